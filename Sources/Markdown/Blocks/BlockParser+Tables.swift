extension BlockParser {
  /// Starts a table at a delimiter row below a line with the same number of cells. That line is the header;
  /// the lines before it stay a paragraph.
  mutating func startTable(_ source: Span<UInt8>) -> Bool {
    guard options.tables, isInParagraph else { return false }
    let paragraph = container
    let row = cursor.text..<cursor.end
    guard let alignments = TableSyntax.alignments(row, source) else { return false }
    return makeTable(of: paragraph, columns: alignments.count, row, source)
  }

  /// Converts the last line of an open paragraph to a table if an unfinished line begins a delimiter row. If
  /// the result is false, the caller must restore the state.
  mutating func beginTable(_ line: Range<Int>, _ source: Span<UInt8>) -> Bool {
    self.line += 1
    outcome = .text
    isUsedUp = false
    cursor = LineCursor(start: line.lowerBound, end: line.upperBound)
    cursor.findText(source)
    guard !isFull, matchOpenBlocks(source), isInParagraph, cursor.indent < 4 else { return false }
    let row = cursor.text..<cursor.end
    let last = segments[nodes[container].firstSegment + nodes[container].segmentCount - 1]
    let columns = TableSyntax.cellCount(last.start..<last.end, source)
    guard let begun = TableSyntax.beginsDelimiterRow(row, source), begun <= columns else { return false }
    return makeTable(of: container, columns: columns, row, source)
  }

  /// Converts the last line of an open paragraph to a table if it has as many cells as the delimiter row.
  mutating func makeTable(of paragraph: Int, columns: Int, _ row: Range<Int>, _ source: Span<UInt8>) -> Bool {
    let index = nodes[paragraph].firstSegment + nodes[paragraph].segmentCount - 1
    let header = segments[index]
    guard !nodes[paragraph].flag, TableSyntax.cellCount(header.start..<header.end, source) == columns else {
      return false
    }
    if columns > limits.columns { report(.columns, at: header.start) }
    var table = paragraph
    if nodes[paragraph].segmentCount > 1 {
      nodes[paragraph].segmentCount -= 1
      let before = segments[index - 1]
      nodes[paragraph].end = source.endWithoutSpaces(before.start..<before.end)
      nodes[paragraph].lastLine = line - 2
      closeLast(source)
      table = append(SyntaxBlock(.table, start: header.start, line: line - 1, parent: open[open.count - 1]))
      nodes[table].firstSegment = index
      nodes[table].segmentCount = 1
      open.append(table)
    }
    matched = open.count
    nodes[table].kind = .table
    nodes[table].number = columns
    addSegment(to: table, LineSegment(start: row.lowerBound, end: row.upperBound, padding: 0))
    nodes[table].marker = row.lowerBound..<source.endWithoutSpaces(row)
    nodes[table].end = nodes[table].marker.upperBound
    outcome = .delimiterRow
    isUsedUp = true
    return true
  }
}
