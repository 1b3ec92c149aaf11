import TextLayout

extension ColumnPlan {
  /// Reactions outside the bubble, measured.
  struct PlacedReactions {
    let size: Size
    /// How far the reactions extend below the bubble's lower edge, or above it if negative.
    let reach: LayoutUnit
    /// How far the width available to the reactions may change while they stay the same.
    let slack: LimitSlack
  }

  /// Measures the reactions outside the bubble.
  ///
  /// - Parameters:
  ///   - clear: How much space at the bubble's lower edge the reactions may cover.
  ///   - limit: The width available to the reactions.
  /// - Returns: Nil if there are none, or if a text has to be shaped first.
  func outerReactions<Text>(
    _ tree: BlockTree<Text>, clear: LayoutUnit, in limit: AvailableWidth
  ) -> PlacedReactions? {
    guard let reactions, let measure = tree.measure(Int(reactions.node), in: limit),
      let height = measure.height.height(in: measure.width)
        ?? tree.height(Int(reactions.node), in: limit, width: measure.width)
    else { return nil }
    return PlacedReactions(
      size: Size(width: measure.width, height: height),
      reach: (reactions.overlap.map { -min($0, clear) } ?? reactions.gap) + height, slack: measure.slack)
  }
}

extension Shared<ColumnPlan> {
  /// Returns the height of a message's rows, and how far the limits may change while it stays the same.
  ///
  /// - Returns: Nil if a text has to be shaped first.
  @inline(__always)
  func height(
    of blocks: consuming some ColumnBlocks, in limits: ColumnLimits
  ) -> (height: LayoutUnit, slack: LimitSlack)? {
    var fold = ColumnFold(self, blocks, in: limits, visitor: NoVisitor())
    guard let column = fold.result() else { return nil }
    var slack = column.slack
    var reach: LayoutUnit?
    if value.reactions != nil {
      guard let outer = value.outerReactions(fold.blocks.tree, clear: column.clearBottom, in: limits.free)
      else {
        return nil
      }
      reach = outer.reach
      slack.keep(within: outer.slack)
    }
    let result = value.cell.result(
      bubbleHeight: column.size.height, text: column.text, reactionReach: reach,
      showsAvatar: limits.showsAvatar)
    return (value.cellTop + result.height, slack)
  }
}
