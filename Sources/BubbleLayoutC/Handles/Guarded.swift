import Foundation

/// A value with a lock, so that only one call at a time uses it.
final class Guarded<Value>: @unchecked Sendable {
  // Sendable because the value is only accessed under the lock.
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
