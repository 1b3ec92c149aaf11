import TextLayout

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

/// The blocks of a message, measured from its shaped texts.
struct ShapedBlocks: ColumnBlocks {
  var tree: BlockTree<PreparedText>
  /// What becomes of the tree's nodes in a cell.
  let paints: ContiguousArray<Paint>
  let element: TextElement?
  let preparedFooter: PreparedFooter?
  /// The message's text, as it was measured last; nil if there is none.
  private(set) var text: MeasuredText?
  private(set) var lines = MeasuredLines()

  init(_ message: PreparedMessage, grid: PixelGrid) {
    tree = message.tree
    tree.grid = grid
    paints = message.paints
    element = message.text
    preparedFooter = message.footer
  }

  mutating func measureText(in limit: AvailableWidth) -> Bool {
    guard let measured = element?.measure(in: limit, grid: tree.grid) else { return false }
    text = measured
    lines = measured.lines
    return true
  }

  func footer(in limit: AvailableWidth) -> MeasuredFooter? {
    guard let row = preparedFooter?.row(within: limit, grid: tree.grid),
      let natural = preparedFooter?.row(within: .unbounded, grid: tree.grid)
    else { return nil }
    // A text that is broken into lines because the footer is too narrow also counts as one row.
    return MeasuredFooter(size: row.size, isNatural: row.isSingle && row.size == natural.size)
  }

  func readMore(in width: LayoutUnit) -> LayoutUnit? {
    text?.more.map { tree.grid.roundedUp($0.size(within: .fixed(width)).height) }
  }
}
