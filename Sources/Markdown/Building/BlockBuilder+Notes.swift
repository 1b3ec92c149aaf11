/// The numbers of footnotes.
extension BlockBuilder {
  /// Numbers the footnotes that the text that was read last refers to.
  mutating func addNotes() {
    addedNotes.removeAll(keepingCapacity: true)
    if isInOrder, heldLeaf != nil, inlines.notes.contains(where: { notes[$0.label] == nil }) {
      heldLeaf = nil
      notes.cut(to: notes.stable)
    }
    for (place, label) in inlines.notes where notes[label] == nil {
      notes.add(label)
      addedNotes.append(place)
    }
    for (_, label) in inlines.notes { lastNote = max(lastNote, notes[label] ?? 0) }
  }

  /// Removes the numbers that a growing leaf gave, unless the leaf continues. Leaves before it have the labels
  /// that they had.
  ///
  /// - Parameter leaf: The leaf that is built next; `.max` after the last one.
  mutating func dropHeldNotes(at leaf: Int, continues: Bool) {
    guard isInOrder, let held = heldLeaf, leaf >= held else { return }
    heldLeaf = nil
    if leaf > held || !continues { notes.cut(to: max(notes.stable, heldStart)) }
  }

  /// Records that the footnotes so far are final, if a leaf is finished.
  mutating func settleNotes(of leaf: Int) {
    guard isInOrder, leaf < finalNodes, leaf != savedLeaf else { return }
    // Before the held leaf, only the labels up to those of this leaf are final.
    notes.stable = max(notes.stable, heldLeaf == nil ? notes.count : lastNote)
  }

  /// Sets the numbers of the footnotes that were made before a text referred to them, or whose numbers have
  /// changed since. Returns the paths of the groups of footnotes that changed.
  @discardableResult
  mutating func numberNotes(
    in blocks: inout [MessageBlock], _ parser: BlockParser, _ source: Span<UInt8>
  ) -> [[Int]] {
    guard !notes.changed.isEmpty else { return [] }
    var paths: [[Int]] = []
    for label in Set(notes.changed) {
      guard let node = node(ofNote: label, parser, source) else { continue }
      var chain = [node]
      while let parent = chain.last.map({ parser.nodes[$0].parent }), parent > 0 { chain.append(parent) }
      let path = chain.reversed().map { parser.nodes[$0].index }
      if Self.set(notes[label], in: &blocks, path[...]) { paths.append(path.dropLast()) }
    }
    notes.changed.removeAll(keepingCapacity: true)
    return paths
  }

  /// Sets the number of the footnote at a path. Returns whether it has changed.
  private static func set(
    _ number: Int?, in blocks: inout [MessageBlock], _ path: ArraySlice<Int>
  ) -> Bool {
    guard let first = path.first, blocks.indices.contains(first) else { return false }
    return set(number, in: &blocks[first].content, path.dropFirst())
  }

  private static func set(
    _ number: Int?, in content: inout MessageBlock.Content, _ path: ArraySlice<Int>
  ) -> Bool {
    guard let index = path.first else { return false }
    var isChanged = false
    if var notes = content.takeNotes() {
      if notes.items.indices.contains(index) {
        if path.count == 1 {
          isChanged = notes.items[index].number != number
          notes.items[index].number = number
        } else {
          isChanged = set(number, in: &notes.items[index].blocks, path.dropFirst())
        }
      }
      content = .footnotes(notes)
    } else if var list = content.takeList() {
      if list.items.indices.contains(index) {
        isChanged = set(number, in: &list.items[index].blocks, path.dropFirst())
      }
      content = .list(list)
    } else if var quote = content.takeQuote() {
      isChanged = set(number, in: &quote.blocks, path)
      content = .quote(quote)
    } else if var details = content.takeDetails() {
      isChanged = set(number, in: &details.blocks, path)
      content = .details(details)
    }
    return isChanged
  }
}
