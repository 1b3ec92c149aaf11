extension MarkdownStream {
  /// Adds the definitions at the start of an open paragraph. They are valid until the next append.
  mutating func addOpenDefinitions(_ source: Span<UInt8>) {
    guard let leaf = reader.parser.open.last, reader.parser.nodes[leaf].kind == .paragraph,
      reader.parser.nodes[leaf].segmentCount > 0, reader.parser.startsDefinition(leaf, source)
    else { return }
    let node = reader.parser.nodes[leaf]
    let segments = reader.parser.segments[node.firstSegment..<(node.firstSegment + node.segmentCount)]
    let content = LeafContent(segments, source)
    let text = content.bytes.span
    var place = 0
    while place < text.count, let definition = LinkSyntax.definition(at: place, text) {
      reader.parser.references.add(definition, text)
      place = definition.end
    }
  }

  /// Rebuilds the finished leaves that use a label whose definition has been added or removed.
  mutating func redoUsersOfLabels(_ source: Span<UInt8>) {
    let references = reader.parser.references
    var labels: [String] = []
    if references.version != known.version {
      labels = changedLabels(references)
      known.version = references.version
      if !labels.isEmpty {
        growing?.marks = []
        growing?.rows = 0
      }
    }
    known.stable =
      saved.isSaved
      ? (saved.targets, saved.footnotes) : (references.targets.count, references.footnotes.count)
    known.labels = references.labels.dropFirst(known.stable.targets).map { $0 }
    known.targets = references.targets.dropFirst(known.stable.targets).map { $0 }
    known.footnotes = references.footnotes.dropFirst(known.stable.footnotes).map { $0 }
    if isFinished, builder.healing.footnotes {
      // Labels that were assumed to be footnotes, but have no definition.
      labels += builder.uses.keys.filter {
        $0.hasPrefix("^") && !references.hasFootnote(String($0.dropFirst()))
      }
    }
    if isFinished {
      builder.notes.cut(to: builder.notes.stable)
      labels += builder.notes.keep(references).map { "^" + $0 }
    }
    guard !labels.isEmpty else { return }
    var users: Set<Int> = []
    for label in labels { users.formUnion(builder.uses[label] ?? []) }
    for user in users.sorted() { redo(user, source) }
  }

  private func changedLabels(_ references: LinkReferences) -> [String] {
    let labels = references.labels.dropFirst(known.stable.targets)
    let targets = references.targets.dropFirst(known.stable.targets)
    let footnotes = references.footnotes.dropFirst(known.stable.footnotes)
    let same = zip(zip(known.labels, known.targets), zip(labels, targets)).prefix {
      $0.0 == $1.0 && $0.1 == $1.1
    }
    let sameNotes = zip(known.footnotes, footnotes).prefix { $0 == $1 }
    return known.labels.dropFirst(same.count) + labels.dropFirst(same.count)
      + (known.footnotes.dropFirst(sameNotes.count) + footnotes.dropFirst(sameNotes.count)).map { "^" + $0 }
  }

  /// Rebuilds a finished leaf in its place. An unfinished leaf is rebuilt anyway.
  private mutating func redo(_ leaf: Int, _ source: Span<UInt8>) {
    guard leaf < reader.parser.nodes.count else { return }
    var chain = [leaf]
    while let parent = chain.last.map({ reader.parser.nodes[$0].parent }), parent > 0 { chain.append(parent) }
    chain.reverse()
    var isMade = false
    for (level, node) in chain.enumerated() {
      guard level < levels.count else { return }
      if level + 1 < levels.count, levels[level + 1].place.node == node { continue }
      let isSummary = reader.parser.nodes[node].kind == .summary
      let index = reader.parser.nodes[node].index
      guard isSummary || index >= 0 && index < levels[level].finished, node <= levels[level].last else {
        return
      }
      isMade = true
      break
    }
    // Open blocks are rebuilt anyway.
    guard isMade else { return }
    let path = chain.filter { reader.parser.nodes[$0].kind != .summary }.map { reader.parser.nodes[$0].index }
    guard let first = path.first, first < blocks.count, !path.contains(-1) else { return }
    var blocks: [MessageBlock] = []
    swap(&blocks, &self.blocks)
    redo(&blocks[first], chain[...], source)
    swap(&blocks, &self.blocks)
    change.others.append(path)
  }

  /// Follows a chain of blocks, of which this one is the first, down to the leaf, and rebuilds the leaf.
  private mutating func redo(_ block: inout MessageBlock, _ chain: ArraySlice<Int>, _ source: Span<UInt8>) {
    guard let node = chain.first else { return }
    let inner = chain.dropFirst()
    guard let next = inner.first else {
      if let made = builder.block(node, &reader.parser, source) { block = made }
      return
    }
    let index = reader.parser.nodes[next].index
    let innermost = inner.dropFirst()
    if var list = block.content.takeList() {
      if let child = innermost.first {
        redo(&list.items[index].blocks[reader.parser.nodes[child].index], innermost, source)
      }
      block.content = .list(list)
    } else if var notes = block.content.takeNotes() {
      if let child = innermost.first {
        redo(&notes.items[index].blocks[reader.parser.nodes[child].index], innermost, source)
      }
      block.content = .footnotes(notes)
    } else if var quote = block.content.takeQuote() {
      redo(&quote.blocks[index], inner, source)
      block.content = .quote(quote)
    } else if var details = block.content.takeDetails() {
      if reader.parser.nodes[next].kind == .summary {
        details.summary = builder.summary(node, reader.parser, source)
      } else {
        redo(&details.blocks[index], inner, source)
      }
      block.content = .details(details)
    }
  }
}
