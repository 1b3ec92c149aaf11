import Foundation

/// What results add up to, so that no work can be left out because nothing looks at what it gives.
nonisolated(unsafe) public private(set) var checksum = 0

/// The thread's own time for some work, in nanoseconds: others that use the machine count as little as can
/// be.
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
