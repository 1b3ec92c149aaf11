import TextLayout

extension ColumnPlan {
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

extension Shared<ColumnPlan> {
  /// Returns the height of a message's rows, and the bubble's limit: how far it may change while the height stays the same.
  ///
  /// - Returns: Nil if a text has to be shaped first.
  @inline(__always)
  func height(
    of blocks: consuming some ColumnBlocks, in limits: ColumnLimits
  ) -> (height: LayoutUnit, limit: Limit)? {
    var fold = ColumnFold(self, blocks, in: limits, visitor: NoVisitor())
    guard var column = fold.result() else { return nil }
    var reach: LayoutUnit?
    if value.reactions != nil {
      guard
        let outer = value.outerReactions(
          fold.blocks.tree, clear: column.clearBottom, in: &column.limit[inside: limits.free])
      else { return nil }
      reach = outer.reach
    }
    let result = value.cell.result(
      bubbleHeight: column.size.height, text: column.text, reactionReach: reach,
      showsAvatar: limits.showsAvatar)
    return (value.cellTop + result.height, column.limit)
  }
}
