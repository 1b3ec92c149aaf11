import TextLayout

/// Blocks measured and placed by rules alone: the nodes, and the texts, pictures and sizes that they name by number.
///
/// A tree of shaped texts places the parts of cells, one of their records (`records(limit:)`) finds sizes at any width
/// without shaping. Both go by the same rules.
struct BlockTree<Text: BlockText>: Sendable {
  /// Shared, so that a copy of the tree counts one reference.
  private let content: Content
  /// What sizes are rounded up to.
  var grid = PixelGrid(scale: nil)

  private final class Content: Sendable {
    let nodes: ContiguousArray<BlockNode>
    let texts: ContiguousArray<Text>
    let counts: ContiguousArray<Int32>
    let albums: ContiguousArray<AlbumRule>
    let asks: ContiguousArray<AskedPart>
    let grids: ContiguousArray<GridRule>

    init(_ builder: BlockTreeBuilder, _ texts: ContiguousArray<Text>) {
      nodes = builder.nodes
      self.texts = texts
      counts = builder.counts
      albums = builder.albums
      asks = builder.asks
      grids = builder.grids
    }
  }

  fileprivate init(_ builder: BlockTreeBuilder, _ texts: ContiguousArray<Text>) {
    content = Content(builder, texts)
  }

  var nodes: ContiguousArray<BlockNode> { content.nodes }
  var texts: ContiguousArray<Text> { content.texts }
  /// Lengths of rows of buttons.
  var counts: ContiguousArray<Int32> { content.counts }
  var albums: ContiguousArray<AlbumRule> { content.albums }
  var asks: ContiguousArray<AskedPart> { content.asks }
  var grids: ContiguousArray<GridRule> { content.grids }

  /// Whether a node is taller the wider it is.
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

  /// What is kept to know the same sizes at other widths.
  ///
  /// - Parameter limit: The widest that a line may be now.
  func records(limit: LayoutUnit) -> BlockTree<TextRecord> {
    let builder = BlockTreeBuilder(
      nodes: nodes, counts: counts, albums: albums, asks: asks, grids: grids)
    var records = BlockTree<TextRecord>(
      builder, ContiguousArray(texts.map { TextRecord($0, limit: limit) }))
    records.grid = grid
    return records
  }
}
