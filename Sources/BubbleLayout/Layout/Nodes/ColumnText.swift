import TextLayout

/// Everything that the height of a message's text depends on, except the lines.
struct ColumnText: Hashable, Sendable {
  var alignment: TextAlignment
  /// Lengths that the style adds to the width and the height of the lines, in points.
  var widthCorrection: LayoutUnit
  var heightCorrection: LayoutUnit
  /// The distance from the left edge of the text's frame to the lines, in points.
  var linesX: LayoutUnit
  /// The lines that have only the first font.
  var plainLine: PlainLine
  /// Whether the text consists only of enlarged emoji.
  var isEnlarged = false
  /// The maximum number of lines of a text that is not shortened; nil for no maximum.
  var maximumLines: Int?
  /// How the height of each line is computed; nil if the lines are measured with their text.
  var pitch: LinePitch?
  /// The size and distance of the label below a shortened text, if both are known; nil if there is no label.
  var readMore: (size: Size, gap: LayoutUnit)? { readMoreSize.map { ($0, readMoreGap) } }
  var readMoreSize: Size?
  var readMoreGap: LayoutUnit = 0
}

extension ColumnText {
  /// Returns the height of the last line for computing its distance from a footer. Enlarged emoji do not
  /// increase that distance, so their line counts as 0.
  func lastLineHeight(of lines: MeasuredLines) -> LayoutUnit { isEnlarged ? 0 : lines.lines.lastLineHeight }

  /// Returns the last line in a block of a given width.
  ///
  /// - Parameter footer: The height of the footer that may be placed beside it.
  func lastLine(of lines: MeasuredLines, in width: LayoutUnit, footer: LayoutUnit) -> LastLine {
    let isRightToLeft = lines.lines.isRightToLeft
    let moved = alignment.offset(of: max(0, width - lines.size.width), isRightToLeft: isRightToLeft)
    let left = moved + linesX + lines.lastLineX
    let height = lastLineHeight(of: lines)
    return LastLine(
      minX: left, maxX: left + lines.lines.lastLineWidth, height: height,
      // A footer beside enlarged emoji is at their lower edge.
      middle: isEnlarged
        ? footer.half
        : plainLine.middle(depth: lines.lines.lastLineDescent),
      rise: isEnlarged ? 0 : plainLine.rise(depth: lines.lines.lastLineDescent),
      isRightToLeft: isRightToLeft)
  }
}

/// The lines of a message's text, measured within a limit.
struct MeasuredLines {
  /// The width that the text wants, in points.
  var width = LayoutUnit.zero
  /// The size of the frame around the lines, without the style's correction of the height.
  var size = Size.zero
  var lines = LineSums.none
  /// The left edge of the last line within the lines' own width.
  var lastLineX = LayoutUnit.zero
  /// The distance to the label below a shortened text; nil for a text that is not shortened.
  var readMoreGap: LayoutUnit?
  /// Whether the text is the same at all limits that give the same lines. If not, nothing is known about other limits.
  var followsLines = false
}
