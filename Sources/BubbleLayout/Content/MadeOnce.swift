import Synchronization

/// A value that is made on first use and kept. It is used for parts of cells that are the same at every width
/// and that heights do not depend on.
final class MadeOnce<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// Returns the value, which is made if necessary.
  ///
  /// - Parameter make: Makes the value, which must be equal at each call. If two threads call `value` at the
  ///   same time, both may make it.
  func value(_ make: () -> Value) -> Value {
    if let known = made.withLock({ $0 }) { return known }
    let value = make()
    made.withLock { $0 = value }
    return value
  }
}
