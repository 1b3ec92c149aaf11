import TextLayout

/// The last line of a text, or the last row of reactions, relative to the element.
struct LastLine {
  var minX: LayoutUnit
  var maxX: LayoutUnit
  let height: LayoutUnit
  /// The distance from the line's lower edge up to the vertical middle of a footer beside the line.
  let middle: LayoutUnit
  /// How much farther the baseline is from the lower edge than in a line that has only the first font. A footer at the
  /// lower edge is moved up by this distance, so that its baseline keeps its place beside that of the line.
  var rise: LayoutUnit = 0
  /// The distance from the baseline to the line's lower edge, in points, if a footer beside the line has the same
  /// baseline; nil for lines that have their own rule.
  var depth: LayoutUnit?
  /// The distance from the line's lower edge to that of the element, in points.
  private(set) var lift: LayoutUnit = 0
  /// Whether the line begins at the right side.
  var isRightToLeft: Bool
  /// Whether a footer below the line keeps a distance, because the line is in a block inside the element, such as the item
  /// of a list, or has an edge, as pills have.
  var isApart = false
  /// Whether the line may change with the width of its element; otherwise it depends on the limit alone.
  var followsWidth = true

  /// Returns the line of a block inside an element. It reaches over the marker or bar at the side where it begins, so that no
  /// footer stands on them.
  func inset(by fit: StackRule.Fit) -> LastLine {
    var line = moved(by: fit.insets.left, up: 0)
    line.isApart = true
    if isRightToLeft {
      line.maxX += fit.insets.right + fit.right
    } else {
      line.minX -= fit.insets.left + fit.left
    }
    return line
  }

  /// Returns the line of a node inside an element.
  ///
  /// - Parameters:
  ///   - x: The distance of the node from the element's left edge.
  ///   - height: The distance of the node from the element's lower edge.
  func moved(by x: LayoutUnit, up height: LayoutUnit) -> LastLine {
    var line = self
    (line.minX, line.maxX, line.lift) = (minX + x, maxX + x, lift + height)
    return line
  }

  /// Returns the line mirrored within a box of this width.
  func mirrored(in width: LayoutUnit) -> LastLine {
    var line = self
    line.minX = width - maxX
    line.maxX = width - minX
    line.isRightToLeft.toggle()
    return line
  }
}

/// The lines of a text that have only its first font. The footer beside any line of the text has the distance from the
/// baseline that it has beside such a line, however tall the other fonts are.
struct PlainLine: Hashable, Sendable {
  let height: LayoutUnit
  /// The distance from the baseline to the lower edge, in points.
  let depth: LayoutUnit
  /// The height of capital letters above the baseline, in points.
  let capHeight: LayoutUnit

  /// Returns the distance from the lower edge of a line up to the vertical middle of a footer beside it.
  ///
  /// - Parameter depth: The distance from the baseline of that line to its lower edge.
  func middle(depth: LayoutUnit) -> LayoutUnit {
    max(0, (height - capHeight - self.depth).half + depth)
  }

  /// Returns how much farther the baseline of a line is from its lower edge than in these lines.
  func rise(depth: LayoutUnit) -> LayoutUnit { max(0, depth - self.depth) }
}
