/// Values that are expensive to compute, up to a total cost. The values that were not used for the longest
/// time are removed first.
struct BoundedValues<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: Int
  }

  /// The maximum sum of the costs. A single value may exceed it.
  let limit: Int
  private(set) var cost = 0
  private var entries: [Key: Entry] = [:]
  /// The uses in their order. A use that is not the key's last one is ignored.
  private var uses: [(key: Key, number: Int)] = []
  /// The number of the first elements of `uses` that were removed.
  private var removedUses = 0
  private var useCount = 0

  init(limit: Int) { self.limit = limit }

  /// Returns a value, which counts as used; nil if there is none.
  mutating func value(for key: Key) -> Value? {
    guard let value = entries[key]?.value else { return nil }
    use(key)
    return value
  }

  /// Keeps a value.
  ///
  /// - Parameter cost: Its size in bytes.
  mutating func set(_ value: Value, for key: Key, cost: Int) {
    self.cost += cost - (entries[key]?.cost ?? 0)
    entries[key] = Entry(value: value, cost: cost, lastUse: 0)
    use(key)
    while self.cost > limit, entries.count > 1, removedUses < uses.count {
      let oldest = uses[removedUses]
      removedUses += 1
      guard let entry = entries[oldest.key], entry.lastUse == oldest.number else { continue }
      entries[oldest.key] = nil
      self.cost -= entry.cost
    }
  }

  private mutating func use(_ key: Key) {
    useCount += 1
    entries[key]?.lastUse = useCount
    uses.append((key, useCount))
    if uses.count > 2 * entries.count + 64 {
      uses = uses[removedUses...].filter { entries[$0.key]?.lastUse == $0.number }
      removedUses = 0
    }
  }
}
