import TextLayout

/// The sizes of a message's blocks within limits.
///
/// Methods return nil if a text has to be shaped first. `ColumnFold` then returns nil too.
protocol ColumnBlocks {
  associatedtype Text: BlockText
  /// The blocks.
  var tree: BlockTree<Text> { get }

  /// The lines of the message's own text, as they were measured last.
  var lines: MeasuredLines { get }

  /// Measures the message's own text, and keeps its lines.
  mutating func measureText(_ node: Int, in limit: inout Limit) -> BlockMeasure?

  /// Returns the measured footer.
  func footer(in limit: AvailableWidth) -> MeasuredFooter?
}

extension ColumnBlocks {
  /// Returns how wide a block wants to be (see `BlockTree.measure`).
  @inline(__always) func measure(_ node: Int, in limit: inout Limit) -> BlockMeasure? {
    tree.measure(node, in: &limit)
  }

  /// Returns the height of a block at a width (see `BlockTree.height`).
  @inline(__always) func height(_ node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    tree.height(node, in: limit, width: width)
  }

  /// Returns what is at the lower edge of a block (see `TreeNode.lowerEdge`).
  func lowerEdge(of node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LowerEdge? {
    TreeNode(tree: tree, place: node).lowerEdge(in: limit, width: width)
  }
}

/// The blocks of a tree, with shaped texts or with records of texts.
struct TreeBlocks<Text: BlockText>: ColumnBlocks {
  let tree: BlockTree<Text>
  /// The size of the footer in one row.
  private let footerSize: Size
  /// The shaped footer, which may be broken into several rows; nil in a record, and for a message without footer.
  private let footer: PreparedFooter?
  /// Measures the message's own text; nil if that is done by the tree.
  private let givenText: ((AvailableWidth) -> LineSums?)?
  private(set) var lines = MeasuredLines.none

  init(
    _ tree: BlockTree<Text>, footer: Size, prepared: PreparedFooter? = nil,
    text: ((AvailableWidth) -> LineSums?)? = nil
  ) {
    self.tree = tree
    footerSize = footer
    self.footer = prepared
    givenText = text
  }

  mutating func measureText(_ node: Int, in limit: inout Limit) -> BlockMeasure? {
    let node = TreeNode(tree: tree, place: node)
    guard let rule = tree.messageText, let measured = node.lines(in: &limit, given: givenText) else {
      return nil
    }
    lines = measured
    return lines.measure(rule.heightCorrection, in: &limit)
  }

  func footer(in limit: AvailableWidth) -> MeasuredFooter? {
    if limit.holds(footerSize.width) { return MeasuredFooter(size: footerSize, isNatural: true) }
    // A text that is broken into lines because the footer is too narrow also counts as one row.
    return footer.map { $0.row(within: limit, grid: tree.grid) }.map {
      MeasuredFooter(size: $0.size, isNatural: $0.isSingle && $0.size == footerSize)
    }
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

/// The frames of a column's blocks, relative to the bubble, before the content is moved down to be centred.
struct ColumnFrames: ColumnVisitor {
  /// The frame of each block, and the limit that the block was measured within.
  private(set) var blocks: [(frame: Rect, limit: AvailableWidth)] = []
  /// The frame of the footer, or of its capsule if the footer is on a picture; nil if there is no footer.
  private(set) var footer: (frame: Rect, isOnMedia: Bool)?

  mutating func visit(_ step: Int, _ frame: Rect, in limit: AvailableWidth) {
    blocks.append((frame, limit))
  }

  mutating func visitFooter(_ frame: Rect, isOnMedia: Bool) { footer = (frame, isOnMedia) }
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
  var text: CellPlan.TextLines?
  /// The limit of the bubble, and how far all limits may change while the height stays the same.
  var limit: Limit

  /// Returns whether all heights equal those of another result.
  func hasHeights(of other: ColumnResult) -> Bool {
    size.height == other.size.height && drop == other.drop && clearBottom == other.clearBottom
      && text == other.text
  }
}
