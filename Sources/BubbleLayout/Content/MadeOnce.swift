import Synchronization

/// Something that is made when it is asked for first, and kept: parts of cells that are the same at every width, but of no use to
/// heights.
final class MadeOnce<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  /// - Parameter make: Makes it, the same at each call. Two that ask at once may both make it.
  func value(_ make: () -> Value) -> Value {
    if let known = made.withLock({ $0 }) { return known }
    let value = make()
    made.withLock { $0 = value }
    return value
  }
}
