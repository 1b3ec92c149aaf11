extension MarkdownStream {
  /// Updates the blocks from the parser's blocks.
  mutating func update(_ source: Span<UInt8>) {
    change = MarkdownChange()
    builder.openLeaf = isFinished ? -1 : reader.parser.open[reader.parser.open.count - 1]
    builder.isInOrder = false
    redoUsersOfLabels(source)
    holdNotes()
    // The blocks are moved to a local variable, so that they are changed in place.
    var blocks: [MessageBlock] = []
    swap(&blocks, &self.blocks)
    updateBlocks(&blocks, level: 0, source)
    builder.dropHeldNotes(at: .max, continues: false)
    change.others += builder.numberNotes(in: &blocks, reader.parser, source)
    swap(&blocks, &self.blocks)
    noteOpenBlocks()
  }

  /// Removes the numbers of footnotes that only unfinished text refers to. Those of the growing leaf remain
  /// until it is known whether the leaf continues.
  mutating func holdNotes() {
    builder.isInOrder = true
    builder.finalNodes = isFinished ? .max : saved.nodes
    builder.savedLeaf = isFinished ? -1 : saved.open.last ?? -1
    builder.openStart = nil
    builder.heldLeaf = growing?.place.node
    builder.heldStart = growing?.notesBefore ?? 0
    let held = growing.map { $0.marks.last?.notes ?? ($0.rows > 0 ? $0.notesInRows : $0.notesBefore) }
    builder.notes.cut(to: max(builder.notes.stable, held ?? 0))
  }

  /// Whether a child at a level is finished, which means that it was closed before the unfinished line.
  func isFinished(_ child: Int, below level: Int) -> Bool {
    if isFinished { return true }
    return child < saved.nodes && !(level + 1 < saved.open.count && saved.open[level + 1] == child)
  }

  func firstUnfinished(_ level: Int) -> Int {
    let last = levels[level].last
    return last < 0
      ? reader.parser.nodes[levels[level].place.node].firstChild : reader.parser.nodes[last].next
  }

  /// Updates the blocks of a container, beginning with the first that was not finished.
  mutating func updateBlocks(_ blocks: inout [MessageBlock], level: Int, _ source: Span<UInt8>) {
    var child = firstUnfinished(level)
    var count = levels[level].finished
    change.path.append(count)
    let depth = change.path.count - 1
    // Whether all blocks before `child` are unchanged.
    var isFirst = true
    while child >= 0 {
      var isShown = true
      if goesOn(child, level: level, at: count), count < blocks.count,
        !builder.isWithoutContent(child, reader.parser)
      {
        let before = change
        isShown = update(&blocks[count], child, level: level, source)
        // Only the first changed block determines where the change begins.
        if !isFirst { change = before }
        isFirst = false
      } else if let block = builder.block(child, &reader.parser, source) {
        if isFirst, count < blocks.count, blocks[count] == block {
          change.path[depth] = count + 1
        } else {
          isFirst = false
        }
        // An equal block may have another place in the source.
        if count < blocks.count { blocks[count] = block } else { blocks.append(block) }
      } else {
        isShown = false
      }
      if isShown {
        reader.parser.nodes[child].index = count
        count += 1
      } else {
        reader.parser.nodes[child].index = -1
      }
      if isFinished(child, below: level) {
        levels[level].finished = count
        levels[level].last = child
      }
      child = reader.parser.nodes[child].next
    }
    blocks.removeSubrange(count...)
  }

  /// Whether a block is in the same place as before and continues, so that it can be updated instead of
  /// rebuilt.
  func goesOn(_ child: Int, level: Int, at index: Int) -> Bool {
    if reader.parser.nodes[child].kind.isContainer {
      guard level + 1 < levels.count else { return false }
      let place = levels[level + 1].place
      return place.node == child && place.index == index && place.isStill(reader.parser)
    }
    guard let place = growing?.place, place.node == child, place.index == index else { return false }
    return place.isStill(reader.parser) && builder.isGrowing(child, reader.parser)
  }

  /// Updates a block that continues. Returns whether any part of it is shown. The content is moved out of the
  /// block while it changes, so that it is not copied.
  mutating func update(
    _ block: inout MessageBlock, _ number: Int, level: Int, _ source: Span<UInt8>
  ) -> Bool {
    let isShown =
      reader.parser.nodes[number].kind.isContainer
      ? updateContainer(&block.content, number, level: level + 1, source)
      : updateLeaf(&block.content, number, source)
    if isShown {
      block.source = reader.parser.nodes[number].start..<BlockBuilder.end(of: number, reader.parser)
    }
    return isShown
  }

  /// Updates a block that contains others. Returns whether any part of it is shown.
  private mutating func updateContainer(
    _ content: inout MessageBlock.Content, _ number: Int, level: Int, _ source: Span<UInt8>
  ) -> Bool {
    if var list = content.takeList() {
      updateItems(&list.items, level: level, source)
      let isTight = !reader.parser.nodes[number].flag
      if list.isTight != isTight { change.others.append(Array(change.path.prefix(level))) }
      list.isTight = isTight
      content = .list(list)
    } else if var quote = content.takeQuote() {
      updateBlocks(&quote.blocks, level: level, source)
      let alert = reader.parser.nodes[number].level
      quote.alert = alert > 0 ? AlertSyntax.kinds[Int(alert) - 1] : nil
      content = .quote(quote)
      return !quote.blocks.isEmpty || !builder.holdsBack(emptyQuote: number, reader.parser)
    } else if var details = content.takeDetails() {
      // The summary comes first, because footnotes are numbered in the order of the text.
      details.summary = builder.summary(number, reader.parser, source)
      updateBlocks(&details.blocks, level: level, source)
      details.isOpen = reader.parser.nodes[number].flag
      content = .details(details)
    } else if var notes = content.takeNotes() {
      updateItems(&notes.items, level: level, source)
      content = .footnotes(notes)
    }
    return true
  }

  mutating func updateLeaf(_ content: inout MessageBlock.Content, _ number: Int, _ source: Span<UInt8>)
    -> Bool
  {
    var marks = growing?.marks ?? []
    growing?.marks = []
    let rows = growing?.rows ?? 0
    change.settled = marks.last?.utf16 ?? 0
    change.rows = rows
    if var block = content.takeText() {
      // The last mark may be after text that was removed with an unfinished line.
      change.settled = builder.updateGrowing(&block.text, number, from: &marks, reader.parser, source)
      growing?.marks = marks
      if let image = builder.shownImage(number, reader.parser) {
        content = image
        return true
      }
      let isShown = !block.text.isEmpty
      content = .paragraph(block)
      return isShown
    }
    if var code = content.takeCode() {
      let mark = builder.update(&code, number, from: marks.last, reader.parser, source)
      // With the last letter of `math`, the code becomes a formula.
      if !reader.parser.options.math || code.language != "math" {
        growing?.marks = mark.map { [$0] } ?? []
        content = .code(code)
        return true
      }
    }
    if var table = content.takeTable() {
      builder.update(&table, number, keeping: rows, reader.parser, source)
      let node = reader.parser.nodes[number]
      let end = min(node.firstSegment + node.segmentCount, builder.firstOpenSegment)
      growing?.rows = max(0, end - node.firstSegment - 2)
      growing?.notesInRows = builder.notesInRows
      content = .table(table)
      return true
    }
    guard let made = builder.leaf(number, reader.parser, source) else { return false }
    content = made
    return true
  }

  // MARK: What is open

  /// Records which blocks are open, for the next update.
  private mutating func noteOpenBlocks() {
    guard !isFinished else { return }
    // The saved state gets the indices too, so that they are still known when the unfinished line is removed.
    for (place, node) in saved.open.enumerated() {
      saved.blocks[place].index = reader.parser.nodes[node].index
    }
    var depth = 0
    for node in reader.parser.open where reader.parser.nodes[node].kind.isContainer {
      let place = StreamPlace(node, reader.parser)
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
    if reader.parser.nodes[leaf].kind.isContainer {
      growing = nil
      return
    }
    let place = StreamPlace(leaf, reader.parser)
    if growing?.place != place { growing = GrowingLeaf(place: place) }
    growing?.notesBefore = builder.openStart ?? builder.notes.count
  }

  private func newLevel(_ place: StreamPlace, _ depth: Int) -> StreamLevel {
    var level = StreamLevel(place: place)
    var child = reader.parser.nodes[place.node].firstChild
    while child >= 0, isFinished(child, below: depth) {
      let index = reader.parser.nodes[child].index
      if index >= 0 { level.finished = index + 1 }
      level.last = child
      child = reader.parser.nodes[child].next
    }
    return level
  }
}
