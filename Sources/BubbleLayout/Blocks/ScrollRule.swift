import TextLayout

/// A node that scrolls if the limit is smaller than the size it wants.
struct ScrollRule: Hashable, Sendable {
  /// Whether the node scrolls horizontally: its lines are not broken at the limit.
  var isHorizontal = false
  /// The height that a scroll bar takes at the lower edge, in points: its thickness of 2 and a distance of 2
  /// from the edge.
  static let barRoom: LayoutUnit = 4
  /// The maximum visible height, in points; nil for no maximum.
  var maximumHeight: LayoutUnit?

  /// Returns the limit that the content is measured within.
  func inner(_ limit: AvailableWidth) -> AvailableWidth { isHorizontal ? .unbounded : limit }

  /// Returns the visible part of a height.
  func shown(_ height: LayoutUnit) -> LayoutUnit { maximumHeight.map { min(height, $0) } ?? height }
}
