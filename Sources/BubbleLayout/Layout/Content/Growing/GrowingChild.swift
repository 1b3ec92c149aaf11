import Markdown
import TextLayout

/// A block in a stack that grows. It is finished, or a growing text, or a block that contains a growing one.
struct GrowingChild: Sendable {
  /// The margins to the blocks above and below, in points.
  let above: LayoutUnit
  let below: LayoutUnit
  /// The distances from the block's edges to its lines or blocks.
  private(set) var insets = Insets.zero
  private var content: Content
  /// The header above the lines of code; nil if there is none.
  private var header: BlockTree<PreparedText>?
  /// The last measurement, and the limit that it was made within; nil if the block has not been measured
  /// since the last change.
  private var known: (limit: Limit, measure: BlockMeasure)?

  /// The content of the block. At most one of `lines`, `items` and `blocks` is not nil. They are not the
  /// cases of an enumeration, so that they can be changed in place.
  private struct Content: Sendable {
    var tree: BlockTree<PreparedText>?
    var lines: GrowingLines?
    var items: GrowingItems?
    var blocks: GrowingContainer?
  }

  /// Whether the block has a table whose last row is still being written. When the row's line ends, the
  /// widths of the columns include the row, even if the text did not change.
  var hasOpenRow: Bool {
    isRowOpen || content.items?.hasOpenRow == true || content.blocks?.hasOpenRow == true
  }
  private var isRowOpen = false

  /// Makes a block that is finished, or that is recreated with each token.
  ///
  /// - Parameters:
  ///   - tree: The nodes of the block; nil for a block that shows nothing.
  ///   - isRowOpen: Whether a row of a table in the block is still being written.
  init(
    _ tree: BlockTree<PreparedText>?, above: LayoutUnit, below: LayoutUnit, isRowOpen: Bool = false
  ) {
    (self.above, self.below) = (above, below)
    self.isRowOpen = isRowOpen
    content = Content(tree: tree)
  }

  /// - Parameter header: The header above the lines; nil if there is none.
  init(
    _ lines: GrowingLines, above: LayoutUnit, below: LayoutUnit, insets: Insets = .zero,
    header: BlockTree<PreparedText>? = nil
  ) {
    (self.above, self.below) = (above, below)
    self.insets = insets
    self.header = header
    content = Content(lines: lines)
  }

  init(_ items: GrowingItems, above: LayoutUnit, below: LayoutUnit) {
    (self.above, self.below) = (above, below)
    content = Content(items: items)
  }

  init(_ blocks: GrowingContainer, above: LayoutUnit, below: LayoutUnit, insets: Insets) {
    (self.above, self.below) = (above, below)
    self.insets = insets
    content = Content(blocks: blocks)
  }

  /// Whether the block shows anything.
  var isShown: Bool {
    content.tree != nil || content.lines != nil || content.items != nil || content.blocks != nil
  }

  /// Sets the distances from the block's edges to its content.
  mutating func inset(by insets: Insets) {
    guard insets != self.insets else { return }
    self.insets = insets
    known = nil
  }

  /// Updates the block after text was added to it.
  ///
  /// - Returns: False if the block has to be created anew.
  mutating func update(
    _ block: MessageBlock, _ change: MarkdownChange, depth: Int, in context: RichContext,
    _ builder: GrowingBuilder
  ) -> Bool {
    known = nil
    if let goesOn = content.lines?.update(block, change, depth: depth) { return goesOn }
    if let goesOn = content.items?.update(block, change, depth: depth, in: context, builder) { return goesOn }
    return content.blocks?.update(block, change, depth: depth, in: context, builder) ?? false
  }

  /// Updates an item of a list after text was added to it.
  mutating func update(
    _ item: ListItem, _ change: MarkdownChange, depth: Int, _ builder: GrowingBuilder
  ) -> Bool {
    known = nil
    return content.blocks?.update(item.blocks, change, depth: depth, builder) ?? false
  }

  // MARK: Sizes

  private var sides: LayoutUnit { insets.left + insets.right }

  mutating func measure(in limit: inout Limit) -> BlockMeasure? {
    if let known, known.limit.width == limit.width {
      limit.keep(as: known.limit)
      return known.measure
    }
    var own = Limit(limit.width)
    guard let measure = contentMeasure(in: &own[reducedBy: sides]) else { return nil }
    var all = BlockMeasure(Size(width: 0, height: insets.top + insets.bottom))
    if let header {
      guard let above = header.measure(0, in: &own[reducedBy: sides]) else { return nil }
      all.add(above, gap: 0)
    }
    all.add(measure, gap: 0)
    all.widen(by: sides)
    known = (own, all)
    limit.keep(as: own)
    return all
  }

  mutating func height(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    var own = Limit(limit)
    if let height = measure(in: &own)?.height(in: width) { return height }
    let (inner, room) = (limit.reduced(by: sides), width - sides)
    let above = header?.height(0, in: inner, width: room) ?? 0
    return contentHeight(in: inner, width: room).map { $0 + above + insets.top + insets.bottom }
  }

  private mutating func contentMeasure(in limit: inout Limit) -> BlockMeasure? {
    if let tree = content.tree { return tree.measure(0, in: &limit) }
    if let measure = content.lines?.measure(in: &limit) { return measure }
    if content.items != nil { return content.items?.measure(in: &limit) }
    return content.blocks?.measure(in: &limit)
  }

  private mutating func contentHeight(in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    if let tree = content.tree { return tree.height(0, in: limit, width: width) }
    if let height = content.lines?.height(in: limit, width: width) { return height }
    if content.items != nil { return content.items?.height(in: limit, width: width) }
    return content.blocks?.height(in: limit, width: width)
  }

  /// Returns the last line of the block; nil if no footer may be placed beside it, and `.none` if a text has to be
  /// shaped first.
  ///
  /// - Parameter width: The width that the block is given.
  mutating func lastLine(in width: LayoutUnit) -> LastLine?? {
    guard insets.bottom == 0 else { return .some(nil) }
    guard let line = contentLastLine(in: width - sides) else { return nil }
    return .some(insets == .zero ? line : line?.inset(by: insets.left))
  }

  private mutating func contentLastLine(in width: LayoutUnit) -> LastLine?? {
    if let tree = content.tree { return tree.lastLine(ofTextIn: 0, width: width) }
    if content.items != nil { return content.items?.lastLine(in: width) }
    if content.blocks != nil { return content.blocks?.lastLine(in: width) }
    guard content.lines?.tucksFooter == true else { return .some(nil) }
    return .some(content.lines?.lastLine(in: max(0, width)))
  }
}
