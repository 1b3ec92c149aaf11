/// Keeps the latest values by their keys. Their number is bounded.
package struct LatestValues<Key: Hashable, Value> {
  private let reach: Int
  private var values: [Key: Value] = [:]
  private var keys: [Key] = []
  private var oldest = 0

  /// - Parameter reach: The number of values that are kept.
  package init(reach: Int) { self.reach = reach }

  /// The value of a key; nil if it was never set or is no longer kept.
  package subscript(key: Key) -> Value? {
    get { values[key] }
    set {
      guard let newValue else { return }
      guard values.updateValue(newValue, forKey: key) == nil else { return }
      guard keys.count == reach else { return keys.append(key) }
      values[keys[oldest]] = nil
      keys[oldest] = key
      oldest = (oldest + 1) % reach
    }
  }
}
