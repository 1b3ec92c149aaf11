/// The items of lists and groups of footnotes.
extension MarkdownStream {
  /// Updates the items of the container at a level, beginning with the first that was not finished.
  mutating func updateItems<Child: StreamedItem>(
    _ items: inout [Child], level: Int, _ source: Span<UInt8>
  ) {
    var child = firstItem(level)
    while child.node >= 0 {
      if child.index < items.count, goesOn(child.node, level: level, at: child.index) {
        let before = change
        updateBlocks(&items[child.index].blocks, level: level + 1, source)
        if !child.isFirst { change = before }
        child.isFirst = false
        items[child.index].describe(child.node, builder, reader.parser, source)
      } else {
        let item = Child.built(of: child.node, by: &builder, &reader.parser, source)
        if child.isFirst, child.index < items.count, items[child.index] == item {
          change.path[child.depth] = child.index + 1
        } else {
          child.isFirst = false
        }
        // An equal item may have another place in the source.
        if child.index < items.count { items[child.index] = item } else { items.append(item) }
      }
      child = next(child, level)
    }
    items.removeSubrange(child.index...)
  }

  private struct Item {
    var node: Int
    var index: Int
    /// Whether everything before the item is unchanged.
    var isFirst: Bool
    /// The place of the item's index in the path of the change.
    var depth: Int
  }

  /// Returns the first item that was not finished. Its node is -1 if there is none.
  private mutating func firstItem(_ level: Int) -> Item {
    change.path.append(levels[level].finished)
    return Item(
      node: firstUnfinished(level), index: levels[level].finished, isFirst: true, depth: change.path.count - 1
    )
  }

  /// Returns the item after the given one, and records whether the given one is finished.
  private mutating func next(_ item: Item, _ level: Int) -> Item {
    reader.parser.nodes[item.node].index = item.index
    if isFinished(item.node, below: level) {
      levels[level].finished = item.index + 1
      levels[level].last = item.node
    }
    return Item(
      node: reader.parser.nodes[item.node].next, index: item.index + 1, isFirst: item.isFirst,
      depth: item.depth)
  }
}

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
