extension MarkdownStream {
  /// Brings the blocks up to date with what the parser has read.
  mutating func update(_ source: Span<UInt8>) {
    change = MarkdownChange()
    builder.openLeaf = isFinished ? -1 : reader.parser.open[reader.parser.open.count - 1]
    redoUsersOfLabels(source)
    // The blocks are moved out, so that they are changed where they are.
    var blocks: [MarkdownBlock] = []
    swap(&blocks, &self.blocks)
    updateBlocks(&blocks, level: 0, source)
    swap(&blocks, &self.blocks)
    noteOpenBlocks()
  }

  /// Whether a child at a level is finished: it was closed before the unfinished line.
  func isFinished(_ child: Int, below level: Int) -> Bool {
    if isFinished { return true }
    return child < saved.nodes && !(level + 1 < saved.open.count && saved.open[level + 1] == child)
  }

  private func firstUnfinished(_ level: Int) -> Int {
    let last = levels[level].last
    return last < 0 ? reader.parser.nodes[levels[level].place.node].firstChild : reader.parser.nodes[last].next
  }

  /// Brings the blocks of a container up to date from the first that was not finished.
  private mutating func updateBlocks(_ blocks: inout [MarkdownBlock], level: Int, _ source: Span<UInt8>) {
    var child = firstUnfinished(level)
    var count = levels[level].finished
    change.path.append(count)
    var isFirst = true
    while child >= 0 {
      var isShown = true
      if goesOn(child, level: level, at: count), count < blocks.count {
        let before = change
        isShown = update(&blocks[count], child, level: level, source)
        // Only what is first is where the change begins.
        if !isFirst { change = before }
      } else if let block = builder.block(child, &reader.parser, source) {
        if count < blocks.count { blocks[count] = block } else { blocks.append(block) }
      } else {
        isShown = false
      }
      if isShown {
        reader.parser.nodes[child].index = count
        count += 1
        isFirst = false
      }
      if isFinished(child, below: level) {
        levels[level].finished = count
        levels[level].last = child
      }
      child = reader.parser.nodes[child].next
    }
    blocks.removeSubrange(count...)
  }

  /// Whether a block stands where it stood and goes on, so that it can be brought up to date.
  private func goesOn(_ child: Int, level: Int, at index: Int) -> Bool {
    if reader.parser.nodes[child].kind.isContainer {
      guard level + 1 < levels.count else { return false }
      let place = levels[level + 1].place
      return place.node == child && place.index == index && place.isStill(reader.parser)
    }
    guard let place = growing?.place, place.node == child, place.index == index else { return false }
    return place.isStill(reader.parser) && builder.isGrowing(child, reader.parser)
  }

  /// Brings a block that goes on up to date; whether anything of it is shown.
  private mutating func update(
    _ block: inout MarkdownBlock, _ node: Int, level: Int, _ source: Span<UInt8>
  ) -> Bool {
    // The block gives its content away while that changes, so that nothing is copied.
    var content = MarkdownContent.rule
    swap(&content, &block.content)
    let updated: MarkdownContent? =
      reader.parser.nodes[node].kind.isContainer
      ? updated(container: content, node, level: level + 1, source) : updated(leaf: content, node, source)
    guard let updated else { return false }
    block.content = updated
    block.source = reader.parser.nodes[node].start..<BlockBuilder.end(of: node, reader.parser)
    return true
  }

  private mutating func updated(
    container content: consuming MarkdownContent, _ number: Int, level: Int, _ source: Span<UInt8>
  ) -> MarkdownContent {
    let node = reader.parser.nodes[number]
    switch consume content {
    case .list(var list):
      updateItems(&list.items, level: level, source)
      if list.isTight == node.flag { change.others.append(Array(change.path.prefix(level))) }
      list.isTight = !node.flag
      return .list(list)
    case .quote(var quote):
      updateBlocks(&quote.blocks, level: level, source)
      quote.alert = node.level > 0 ? AlertSyntax.kinds[Int(node.level) - 1] : nil
      return .quote(quote)
    case .details(var details):
      updateBlocks(&details.blocks, level: level, source)
      details.isOpen = node.flag
      details.summary = builder.summary(number, reader.parser, source)
      return .details(details)
    case .footnotes(var notes):
      updateNotes(&notes, level: level, source)
      return .footnotes(notes)
    case let other: return other
    }
  }

  private mutating func updated(
    leaf content: consuming MarkdownContent, _ number: Int, _ source: Span<UInt8>
  ) -> MarkdownContent? {
    guard let leaf = growing else { return builder.leaf(number, reader.parser, source) }
    change.settled = leaf.mark?.utf16 ?? 0
    change.rows = leaf.rows
    switch consume content {
    case .paragraph(var text):
      growing?.mark = builder.update(&text, number, from: leaf.mark, reader.parser, source)
      if let image = builder.lastImage { return .image(image) }
      return text.isEmpty ? nil : .paragraph(text)
    case .code(var code):
      growing?.mark = builder.updateCode(&code.text, number, from: leaf.mark, reader.parser, source)
      return .code(code)
    case .table(var table):
      builder.update(&table, number, keeping: leaf.rows, reader.parser, source)
      let node = reader.parser.nodes[number]
      let end = min(node.firstSegment + node.segmentCount, builder.firstOpenSegment)
      growing?.rows = max(0, end - node.firstSegment - 2)
      return .table(table)
    case _: return builder.leaf(number, reader.parser, source)
    }
  }

  // MARK: Items

  private mutating func updateItems(_ items: inout [MarkdownItem], level: Int, _ source: Span<UInt8>) {
    guard var child = firstItem(level, count: items.count) else { return }
    if child.goesOn {
      updateBlocks(&items[child.index].blocks, level: level + 1, source)
      BlockBuilder.describe(&items[child.index], child.node, reader.parser)
      child = next(child, level)
    }
    items.removeSubrange(child.index...)
    while child.node >= 0 {
      let item = builder.item(child.node, &reader.parser, source)
      items.append(item)
      child = next(child, level)
    }
  }

  private mutating func updateNotes(_ notes: inout [MarkdownFootnote], level: Int, _ source: Span<UInt8>) {
    guard var child = firstItem(level, count: notes.count) else { return }
    if child.goesOn {
      updateBlocks(&notes[child.index].blocks, level: level + 1, source)
      notes[child.index].source =
        reader.parser.nodes[child.node].start..<BlockBuilder.end(of: child.node, reader.parser)
      child = next(child, level)
    }
    notes.removeSubrange(child.index...)
    while child.node >= 0 {
      let item = builder.item(child.node, &reader.parser, source)
      let note = builder.footnote(child.node, item, reader.parser, source)
      notes.append(note)
      child = next(child, level)
    }
  }

  private struct Item {
    var node: Int
    var index: Int
    var goesOn: Bool
  }

  /// The first item that was not finished; nil where there is none.
  private mutating func firstItem(_ level: Int, count: Int) -> Item? {
    let node = firstUnfinished(level)
    let index = levels[level].finished
    change.path.append(index)
    guard node >= 0 else { return Item(node: -1, index: min(index, count), goesOn: false) }
    return Item(node: node, index: index, goesOn: index < count && goesOn(node, level: level, at: index))
  }

  /// Goes to the next item, and notes whether the one before it is finished.
  private mutating func next(_ item: Item, _ level: Int) -> Item {
    reader.parser.nodes[item.node].index = item.index
    if isFinished(item.node, below: level) {
      levels[level].finished = item.index + 1
      levels[level].last = item.node
    }
    return Item(node: reader.parser.nodes[item.node].next, index: item.index + 1, goesOn: false)
  }

  // MARK: What is open

  /// Notes which blocks are open, for the next update.
  private mutating func noteOpenBlocks() {
    guard !isFinished else { return }
    var depth = 0
    let parser = reader.parser
    for node in parser.open where parser.nodes[node].kind.isContainer {
      let place = StreamPlace(node, parser)
      if depth < levels.count, levels[depth].place == place {
        depth += 1
        continue
      }
      if depth < levels.count { levels.removeSubrange(depth...) }
      levels.append(newLevel(place, depth))
      depth += 1
    }
    levels.removeSubrange(depth...)
    let leaf = builder.openLeaf
    if parser.nodes[leaf].kind.isContainer {
      growing = nil
    } else if growing?.place != StreamPlace(leaf, parser) {
      growing = GrowingLeaf(place: StreamPlace(leaf, parser))
    }
  }

  private func newLevel(_ place: StreamPlace, _ depth: Int) -> StreamLevel {
    var level = StreamLevel(place: place)
    var child = reader.parser.nodes[place.node].firstChild
    while child >= 0, isFinished(child, below: depth) {
      let kind = reader.parser.nodes[child].kind
      if kind != .definitions && kind != .summary { level.finished = reader.parser.nodes[child].index + 1 }
      level.last = child
      child = reader.parser.nodes[child].next
    }
    return level
  }
}
