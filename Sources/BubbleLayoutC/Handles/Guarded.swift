import Foundation

/// A value that one call at a time works on.
final class Guarded<Value>: @unchecked Sendable {
  // Sendable because nothing reaches the value but under the lock.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func with<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
