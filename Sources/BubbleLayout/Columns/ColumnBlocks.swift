import TextLayout

/// The sizes of a message's blocks within limits: measured with shaped texts, or found in a record.
///
/// Methods return nil if a text has to be shaped first. Then the fold returns nil too.
protocol ColumnBlocks {
  associatedtype Text: BlockText
  /// The blocks besides the text.
  var tree: BlockTree<Text> { get }

  /// The lines of the message's text, as last measured.
  var lines: MeasuredLines { get }

  /// Measures the message's text.
  ///
  /// - Returns: False if it has to be shaped first.
  mutating func measureText(in limit: AvailableWidth) -> Bool

  /// The footer.
  func footer(in limit: AvailableWidth) -> MeasuredFooter?

  /// The height of the label below a shortened text, at the width of the text.
  func readMore(in width: LayoutUnit) -> LayoutUnit?

  /// How wide a block wants to be (`BlockTree.measure`).
  mutating func measure(_ node: Int, in limit: AvailableWidth) -> BlockMeasure?

  /// How tall a block is in a width (`BlockTree.height`).
  mutating func height(_ node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit?

  /// The line of a block that a footer may stand beside (`BlockTree.lastLine`).
  mutating func lastLine(of node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LastLine??
}

/// The answers of the tree.
extension ColumnBlocks {
  @inline(__always) func measure(_ node: Int, in limit: AvailableWidth) -> BlockMeasure? {
    tree.measure(node, in: limit)
  }

  @inline(__always) func height(_ node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    tree.height(node, in: limit, width: width)
  }

  @inline(__always) func lastLine(
    of node: Int, in limit: AvailableWidth, width: LayoutUnit
  ) -> LastLine?? {
    tree.lastLine(of: node, in: limit, width: width)
  }
}

/// The lines of a message's text, measured within a limit.
struct MeasuredLines {
  /// How wide the text wants to be.
  var width = LayoutUnit.zero
  /// The size of the frame that its lines are in, without the style's correction of the height.
  var size = Size.zero
  var lines = LineSums.none
  /// The left edge of the last line within the lines' own width.
  var lastLineX = LayoutUnit.zero
  /// The distance to the label below a shortened text; nil for a text that is shown whole.
  var readMoreGap: LayoutUnit?
  var slack = LimitSlack.none
}

/// A footer, measured within a limit.
struct MeasuredFooter {
  var size: Size
  /// Whether it is one row in which no text is broken.
  var isNatural: Bool
}

/// Receives the places that the fold finds.
protocol ColumnVisitor {
  /// A block is in its place.
  ///
  /// - Parameters:
  ///   - frame: The frame in the column.
  ///   - limit: The limit it was measured within.
  mutating func visit(_ step: Int, _ frame: Rect, in limit: AvailableWidth)
  /// The footer is in its place: its frame in the column.
  mutating func visitFooter(_ frame: Rect, isOnMedia: Bool)
}

/// Ignores all places, for callers that need only heights.
struct NoVisitor: ColumnVisitor {
  @inline(__always) mutating func visit(_ step: Int, _ frame: Rect, in limit: AvailableWidth) {}
  @inline(__always) mutating func visitFooter(_ frame: Rect, isOnMedia: Bool) {}
}

/// The result of a column.
struct ColumnResult {
  /// The bubble's size.
  var size: Size
  /// How far the content is moved down to be centred in a bubble of minimum height.
  var drop: LayoutUnit
  /// How much space at the bubble's lower edge has no text, button or icon, in points.
  var clearBottom: LayoutUnit
  /// The message's text, measured from the bubble's upper edge; nil if there is none.
  var text: CellPlan.Text?
  /// How far limits may change while the height stays the same.
  var slack: LimitSlack

  /// Whether all heights equal those of another result.
  func hasHeights(of other: ColumnResult) -> Bool {
    size.height == other.size.height && drop == other.drop && clearBottom == other.clearBottom
      && text == other.text
  }
}
