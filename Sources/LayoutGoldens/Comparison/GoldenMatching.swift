/// Matches the items of two texts, so that one added item is one difference and not a change of all later
/// items. It matches cells by the id of their message, separators by their kind and the id below them, labels
/// and boxes by their role and index, and other items by their number.
struct GoldenMatching {
  /// An item that both texts have.
  struct Pair {
    let old: GoldenNode
    let oldIndex: Int
    let new: GoldenNode
    let newIndex: Int
  }

  private(set) var both: [Pair] = []
  /// Items of the expected text only.
  private(set) var missing: [GoldenNode] = []
  /// Items of the actual text only.
  private(set) var added: [GoldenNode] = []

  /// - Complexity: Linear in the number of items.
  init(_ expected: [GoldenNode], _ actual: [GoldenNode]) {
    let (oldKeys, newKeys) = (Self.keys(of: expected), Self.keys(of: actual))
    let places = Dictionary(
      zip(newKeys, actual.indices), uniquingKeysWith: { first, _ in first })
    for (index, key) in oldKeys.enumerated() {
      if let other = places[key] {
        both.append(Pair(old: expected[index], oldIndex: index, new: actual[other], newIndex: other))
      } else {
        missing.append(expected[index])
      }
    }
    let kept = Set(oldKeys)
    for (index, key) in newKeys.enumerated() where !kept.contains(key) { added.append(actual[index]) }
  }

  private struct Key: Hashable {
    let kind: String
    let key: String
    /// Distinguishes items with the same kind and key: how many such items precede this one.
    let occurrence: Int
  }

  private static func keys(of nodes: [GoldenNode]) -> [Key] {
    var counts: [Key: Int] = [:]
    return nodes.map { node in
      let names =
        switch node.kind {
        case "cell": [node.value("id")]
        case "separator": [node.value("kind"), node.value("before")]
        case "label", "box": [node.value("role"), node.value("index")]
        default: [String?]()
        }
      let known = names.compactMap { $0 }.joined(separator: " ")
      let first = Key(kind: node.kind, key: known.isEmpty ? node.key : known, occurrence: 0)
      defer { counts[first, default: 0] += 1 }
      return Key(kind: node.kind, key: first.key, occurrence: counts[first, default: 0])
    }
  }
}
