import TextLayout

/// The last line of a text, or the last row of reactions. Places are relative to the element.
struct LastLine {
  var minX: LayoutUnit
  var maxX: LayoutUnit
  /// The lower edge.
  let maxY: LayoutUnit
  let height: LayoutUnit
  /// The distance from the lower edge up to the middle of a footer.
  let middle: LayoutUnit
  let isRightToLeft: Bool

  /// Half of the capital height above the baseline, measured from the lower edge of the line.
  static func middle(height: LayoutUnit, capHeight: LayoutUnit, descent: LayoutUnit) -> LayoutUnit {
    max(0, (height - capHeight - descent).half + descent)
  }

  /// The line in the mirror image of its box.
  func mirrored(in width: LayoutUnit) -> LastLine {
    var line = self
    line.minX = width - maxX
    line.maxX = width - minX
    return line
  }
}
