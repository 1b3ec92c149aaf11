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
    let rules: BlockTreeBuilder<Text>

    init(_ rules: BlockTreeBuilder<Text>) { self.rules = rules }

    /// Returns the same content with nodes and a rule of the text that are equal to its own but shared with other
    /// contents.
    func sharing(_ nodes: ContiguousArray<BlockNode>, _ messageText: Shared<MessageTextRule>?) -> Content {
      var rules = rules
      rules.nodes = nodes
      rules.messageText = messageText
      return Content(rules)
    }

    /// Returns the same content with growing blocks in place of a node and those inside it.
    func replacing(_ place: Int, by blocks: KeptBlocks) -> Content {
      var rules = rules
      rules.nodes[place] = BlockNode(rule: .kept(0), paint: -1, span: rules.nodes[place].span)
      rules.kept = [blocks]
      return Content(rules)
    }
  }

  init(_ content: Content, grid: PixelGrid) {
    self.content = content
    self.grid = grid
  }

  init(_ builder: BlockTreeBuilder<Text> = BlockTreeBuilder(), grid: PixelGrid = PixelGrid(scale: nil)) {
    content = Content(builder)
    self.grid = grid
  }

  var nodes: ContiguousArray<BlockNode> { content.rules.nodes }
  var texts: ContiguousArray<Text> { content.rules.texts }
  /// The lengths of rows of buttons, that is, how many buttons each row has.
  var counts: ContiguousArray<Int32> { content.rules.counts }
  var albums: ContiguousArray<AlbumRule> { content.rules.albums }
  var asks: ContiguousArray<AskedPart> { content.rules.asks }
  var grids: ContiguousArray<GridRule> { content.rules.grids }
  var formulas: ContiguousArray<FormulaLines> { content.rules.formulas }
  var messageText: MessageTextRule? { content.rules.messageText?.value }
  var kept: ContiguousArray<KeptBlocks> { content.rules.kept }

  /// Whether any node grows taller as it grows wider.
  var hasScaledNodes: Bool {
    nodes.contains { if case .scaled = $0.rule { true } else { false } }
  }
}

extension BlockTree<PreparedText> {
  /// Returns the records from which sizes at other widths can be found.
  ///
  /// - Parameters:
  ///   - limit: The current maximum width of a line.
  ///   - ownText: Whether the message's own text is recorded too; false if it is measured apart from the records.
  func records(limit: LayoutUnit, ownText: Bool) -> BlockTree<TextRecord>.Content {
    let limits = textLimits(within: limit)
    let unused: Int? = ownText ? nil : messageText.map { Int($0.text) }
    let records = ContiguousArray(
      texts.indices.map { $0 == unused ? .none : TextRecord(texts[$0], limit: limits[$0]) })
    return BlockTree<TextRecord>.Content(
      BlockTreeBuilder(
        nodes: nodes, texts: records, counts: counts, albums: albums, asks: asks, grids: grids,
        formulas: formulas, messageText: content.rules.messageText))
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
      case .wordFit(let rule): for text in rule.texts { limits[Int(text)] = limit.length }
      case .grid(let number): grids[Int(number)].noteTexts(in: limit, &limits)
      default: break
      }
      if node.span > 1 { open.append((place + Int(node.span), node.rule.inner(limit, grid))) }
    }
    return limits
  }
}
