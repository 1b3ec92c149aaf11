import TextLayout

/// Something that scrolls where it has less room than it wants.
struct ScrollRule: Hashable, Sendable {
  /// Whether its lines are never broken for want of room, but stand beyond it.
  var isHorizontal = false
  /// The most of its height that is seen, in points; nil for all.
  var maximumHeight: LayoutUnit?

  /// What is measured within it.
  func inner(_ limit: AvailableWidth) -> AvailableWidth { isHorizontal ? .unbounded : limit }

  /// How much of a height is seen.
  func shown(_ height: LayoutUnit) -> LayoutUnit { maximumHeight.map { min(height, $0) } ?? height }
}
