import TextLayout

/// How deep blocks inside each other give up their indentation.
extension RichBuilder {
  /// The width that the texts of deep blocks keep, in em.
  private static let leastLine = 8.0
  /// The minimum distance between two bars, or between the sign of an inner block and the sign of the block around it, in
  /// points.
  static let leastGap: LayoutUnit = 2
  /// How many nested levels keep a part of their indentation in any case, and that part, in em. Without it, nobody could
  /// see which item belongs to which.
  private static let (steppedLevels, leastStep) = (3, 0.6)

  /// Returns how an indented block becomes less indented if its texts would have too little width; nil for a block that
  /// is always indented. The block keeps as much of its indentation as it needs to keep its sign clear of the signs
  /// before it.
  ///
  /// - Parameters:
  ///   - column: The whole indentation, in points.
  ///   - sign: How far the sign of the block, a marker or a bar, reaches before its texts, in points.
  func indent(_ column: LayoutUnit, sign: LayoutUnit, _ context: RichContext) -> StackRule.Indent? {
    let isAtRight = context.isAtRight
    let free = context.free.isAtRight == isAtRight ? context.free.width : 0
    // The marker on the first line ends `markerGap` before the texts of its item.
    let least =
      context.isBesideMarker
      ? min(column, sign - rich.markerGap + Self.leastGap) : max(0, min(column, sign) - free)
    guard context.level > 0 else { return nil }
    let em = context.font.size * maker.fontScale
    let step = context.level <= Self.steppedLevels ? min(column, LayoutUnit(em * Self.leastStep)) : 0
    return StackRule.Indent(
      least: LayoutUnit((em * Self.leastLine).rounded(.up)), start: max(0, column - max(step, least)),
      isAtRight: isAtRight)
  }

  /// Returns the free space before the texts inside a block that is indented by a column in which it has a sign only beside
  /// the first line.
  func freeSpace(ofColumn column: LayoutUnit, _ context: RichContext) -> FreeSpace {
    let isAtRight = context.isAtRight
    return FreeSpace(
      width: context.free.isAtRight == isAtRight ? max(context.free.width, column) : column,
      isAtRight: isAtRight)
  }
}
