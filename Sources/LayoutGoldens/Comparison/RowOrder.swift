/// Finds out whether the order of the rows differs between two layouts, and which rows have neighbours that
/// were added, removed or moved.
struct RowOrder {
  /// The change of the order; nil if the order is the same.
  private(set) var difference: GoldenDifference?
  /// The names of the rows whose neighbours have changed, as in the expected layout.
  private(set) var unsettled: Set<String> = []

  /// - Complexity: O(n log n) in the number of rows; linear if no row has moved.
  init(_ pairs: GoldenMatching, _ expected: [GoldenNode], _ actual: [GoldenNode]) {
    let rows = pairs.both.filter { $0.old.isRow }
    let moved = Self.moved(rows.map(\.newIndex))
    report(moved, rows, actual)
    // The names of the rows that both layouts have, by their places in each layout.
    let (old, new) = (
      Dictionary(rows.map { ($0.oldIndex, $0.old.name) }, uniquingKeysWith: { $1 }),
      Dictionary(rows.map { ($0.newIndex, $0.old.name) }, uniquingKeysWith: { $1 })
    )
    func unsettle(_ index: Int, _ nodes: [GoldenNode], _ names: [Int: String]) {
      for step in [-1, 1] {
        var place = index + step
        // Skips neighbouring rows that only one of the layouts has, up to the next row that both layouts
        // have.
        while nodes.indices.contains(place), names[place] == nil, nodes[place].isRow { place += step }
        if let name = names[place] { unsettled.insert(name) }
      }
    }
    // Each run of removed rows is visited at most twice.
    func unsettle(around lost: [Int], _ nodes: [GoldenNode], _ names: [Int: String]) {
      var last = -2
      for (number, index) in lost.enumerated() {
        let isEnd = number == lost.count - 1 || lost[number + 1] != index + 1
        if index != last + 1 || isEnd { unsettle(index, nodes, names) }
        last = index
      }
    }
    unsettle(around: expected.indices.filter { old[$0] == nil && expected[$0].isRow }, expected, old)
    unsettle(around: actual.indices.filter { new[$0] == nil && actual[$0].isRow }, actual, new)
    for index in moved {
      unsettled.insert(rows[index].old.name)
      unsettle(rows[index].oldIndex, expected, old)
      unsettle(rows[index].newIndex, actual, new)
    }
  }

  /// Returns the smallest set of indices that have to be moved so that the places ascend.
  static func moved(_ places: [Int]) -> [Int] {
    if zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { return [] }
    // The rows of the longest ascending subsequence do not have to be moved. It is found by patience sorting
    // with back references.
    var (tops, before): ([Int], [Int?]) = ([], [])
    for (index, place) in places.enumerated() {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if places[tops[middle]] < place { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? tops[low - 1] : nil)
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var kept: Set<Int> = []
    var next = tops.last
    while let index = next {
      kept.insert(index)
      next = before[index]
    }
    return places.indices.filter { !kept.contains($0) }
  }

  private mutating func report(_ moved: [Int], _ rows: [GoldenMatching.Pair], _ actual: [GoldenNode]) {
    guard let first = moved.first else { return }
    let row = rows[first]
    let others = moved.count > 1 ? ", and \(moved.count - 1) more moved" : ""
    let isUp = rows.contains { $0.oldIndex < row.oldIndex && $0.newIndex > row.newIndex }
    let neighbour = isUp ? row.newIndex + 1 : row.newIndex - 1
    var place = isUp ? "further up" : "further down"
    if actual.indices.contains(neighbour), actual[neighbour].isRow {
      place = "\(isUp ? "before" : "after") \(actual[neighbour].shortName)"
    }
    difference = GoldenDifference(
      field: "order", change: "order: \(row.old.shortName) is now \(place)\(others)",
      kind: .init(row: "", part: "", source: "order"))
  }
}

extension GoldenNode {
  /// The id of a cell; the name of any other row.
  fileprivate var shortName: String { kind == "cell" ? value("id") ?? name : name }
}
