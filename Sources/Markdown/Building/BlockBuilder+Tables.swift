extension BlockBuilder {
  /// Returns a whole table.
  mutating func table(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> TableBlock {
    var table = TableBlock(rows: [])
    table.alignsBySide = true
    update(&table, number, keeping: 0, parser, source)
    return table
  }

  /// Updates a table except its first `kept` rows, which are finished.
  mutating func update(
    _ table: inout TableBlock, _ number: Int, keeping kept: Int, _ parser: BlockParser,
    _ source: Span<UInt8>
  ) {
    let node = parser.nodes[number]
    let columns = min(node.number, limits.columns)
    let kept = isInOrder && kept > 0 && heldLeaf != number ? 0 : kept
    dropHeldNotes(at: number, continues: kept > 0)
    lastNote = 0
    if isInOrder, number == openLeaf { openStart = kept == 0 ? notes.count : heldStart }
    if kept == 0 {
      let row = parser.segments[node.firstSegment + 1]
      table.alignments = Array(
        TableSyntax.begunAlignments(row.start..<row.end, columns: columns, source).prefix(columns))
      (table.rows, table.rowSources) = ([], [])
      append(row: node.firstSegment, to: &table, number, columns, parser, source)
    }
    table.rows.removeSubrange(min(1 + kept, table.rows.count)...)
    table.rowSources.removeSubrange(min(1 + kept, table.rowSources.count)...)
    for index
      in (node.firstSegment + 2 + kept)..<max(
        node.firstSegment + 2 + kept, node.firstSegment + node.segmentCount)
    {
      append(row: index, to: &table, number, columns, parser, source)
      if index < firstOpenSegment { notesInRows = notes.count }
    }
    settleNotes(of: number)
  }

  private mutating func append(
    row index: Int, to table: inout TableBlock, _ number: Int, _ columns: Int, _ parser: BlockParser,
    _ source: Span<UInt8>
  ) {
    let segment = parser.segments[index]
    let line = segment.start..<source.endWithoutSpaces(segment.start..<segment.end)
    var cells: [TableCell] = []
    var ranges: [Range<Int>] = []
    TableSyntax.forEachCell(line, source) { cell in
      ranges.append(cell)
      return ranges.count < columns
    }
    for range in ranges {
      // The last cell of the last row may still grow, unless a pipe ends it.
      let isOpen = isStreaming && index >= firstOpenSegment && range.upperBound == line.upperBound
      cells.append(TableCell(cell(number, range, isOpen, parser, source)))
    }
    table.rows.append(cells)
    table.rowSources.append(line)
  }

  private mutating func cell(
    _ number: Int, _ range: Range<Int>, _ isOpen: Bool, _ parser: BlockParser, _ source: Span<UInt8>
  ) -> RichText {
    leavesBuilt += 1
    texts.begin()
    texts.isCell = true
    texts.source.take(
      [LineSegment(start: range.lowerBound, end: range.upperBound, padding: 0)], from: 0, source)
    inlines.parse(source, texts.source.range, references: parser.references, isOpen: isOpen)
    labelUses.read(source, parser.references)
    addNotes()
    texts.build(inlines, source, references: parser.references, uses: labelUses, notes: notes)
    note(inlines.labels, number)
    var text = RichText("")
    text.append(texts)
    return text
  }
}
