import TextLayout

/// Blocks that are measured and placed by rules alone: the nodes, and the texts, pictures and sizes that the
/// nodes refer to by index.
///
/// A tree of shaped texts places the parts of cells. A tree of text records (see `records(limit:)`) gives
/// sizes at any width without shaping. Both follow the same rules.
struct BlockTree<Text: BlockText>: Sendable {
  /// The content is shared, so that copying the tree updates only one reference count.
  let content: Content
  /// The pixel grid that sizes are rounded up to.
  var grid = PixelGrid(scale: nil)

  final class Content: Sendable {
    let nodes: ContiguousArray<BlockNode>
    let texts: ContiguousArray<Text>
    let counts: ContiguousArray<Int32>
    let albums: ContiguousArray<AlbumRule>
    let asks: ContiguousArray<AskedPart>
    let grids: ContiguousArray<GridRule>
    let formulas: ContiguousArray<FormulaLines>
    /// In a tree of records: the lines of the message's text. Nil if the message has no text, and in other
    /// trees.
    let lines: LineTable?

    init(_ builder: BlockTreeBuilder, _ texts: ContiguousArray<Text>, lines: LineTable? = nil) {
      nodes = builder.nodes
      self.texts = texts
      counts = builder.counts
      albums = builder.albums
      asks = builder.asks
      grids = builder.grids
      formulas = builder.formulas
      self.lines = lines
    }

    private init(_ other: Content, _ nodes: ContiguousArray<BlockNode>) {
      self.nodes = nodes
      texts = other.texts
      counts = other.counts
      albums = other.albums
      asks = other.asks
      grids = other.grids
      formulas = other.formulas
      lines = other.lines
    }

    /// Returns the same content with `nodes`, which are equal to its own nodes but shared with other
    /// contents.
    func sharing(_ nodes: ContiguousArray<BlockNode>) -> Content { Content(self, nodes) }
  }

  fileprivate init(_ builder: BlockTreeBuilder, _ texts: ContiguousArray<Text>) {
    content = Content(builder, texts)
  }

  init(_ content: Content, grid: PixelGrid) {
    self.content = content
    self.grid = grid
  }

  var nodes: ContiguousArray<BlockNode> { content.nodes }
  var texts: ContiguousArray<Text> { content.texts }
  /// The lengths of rows of buttons, that is, how many buttons each row has.
  var counts: ContiguousArray<Int32> { content.counts }
  var albums: ContiguousArray<AlbumRule> { content.albums }
  var asks: ContiguousArray<AskedPart> { content.asks }
  var grids: ContiguousArray<GridRule> { content.grids }
  var formulas: ContiguousArray<FormulaLines> { content.formulas }

  /// Whether any node grows taller as it grows wider.
  var hasScaledNodes: Bool {
    nodes.contains { if case .scaled = $0.rule { true } else { false } }
  }
}

extension BlockTree {
  /// A tree without nodes.
  init() { self.init(BlockTreeBuilder(), []) }
}

extension BlockTree<PreparedText> {
  init(_ builder: BlockTreeBuilder) { self.init(builder, builder.texts) }

  /// Returns the records from which sizes at other widths can be found.
  ///
  /// - Parameters:
  ///   - limit: The current maximum width of a line.
  ///   - lines: The message's text; nil if there is none, or if it is measured apart from the records.
  func records(limit: LayoutUnit, lines: LineTable?) -> BlockTree<TextRecord>.Content {
    let builder = BlockTreeBuilder(
      nodes: nodes, counts: counts, albums: albums, asks: asks, grids: grids, formulas: formulas)
    let limits = textLimits(within: limit)
    return BlockTree<TextRecord>.Content(
      builder, ContiguousArray(zip(texts, limits).map { TextRecord($0, limit: $1) }), lines: lines)
  }

  /// Returns the maximum line width of each text, if all blocks have the same limit. The width of a text
  /// beside a picture is reduced by the picture.
  private func textLimits(within limit: LayoutUnit) -> ContiguousArray<LayoutUnit> {
    var limits = ContiguousArray(repeating: limit, count: texts.count)
    // The limits of the open nodes, and where these end.
    var open: [(end: Int, limit: AvailableWidth)] = []
    for (place, node) in nodes.enumerated() {
      while let last = open.last, last.end <= place { open.removeLast() }
      let limit = open.last?.limit ?? .fixed(limit)
      switch node.rule {
      case .text(let text, _): limits[Int(text)] = limit.length
      case .firstFitting(let texts): for text in texts { limits[Int(text)] = limit.length }
      case .grid(let number): grids[Int(number)].noteTexts(in: limit, &limits)
      default: break
      }
      if node.span > 1 { open.append((place + Int(node.span), node.rule.inner(limit, grid))) }
    }
    return limits
  }
}
