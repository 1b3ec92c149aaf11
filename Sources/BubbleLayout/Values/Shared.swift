import Synchronization

/// Stores a large value behind one reference. Copying it updates one reference count instead of one for each
/// part of the value.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  static func == (left: Shared, right: Shared) -> Bool { left === right || left.value == right.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

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
