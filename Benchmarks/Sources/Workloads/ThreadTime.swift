import Foundation

/// The sum of all results. It is used, so that the compiler cannot remove the work.
nonisolated(unsafe) public private(set) var checksum = 0

/// Returns the CPU time of this thread for some work, in nanoseconds, so that other processes have little
/// influence.
public func nanoseconds(of work: () -> Int) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  let start = now()
  let result = work()
  let time = now() - start
  keep(result)
  return time
}

/// Adds a result to the checksum.
public func keep(_ result: Int) { checksum &+= result }
