import Synchronization

/// The values made most recently, so that scrolling back and forth makes nothing again. The cache is bounded,
/// and shared by copies of a transcript. A key is never used for two values.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Values in two halves: when the young half is full, it becomes the old one, and what was old is dropped.
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

  /// How many values are in one half.
  private let limit: Int
  private let halves = Mutex(Halves())

  init(limit: Int) { self.limit = limit }

  /// The value of a key; nil if it is not cached.
  func known(_ key: Key) -> Value? { halves.withLock { $0.known(key, limit: limit) } }

  func add(_ value: Value, for key: Key) { halves.withLock { $0.add(value, key, limit: limit) } }

  /// The value of a key; it is made if it is not cached.
  func value(for key: Key, make: () -> Value) -> Value {
    if let known = known(key) { return known }
    // Outside the lock, so that nobody waits for another's layout.
    let made = make()
    add(made, for: key)
    return made
  }
}
