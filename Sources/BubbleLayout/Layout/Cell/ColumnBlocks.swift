import TextLayout

/// The sizes of a message's blocks within limits, either measured with shaped texts or found in a record.
///
/// Methods return nil if a text has to be shaped first. `ColumnFold` then returns nil too.
protocol ColumnBlocks {
  associatedtype Text: BlockText
  /// The blocks, without the message's text.
  var tree: BlockTree<Text> { get }

  /// The lines of the message's text, as they were measured last.
  var lines: MeasuredLines { get }

  /// Measures the message's text.
  ///
  /// - Returns: False if the text has to be shaped first.
  mutating func measureText(in limit: AvailableWidth) -> Bool

  /// Returns the measured footer.
  func footer(in limit: AvailableWidth) -> MeasuredFooter?

  /// Returns the height of the label below a shortened text, at the width of the text.
  func readMore(in width: LayoutUnit) -> LayoutUnit?

  /// Returns how wide a block wants to be (see `BlockTree.measure`).
  mutating func measure(_ node: Int, in limit: inout Limit) -> BlockMeasure?

  /// Returns the height of a block at a width (see `BlockTree.height`).
  mutating func height(_ node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit?

  /// Returns the line of a block that a footer may be placed beside (see `BlockTree.lastLine`).
  mutating func lastLine(of node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LastLine??
}

/// By default, the tree measures the blocks.
extension ColumnBlocks {
  @inline(__always) func measure(_ node: Int, in limit: inout Limit) -> BlockMeasure? {
    tree.measure(node, in: &limit)
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

/// A footer, measured within a limit.
struct MeasuredFooter {
  var size: Size
  /// Whether the footer is one row in which no text is broken into lines.
  var isNatural: Bool
}

/// Receives the frames that `ColumnFold` computes.
protocol ColumnVisitor {
  /// Is called for each block.
  ///
  /// - Parameters:
  ///   - frame: The block's frame in the column.
  ///   - limit: The limit that the block was measured within.
  mutating func visit(_ step: Int, _ frame: Rect, in limit: AvailableWidth)
  /// Is called with the footer's frame in the column.
  mutating func visitFooter(_ frame: Rect, isOnMedia: Bool)
}

/// Ignores all frames, for callers that need only heights.
struct NoVisitor: ColumnVisitor {
  @inline(__always) mutating func visit(_ step: Int, _ frame: Rect, in limit: AvailableWidth) {}
  @inline(__always) mutating func visitFooter(_ frame: Rect, isOnMedia: Bool) {}
}

/// The size of a column and the positions of its text.
struct ColumnResult {
  /// The bubble's size.
  var size: Size
  /// How far the content is moved down to be centred in a bubble of minimum height, in points.
  var drop: LayoutUnit
  /// How much space at the bubble's lower edge has no text, button or icon, in points.
  var clearBottom: LayoutUnit
  /// The lines of the message's text, measured from the bubble's upper edge; nil if there is no text.
  var text: CellPlan.Text?
  /// The limit of the bubble, and how far all limits may change while the height stays the same.
  var limit: Limit

  /// Returns whether all heights equal those of another result.
  func hasHeights(of other: ColumnResult) -> Bool {
    size.height == other.size.height && drop == other.drop && clearBottom == other.clearBottom
      && text == other.text
  }
}
