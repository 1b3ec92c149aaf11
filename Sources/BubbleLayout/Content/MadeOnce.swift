import Synchronization

/// A value that is made on first use and kept: parts of cells that are the same at every width and not needed
/// for heights.
final class MadeOnce<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// - Parameter make: Makes the value, the same at each call. Two threads that ask at once may both make it.
  func value(_ make: () -> Value) -> Value {
    if let known = made.withLock({ $0 }) { return known }
    let value = make()
    made.withLock { $0 = value }
    return value
  }
}
