import TextLayout

/// The maximum widths of a bubble, of its content and of the reactions outside it.
struct ColumnLimits: Hashable, Sendable {
  /// The maximum width of the bubble.
  var bubble: AvailableWidth
  /// The maximum width of a line of text in the bubble.
  var text: AvailableWidth
  /// The width between the margins and beside the selection marks, whatever the bubble's own limit.
  var room: AvailableWidth
  /// The maximum width of reactions outside the bubble.
  var free: AvailableWidth
  /// Whether the cell is wide enough for the sender's picture.
  var showsAvatar: Bool

  /// - Parameters:
  ///   - width: The cell's width.
  ///   - inset: See `OuterReactions.inset`.
  init(_ limits: WidthLimits, in width: AvailableWidth, inset: LayoutUnit) {
    bubble = limits.bubble
    text = limits.text
    room = limits.room
    showsAvatar = limits.showsAvatar
    // In a cell of unlimited width, reactions have no limit until the bubble's width is known.
    free = width.limit.map { Self.free(limits, in: $0, inset: inset) } ?? .unbounded
  }

  /// Returns the maximum width of reactions outside the bubble.
  static func free(
    _ limits: WidthLimits, in cellWidth: LayoutUnit, inset: LayoutUnit
  ) -> AvailableWidth {
    let (margin, selection) = (limits.margin, limits.selection)
    let beside = cellWidth - max(margin.start + margin.end + selection.shift, selection.reserved)
    let free = max(beside, limits.leastContent)
    return .fixed(max(0, free - inset))
  }
}

extension OuterReactions {
  /// Returns the distance between the bubble's side and reactions that overlap its edge; 0 for other
  /// reactions.
  static func inset(_ style: ReactionStyle) -> LayoutUnit {
    style.place == .overlapping ? style.edgeInset : 0
  }
}
