import TextLayout

/// Blocks measured and placed by rules alone: the nodes, and the texts, pictures and sizes that they name by number.
///
/// A tree of shaped texts places the parts of cells, one of their records (`records(limit:)`) finds sizes at any width
/// without shaping. Both go by the same rules.
struct BlockTree<Text: BlockText>: Sendable {
  var nodes: ContiguousArray<BlockNode> = []
  var texts: ContiguousArray<Text> = []
  /// Lengths of rows of buttons.
  var counts: ContiguousArray<Int32> = []
  var albums: ContiguousArray<AlbumRule> = []
  var asks: ContiguousArray<AskedPart> = []
  /// What sizes are rounded up to.
  var grid = PixelGrid(scale: nil)

  /// Whether a node is taller the wider it is.
  var hasScaledNodes: Bool {
    nodes.contains { if case .scaled = $0.rule { true } else { false } }
  }
}

extension BlockTree<PreparedText> {
  /// What is kept to know the same sizes at other widths.
  ///
  /// - Parameter limit: The widest that a line may be now.
  func records(limit: LayoutUnit) -> BlockTree<TextRecord> {
    BlockTree<TextRecord>(
      nodes: nodes, texts: ContiguousArray(texts.map { TextRecord($0, limit: limit) }), counts: counts,
      albums: albums, asks: asks, grid: grid)
  }

  // MARK: Making blocks

  /// Adds a text.
  mutating func add(
    _ text: PreparedText?, tag: Int16? = nil, index: Int = 0, keepsLines: Bool = false
  ) {
    guard let text else { return }
    texts.append(text)
    add(.text(Int32(texts.count - 1), keepsLines: keepsLines), tag: tag, index: index)
  }

  /// Adds texts that a rule names together.
  mutating func number(_ new: some Sequence<PreparedText>) -> Range<Int32> {
    let start = Int32(texts.count)
    texts.append(contentsOf: new)
    return start..<Int32(texts.count)
  }

  /// Adds a node, and those below it.
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
