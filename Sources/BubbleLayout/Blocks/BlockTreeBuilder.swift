import TextLayout

/// Collects the nodes of blocks, and the texts and other values that nodes refer to by index.
struct BlockTreeBuilder {
  var nodes: ContiguousArray<BlockNode> = []
  var texts: ContiguousArray<PreparedText> = []
  var counts: ContiguousArray<Int32> = []
  var albums: ContiguousArray<AlbumRule> = []
  var asks: ContiguousArray<AskedPart> = []
  var grids: ContiguousArray<GridRule> = []
  var formulas: ContiguousArray<FormulaLines> = []
}

extension BlockTreeBuilder {
  /// Adds a text.
  mutating func add(
    _ text: PreparedText?, tag: Int16? = nil, index: Int = 0, keepsLines: Bool = false
  ) {
    guard let text else { return }
    texts.append(text)
    add(.text(Int32(texts.count - 1), keepsLines: keepsLines), tag: tag, index: index)
  }

  /// Adds texts to which one rule refers, and returns the range of their indices.
  mutating func number(_ new: some Sequence<PreparedText>) -> Range<Int32> {
    let start = Int32(texts.count)
    texts.append(contentsOf: new)
    return start..<Int32(texts.count)
  }

  /// Adds a node. `below` adds the children of the node.
  mutating func add(
    _ rule: BlockRule, tag: Int16? = nil, index: Int = 0, _ below: (inout Self) -> Void = { _ in }
  ) {
    let place = nodes.count
    nodes.append(BlockNode(rule: rule, tag: tag, index: Int32(truncatingIfNeeded: index)))
    below(&self)
    nodes[place].span = Int32(nodes.count - place)
  }

  mutating func stack(
    gap: LayoutUnit = 0, insets: Insets = .zero, tag: Int16? = nil, index: Int = 0,
    _ below: (inout Self) -> Void
  ) {
    add(.stack(StackRule(gap: gap, insets: insets)), tag: tag, index: index, below)
  }
}
