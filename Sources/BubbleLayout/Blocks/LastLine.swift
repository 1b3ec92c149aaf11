import TextLayout

/// The last line of a text, or the last row of reactions. Its coordinates are relative to the element.
struct LastLine {
  var minX: LayoutUnit
  var maxX: LayoutUnit
  /// The lower edge of the line.
  let maxY: LayoutUnit
  let height: LayoutUnit
  /// The distance from the lower edge up to the vertical middle of a footer beside the line.
  let middle: LayoutUnit
  let isRightToLeft: Bool

  /// Returns the distance from the lower edge of a line up to the middle of its capital letters.
  static func middle(height: LayoutUnit, capHeight: LayoutUnit, descent: LayoutUnit) -> LayoutUnit {
    max(0, (height - capHeight - descent).half + descent)
  }

  /// Returns the line mirrored within a box of this width.
  func mirrored(in width: LayoutUnit) -> LastLine {
    var line = self
    line.minX = width - maxX
    line.maxX = width - minX
    return line
  }
}
