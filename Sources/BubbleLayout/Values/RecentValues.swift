import Synchronization

/// A bounded cache of the values that were made most recently, so that they are not made again when the
/// reader scrolls back and forth. Copies of a transcript share it. A key always stands for the same value.
final class RecentValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// Values in two halves: when the young half is full, it becomes the old half, and the values of the former
  /// old half are dropped.
  private struct Halves {
    /// The weight at which a half is full.
    var limit: Int
    var weight = 0
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]

    mutating func known(_ key: Key, _ weigh: (Value) -> Int) -> Value? {
      if let value = young[key] { return value }
      guard let value = old[key] else { return nil }
      add(value, key, weigh)
      return value
    }

    mutating func add(_ value: Value, _ key: Key, _ weigh: (Value) -> Int) {
      if weight >= limit {
        old = young
        young.removeAll(keepingCapacity: true)
        weight = 0
      }
      if young.updateValue(value, forKey: key) == nil { weight += weigh(value) }
    }
  }

  private let halves: Mutex<Halves>
  private let weigh: @Sendable (Value) -> Int

  /// - Parameters:
  ///   - limit: The weight at which one half is full.
  ///   - weigh: Returns the weight of a value, which is always the same. Usually each value weighs 1.
  init(limit: Int, weigh: @escaping @Sendable (Value) -> Int = { _ in 1 }) {
    halves = Mutex(Halves(limit: limit))
    self.weigh = weigh
  }

  /// Changes the weight at which one half is full.
  func setLimit(_ limit: Int) { halves.withLock { $0.limit = limit } }

  /// Returns the value of a key; nil if it is not cached.
  func known(_ key: Key) -> Value? { halves.withLock { $0.known(key, weigh) } }

  func add(_ value: Value, for key: Key) { halves.withLock { $0.add(value, key, weigh) } }

  /// Returns the value of a key, and makes it if it is not cached.
  func value(for key: Key, make: () -> Value) -> Value {
    if let known = known(key) { return known }
    // The value is made outside the lock, so that other threads do not wait for it.
    let made = make()
    add(made, for: key)
    return made
  }
}
