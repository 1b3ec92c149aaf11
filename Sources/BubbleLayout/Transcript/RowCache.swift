import Synchronization

/// A transcript's cache of messages that were recently shown or measured, shared by its copies.
final class RowCache: Sendable {
  /// Identifies one layout of one message.
  struct Key: Hashable, Sendable {
    /// A number that changes with the message and its placement.
    let entry: UInt64
    /// A number that changes with everything that all rows share, such as the width and the style.
    let layout: UInt64
  }

  /// The rows of messages. The limit is larger than the number of rows in any viewport.
  let rows = RecentValues<Key, MessageRows>(limit: 256)
  /// Prepared messages, by a number that changes with the message and the style. They are large, but a few
  /// are enough for the visible rows at all widths of a resize, and for the neighbours of an edit.
  let prepared = RecentValues<UInt64, PreparedMessage>(limit: 128)
  private let stamps = Atomic<UInt64>(0)

  /// Returns a number that was never returned before.
  func stamp() -> UInt64 { stamps.add(1, ordering: .relaxed).newValue }
}

/// A bounded cache of the values that were made most recently, so that they are not made again when the
/// reader scrolls back and forth. Copies of a transcript share it. A key always stands for the same value.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Values in two halves: when the young half is full, it becomes the old half, and the values of the former
  /// old half are dropped.
  private struct Halves {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]

    mutating func known(_ key: Key, limit: Int) -> Value? {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      add(value, key, limit: limit)
      return value
    }

    mutating func add(_ value: Value, _ key: Key, limit: Int) {
      if young.count >= limit {
        old = young
        young.removeAll(keepingCapacity: true)
      }
      young[key] = value
    }
  }

  /// The maximum number of values in one half.
  private let limit: Int
  private let halves = Mutex(Halves())

  init(limit: Int) { self.limit = limit }

  /// Returns the value of a key; nil if it is not cached.
  func known(_ key: Key) -> Value? { halves.withLock { $0.known(key, limit: limit) } }

  func add(_ value: Value, for key: Key) { halves.withLock { $0.add(value, key, limit: limit) } }

  /// Returns the value of a key, and makes it if it is not cached.
  func value(for key: Key, make: () -> Value) -> Value {
    if let known = known(key) { return known }
    // The value is made outside the lock, so that other threads do not wait for it.
    let made = make()
    add(made, for: key)
    return made
  }
}
