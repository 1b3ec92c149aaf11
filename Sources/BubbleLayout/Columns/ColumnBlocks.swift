import TextLayout

/// What the blocks of a message come to within limits: measured with shaped texts, or found in a record.
///
/// Where it cannot say without shaping it answers nil, and so does the fold.
protocol ColumnBlocks {
  associatedtype Text: BlockText
  /// The blocks beside the text.
  var tree: BlockTree<Text> { get }

  /// The lines of the message's text, as they were measured last.
  var lines: MeasuredLines { get }

  /// Measures the message's text.
  ///
  /// - Returns: False where it has to be shaped to know.
  mutating func measureText(in limit: AvailableWidth) -> Bool

  /// The footer.
  func footer(in limit: AvailableWidth) -> MeasuredFooter?

  /// The height of the label below a text that is shortened, in the width of the text.
  func readMore(in width: LayoutUnit) -> LayoutUnit?

  /// How wide a block wants to be (`BlockTree.measure`).
  mutating func measure(_ node: Int, in limit: AvailableWidth) -> BlockMeasure?

  /// How tall a block is in a width (`BlockTree.height`).
  mutating func height(_ node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit?

  /// The line of a block that a footer may stand beside (`BlockTree.lastLine`).
  mutating func lastLine(of node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LastLine??
}

/// What the tree says.
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
  /// The size of its frame, in which its lines are, but for the style's correction of the height.
  var size = Size.zero
  var lines = LineSums.none
  /// The left edge of the last line within the lines' own width.
  var lastLineX = LayoutUnit.zero
  /// The distance to the label below a text that is shortened; nil for one that is shown whole.
  var readMoreGap: LayoutUnit?
  var slack = LimitSlack.none
}

/// A footer, measured within a limit.
struct MeasuredFooter {
  var size: Size
  /// Whether it is one row, none of whose texts is broken.
  var isNatural: Bool
}

/// Takes the places that the fold finds, where they are wanted.
protocol ColumnVisitor {
  /// A block is in its place.
  ///
  /// - Parameters:
  ///   - frame: In the column.
  ///   - limit: What it was measured within.
  mutating func visit(_ step: Int, _ frame: Rect, in limit: AvailableWidth)
  /// The footer is in its place: its frame in the column.
  mutating func visitFooter(_ frame: Rect, isOnMedia: Bool)
}

/// For those who want heights alone.
struct NoVisitor: ColumnVisitor {
  @inline(__always) mutating func visit(_ step: Int, _ frame: Rect, in limit: AvailableWidth) {}
  @inline(__always) mutating func visitFooter(_ frame: Rect, isOnMedia: Bool) {}
}

/// What a column comes to.
struct ColumnResult {
  /// The bubble's size.
  var size: Size
  /// How far the content is moved down to be centred in a bubble of the least height.
  var drop: LayoutUnit
  /// How far up from the bubble's lower edge there is neither text nor button nor sign.
  var clearBottom: LayoutUnit
  /// The message's text, from the bubble's upper edge; nil for none.
  var text: CellPlan.Text?
  /// How far limits may move while the height stays.
  var slack: LimitSlack

  /// Whether all heights are those of another result.
  func hasHeights(of other: ColumnResult) -> Bool {
    size.height == other.size.height && drop == other.drop && clearBottom == other.clearBottom
      && text == other.text
  }
}
