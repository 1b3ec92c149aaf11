/// An item of a list or of a group of footnotes, which a stream updates while the item grows.
protocol StreamedItem: Equatable {
  var blocks: [MessageBlock] { get set }

  /// Builds the item of a node.
  static func built(
    of node: Int, by builder: inout BlockBuilder, _ parser: inout BlockParser, _ source: Span<UInt8>
  ) -> Self

  /// Sets the properties that do not depend on the blocks.
  mutating func describe(
    _ node: Int, _ builder: BlockBuilder, _ parser: BlockParser, _ source: Span<UInt8>)
}

extension ListItem: StreamedItem {
  static func built(
    of node: Int, by builder: inout BlockBuilder, _ parser: inout BlockParser, _ source: Span<UInt8>
  ) -> ListItem { builder.item(node, &parser, source) }

  mutating func describe(
    _ node: Int, _ builder: BlockBuilder, _ parser: BlockParser, _ source: Span<UInt8>
  ) { BlockBuilder.describe(&self, node, parser) }
}

extension FootnoteItem: StreamedItem {
  static func built(
    of node: Int, by builder: inout BlockBuilder, _ parser: inout BlockParser, _ source: Span<UInt8>
  ) -> FootnoteItem {
    let item = builder.item(node, &parser, source)
    return builder.footnote(node, item, parser, source)
  }

  mutating func describe(
    _ node: Int, _ builder: BlockBuilder, _ parser: BlockParser, _ source: Span<UInt8>
  ) {
    self.source = parser.nodes[node].start..<BlockBuilder.end(of: node, parser)
    number = builder.number(ofNote: node, parser, source)
  }
}
