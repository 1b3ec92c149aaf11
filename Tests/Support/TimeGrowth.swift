import Foundation

/// Returns how many times the processor time grows when the input of some work becomes ten times as long: about
/// 10 for linear work, and 100 for quadratic work.
///
/// Only the time of the calling thread counts, so other programs do not change the result much. Work that seems
/// to grow too fast is repeated, and the best time of each length counts.
///
/// - Parameters:
///   - length: The length of the long input.
///   - work: Receives a length.
package func timeGrowth(to length: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  var (short, long) = (Double.infinity, Double.infinity)
  for _ in 0..<3 {
    for _ in 0..<3 { short = min(short, try processorTime { try work(length / 10) }) }
    long = min(long, try processorTime { try work(length) })
    if long < 20 * short { break }
  }
  return long / short
}

/// Returns the processor time of the calling thread, in seconds.
private func processorTime(_ work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try work()
  return now() - start
}
