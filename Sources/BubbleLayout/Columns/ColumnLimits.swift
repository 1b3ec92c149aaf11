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
  ///   - gutter: How far the message is moved to leave space for selection marks.
  ///   - marks: The width of the selection marks, whether the message is moved for them or not.
  ///   - inset: See `OuterReactions.inset`.
  init(
    _ limits: WidthLimits, in width: AvailableWidth, gutter: LayoutUnit, marks: LayoutUnit, inset: LayoutUnit
  ) {
    bubble = limits.bubble
    text = limits.text
    room = limits.room
    showsAvatar = limits.showsAvatar
    // In a cell of unlimited width, reactions have no limit until the bubble's width is known.
    free =
      width.limit.map {
        Self.free(limits, in: $0, gutter: gutter, marks: marks, inset: inset)
      }
      ?? .unbounded
  }

  /// Returns the maximum width of reactions outside the bubble.
  static func free(
    _ limits: WidthLimits, in cellWidth: LayoutUnit, gutter: LayoutUnit, marks: LayoutUnit,
    inset: LayoutUnit
  ) -> AvailableWidth {
    let beside = cellWidth - max(limits.margin.start + limits.margin.end + gutter, marks)
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

extension AccessoryStyle {
  /// Returns how far messages at the start side are moved for selection marks, in points.
  static func room(_ selection: AccessoryStyle?) -> LayoutUnit {
    selection.map { $0.size + $0.gap } ?? 0
  }

  /// Returns the width of the space at the start of the cell that only selection marks may use, in points.
  static func marks(_ selection: AccessoryStyle?) -> LayoutUnit {
    selection.map { ($0.edge ?? $0.gap) + $0.size + BubbleStyle.leastMargin } ?? 0
  }
}
