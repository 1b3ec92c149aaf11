import TextUnicode

/// Moves the text after a tab to the next tab stop, measured from the line's start (CSS Text 3 §4.2).
struct TabStops {
  let rule: TabRule
  /// The clusters that are tabs, ascending.
  let tabs: [Int]
  let clusters: ClusterTable

  var count: Int { tabs.count }

  /// Returns the index of the first tab at or after `cluster`. O(log n).
  func first(atOrAfter cluster: Int) -> Int {
    (0..<tabs.count).partition { tabs[$0] >= cluster }
  }

  /// Returns how far the tabs before the cluster `end` move the text after them.
  ///
  /// - Parameters:
  ///   - index: The first tab that is not counted yet. It is advanced past the counted tabs.
  ///   - origin: The position of the line's start.
  ///   - shift: How far the tabs before `index` move the text.
  func shift(upTo end: Int, from index: inout Int, origin: Advance, shift: Advance) -> Advance {
    var shift = shift
    while index < tabs.count, tabs[index] < end {
      let x = clusters.position(tabs[index]) - origin + shift
      shift += rule.width(at: x)
      index += 1
    }
    return shift
  }
}
