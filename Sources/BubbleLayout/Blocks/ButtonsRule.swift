import TextLayout

/// Rows of buttons of equal width.
struct ButtonsRule: Hashable, Sendable {
  /// The indices of the titles in the tree's `texts`, and of the numbers of buttons in each row in the tree's
  /// `counts`.
  let texts: Range<Int32>
  let rows: Range<Int32>
  /// The minimum height of a button, in points.
  let height: LayoutUnit
  /// The distance from a button's sides to its title.
  let padding: LayoutUnit
  /// The distance between buttons, and between rows.
  let spacing: LayoutUnit

  /// Returns the width of a row in which all buttons are as wide as the widest title. In a narrower block,
  /// each button has its own row.
  func width(titles: LayoutUnit, count: Int) -> LayoutUnit {
    (titles + padding + padding) * count + spacing * (count - 1)
  }

  /// Returns the frame of a button in a row. The right edges are rounded down, so that the last button ends
  /// exactly at the width of the row.
  func frame(_ column: Int, of count: Int, in width: LayoutUnit, y: LayoutUnit, height: LayoutUnit) -> Rect {
    let free = max(0, width - spacing * (count - 1))
    let start = free.share(column, of: count)
    return Rect(
      x: start + spacing * column, y: y, width: free.share(column + 1, of: count) - start, height: height)
  }
}

extension LayoutUnit {
  /// Returns the length of the first `index` of `count` equal shares, rounded down to layout units.
  fileprivate func share(_ index: Int, of count: Int) -> LayoutUnit {
    LayoutUnit(rawValue: rawValue * index / max(1, count))
  }
}
