import TextUnicode

/// Moves what follows a tab to the next tab stop, counted from the line's start (CSS Text 3 §4.2).
struct TabStops {
  let rule: TabRule
  /// The clusters that are tabs, ascending.
  let tabs: [Int]
  let clusters: ClusterTable

  var count: Int { tabs.count }

  /// The index of the first tab that is `cluster` or comes after it. O(log n).
  func first(atOrAfter cluster: Int) -> Int {
    (0..<tabs.count).partition { tabs[$0] >= cluster }
  }

  /// How far the tabs before `end` move what follows them, `shift` being the move of those before `index`.
  ///
  /// - Parameters:
  ///   - index: The first tab not counted yet; moved on past those that are.
  ///   - origin: The position of the line's start.
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
