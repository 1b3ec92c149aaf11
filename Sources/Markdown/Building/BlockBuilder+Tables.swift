extension BlockBuilder {
  /// Returns a whole table.
  mutating func table(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> MarkdownTable {
    var table = MarkdownTable(alignments: [], header: MarkdownRow(cells: []), rows: [])
    update(&table, number, keeping: 0, parser, source)
    return table
  }

  /// Updates a table except its first `kept` rows, which are finished.
  mutating func update(
    _ table: inout MarkdownTable, _ number: Int, keeping kept: Int, _ parser: BlockParser,
    _ source: Span<UInt8>
  ) {
    let node = parser.nodes[number]
    let columns = min(node.number, limits.columns)
    let kept = isInOrder && kept > 0 && heldLeaf != number ? 0 : kept
    dropHeldNotes(at: number, continues: kept > 0)
    if isInOrder, number == openLeaf { openStart = kept == 0 ? notes.count : heldStart }
    if kept == 0 {
      let row = parser.segments[node.firstSegment + 1]
      table.alignments = Array(
        TableSyntax.begunAlignments(row.start..<row.end, columns: columns, source).prefix(columns))
      table.header = self.row(number, node.firstSegment, columns, parser, source)
    }
    table.rows.removeSubrange(min(kept, table.rows.count)...)
    for index
      in (node.firstSegment + 2 + kept)..<max(
        node.firstSegment + 2 + kept, node.firstSegment + node.segmentCount)
    {
      table.rows.append(row(number, index, columns, parser, source))
      if index < firstOpenSegment { notesInRows = notes.count }
    }
    settleNotes(of: number)
  }

  private mutating func row(
    _ number: Int, _ index: Int, _ columns: Int, _ parser: BlockParser, _ source: Span<UInt8>
  ) -> MarkdownRow {
    let segment = parser.segments[index]
    let line = segment.start..<source.endWithoutSpaces(segment.start..<segment.end)
    var row = MarkdownRow(cells: [], source: line)
    var ranges: [Range<Int>] = []
    TableSyntax.forEachCell(line, source) { cell in
      ranges.append(cell)
      return ranges.count < columns
    }
    for range in ranges {
      // The last cell of the last row may still grow, unless a pipe ends it.
      let isOpen = isStreaming && index >= firstOpenSegment && range.upperBound == line.upperBound
      row.cells.append(cell(number, range, isOpen, parser, source))
    }
    return row
  }

  private mutating func cell(
    _ number: Int, _ range: Range<Int>, _ isOpen: Bool, _ parser: BlockParser, _ source: Span<UInt8>
  ) -> MarkdownText {
    leavesBuilt += 1
    texts.begin(behind: 0)
    texts.isCell = true
    texts.source.take(
      [LineSegment(start: range.lowerBound, end: range.upperBound, padding: 0)], from: 0, source)
    inlines.parse(source, texts.source.range, references: parser.references, isOpen: isOpen)
    labelUses.read(source, parser.references)
    addNotes()
    texts.build(inlines, source, references: parser.references, uses: labelUses, notes: notes)
    note(inlines.labels, number)
    var text = MarkdownText()
    text.append(texts)
    return text
  }
}
