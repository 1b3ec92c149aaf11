import TextLayout

/// Something that scrolls if it has less room than it wants.
struct ScrollRule: Hashable, Sendable {
  /// Whether its lines are never broken, but overflow.
  var isHorizontal = false
  /// The maximum visible height, in points; nil for no maximum.
  var maximumHeight: LayoutUnit?

  /// The limit that its content is measured within.
  func inner(_ limit: AvailableWidth) -> AvailableWidth { isHorizontal ? .unbounded : limit }

  /// The visible part of a height.
  func shown(_ height: LayoutUnit) -> LayoutUnit { maximumHeight.map { min(height, $0) } ?? height }
}
