import TextLayout

/// The width of a cell as it was asked for, made safe.
enum CellWidth: Hashable, Sendable {
  case fixed(LayoutUnit)
  /// As wide as the cell's content and margins need.
  case content

  /// - Parameter points: Negative widths and not-a-number are 0, infinity leaves the width to the content.
  init(_ points: Double) {
    self = points == .infinity ? .content : .fixed(max(0, LayoutUnit(points)))
  }

  /// Nil where the content decides.
  var limit: LayoutUnit? {
    if case .fixed(let width) = self { return width }
    return nil
  }
}
