extension MarkdownStream {
  /// Updates the growing leaf if only its text has changed. Returns false if the leaf is not shown yet.
  mutating func updateGrowingLeaf(_ source: Span<UInt8>) -> Bool {
    guard let place = growing?.place, place.isStill(reader.parser), builder.openLeaf == place.node else {
      return false
    }
    change = MarkdownChange()
    var blocks: [MessageBlock] = []
    swap(&blocks, &self.blocks)
    holdNotes()
    let isDone = updateLeaf(in: &blocks, level: 0, place.index, source)
    if isDone {
      builder.dropHeldNotes(at: .max, continues: false)
      change.others += builder.numberNotes(in: &blocks, reader.parser, source)
    }
    swap(&blocks, &self.blocks)
    return isDone
  }

  /// Follows the open containers down to the leaf.
  private mutating func updateLeaf(
    in blocks: inout [MessageBlock], level: Int, _ leaf: Int, _ source: Span<UInt8>
  ) -> Bool {
    guard level + 1 < levels.count else {
      guard blocks.indices.contains(leaf) else { return false }
      change.path.append(leaf)
      guard updateLeaf(&blocks[leaf].content, builder.openLeaf, source) else { return false }
      blocks[leaf].source =
        reader.parser.nodes[builder.openLeaf].start..<BlockBuilder.end(of: builder.openLeaf, reader.parser)
      return true
    }
    let place = levels[level + 1].place
    guard blocks.indices.contains(place.index), place.isStill(reader.parser) else { return false }
    change.path.append(place.index)
    let isDone = updateLeaf(within: &blocks[place.index].content, level: level + 1, leaf, source)
    blocks[place.index].source =
      reader.parser.nodes[place.node].start..<BlockBuilder.end(of: place.node, reader.parser)
    return isDone
  }

  private mutating func updateLeaf(
    within content: inout MessageBlock.Content, level: Int, _ leaf: Int, _ source: Span<UInt8>
  ) -> Bool {
    var isDone = false
    if var list = content.takeList() {
      if let item = item(below: level, of: list.items.count) {
        isDone = updateLeaf(in: &list.items[item.index].blocks, level: level + 1, leaf, source)
        BlockBuilder.describe(&list.items[item.index], item.node, reader.parser)
      }
      content = .list(list)
    } else if var quote = content.takeQuote() {
      isDone = updateLeaf(in: &quote.blocks, level: level, leaf, source)
      content = .quote(quote)
    } else if var details = content.takeDetails() {
      isDone = updateLeaf(in: &details.blocks, level: level, leaf, source)
      content = .details(details)
    } else if var notes = content.takeNotes() {
      if let item = item(below: level, of: notes.items.count) {
        isDone = updateLeaf(in: &notes.items[item.index].blocks, level: level + 1, leaf, source)
        notes.items[item.index].source =
          reader.parser.nodes[item.node].start..<BlockBuilder.end(of: item.node, reader.parser)
      }
      content = .footnotes(notes)
    }
    return isDone
  }

  /// Returns the open item of a list or of footnotes, and adds its index to the path of the change; nil if
  /// there is none.
  private mutating func item(below level: Int, of count: Int) -> StreamPlace? {
    guard level + 1 < levels.count else { return nil }
    let place = levels[level + 1].place
    guard place.index >= 0, place.index < count, place.isStill(reader.parser) else { return nil }
    change.path.append(place.index)
    return place
  }
}
