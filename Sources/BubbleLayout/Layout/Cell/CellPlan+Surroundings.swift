import TextLayout

extension CellPlan {
  /// The vertical layout of a cell outside its bubble. It computes the cell's height from the bubble's height,
  /// the style, the placement and the labels. It is the same at all widths.
  ///
  /// Equal plans with bubbles of equal height give equal cell heights. Equal plans are stored once and shared
  /// by many messages.
  struct Surroundings: Hashable, Sendable {
    /// The spacing above the message, which is part of the cell.
    var spacing: LayoutUnit
    /// The upper edge of the bubble: below its margin and the labels above it.
    var bubbleTop: LayoutUnit
    var bottomMargin: LayoutUnit
    /// The height that labels and pictures below the bubble add, including their distances.
    var labelsBelow: LayoutUnit = 0
    var avatar: Avatar?
    var rule: CellHeight
    /// The height of the text at the width `CellHeight.textWidth`; nil if the style gives no such width.
    var ruledText: LayoutUnit?
    /// Whether the cell has content other than its text that the rule for the cell's height leaves out.
    var keepsContent = false
    var grid: PixelGrid

    struct Avatar: Hashable, Sendable {
      let anchor: AvatarAnchor
      let size: LayoutUnit
      let offset: LayoutUnit
    }

    /// The height of the cell, and the positions in it.
    struct Result {
      var height: LayoutUnit
      /// How far everything is moved down so that there is enough space for an avatar.
      var drop: LayoutUnit = 0
      /// The lower edge of the bubble, its reactions and the labels below it.
      var bottom: LayoutUnit
      /// The upper edge of the avatar; nil if there is none, or if it is at the cell's lower edge.
      var avatarTop: LayoutUnit?
    }

    /// Computes the positions in the cell.
    ///
    /// - Parameters:
    ///   - text: The lines of the text; nil for a message without text in its bubble.
    ///   - reactionReach: How far reactions reach below the bubble's lower edge, or above it if negative; nil
    ///     if there are no reactions outside the bubble.
    ///   - showsAvatar: Whether the cell is wide enough for the avatar.
    func result(bubbleHeight: LayoutUnit, text: TextLines?, reactionReach: LayoutUnit?, showsAvatar: Bool)
      -> Result
    {
      let avatar = showsAvatar ? avatar : nil
      var bottom = bubbleTop + bubbleHeight
      if let reactionReach { bottom = max(bottom, bubbleTop + bubbleHeight + reactionReach) }
      var result = Result(height: 0, bottom: bottom + labelsBelow)
      if let avatar, avatar.anchor != .cellBottom { place(avatar, bubbleHeight, text, &result) }
      result.height = height(result, text, avatar)
      return result
    }

    /// Places an avatar that is not anchored at the cell's lower edge. If it would extend above the cell,
    /// everything else is moved down instead.
    private func place(
      _ avatar: Avatar, _ bubbleHeight: LayoutUnit, _ text: TextLines?, _ result: inout Result
    ) {
      let middle = bubbleTop + bubbleHeight.half
      let anchored =
        switch avatar.anchor {
        case .cellTop, .cellBottom: spacing
        case .top: bubbleTop
        case .bottom: bubbleTop + bubbleHeight - avatar.size
        case .center: middle - avatar.size.half
        case .firstLine: (text.map { bubbleTop + $0.firstLineMiddle } ?? middle) - avatar.size.half
        // A bubble without text has no last line; its lower edge is used instead.
        case .lastLine:
          text.map { bubbleTop + $0.lastLineMiddle - avatar.size.half }
            ?? max(bubbleTop, bubbleTop + bubbleHeight - avatar.size)
        }
      let y = max(spacing, anchored + avatar.offset)
      result.drop = y - anchored - avatar.offset
      result.bottom = max(result.bottom + result.drop, y + avatar.size)
      result.avatarTop = y
    }

    private func height(_ result: Result, _ text: TextLines?, _ avatar: Avatar?) -> LayoutUnit {
      let measured = rule.basis == .text ? (ruledText ?? text?.height).map { grid.roundedUp($0) } : nil
      let content = result.bottom + bottomMargin - spacing
      var ruled = grid.roundedUp(rule.height(text: measured ?? 0, content: content)) + spacing
      if let overhang = rule.overhang { ruled = max(ruled, result.bottom - overhang) }
      // A height that is constant, or depends on the text alone, does not include quotes, cards and pictures.
      // So the cell is made at least tall enough for them.
      if keepsContent { ruled = max(ruled, result.bottom) }
      guard let avatar else { return max(ruled, 0) }
      return max(
        ruled, result.avatarTop.map { $0 + avatar.size } ?? spacing + avatar.size + max(0, avatar.offset))
    }
  }

  /// The lines of a message's text, from the bubble's upper edge.
  struct TextLines: Hashable {
    let height: LayoutUnit
    let firstLineMiddle: LayoutUnit
    let lastLineMiddle: LayoutUnit
  }
}

extension CellPlan {
  /// Reactions outside the bubble, measured.
  struct PlacedReactions {
    let size: Size
    /// How far the reactions extend below the bubble's lower edge, or above it if negative.
    let reach: LayoutUnit
  }

  /// Measures the reactions outside the bubble.
  ///
  /// - Parameters:
  ///   - clear: How much space at the bubble's lower edge the reactions may cover.
  ///   - limit: The width available to the reactions.
  /// - Returns: Nil if there are none, or if a text has to be shaped first.
  func outerReactions<Text>(
    _ tree: BlockTree<Text>, clear: LayoutUnit, in limit: inout Limit
  ) -> PlacedReactions? {
    guard let reactions, let measure = tree.measure(Int(reactions.node), in: &limit),
      let height = measure.height(in: measure.width)
        ?? tree.height(Int(reactions.node), in: limit.width, width: measure.width)
    else { return nil }
    return PlacedReactions(
      size: Size(width: measure.width, height: height),
      reach: (reactions.overlap.map { -min($0, clear) } ?? reactions.gap) + height)
  }
}
