import TextLayout

/// The rows of a table that grows.
extension RichBuilder {
  /// Returns the rows of a table that are made anew, and those above them that are kept while it grows.
  mutating func openRows(of table: TableBlock, _ context: RichContext) -> (TableBlock, KeptRows?) {
    guard let rows = memory?.change.ofLeaf.rows, let lineStart = memory?.lastLineStart else {
      return (table, nil)
    }
    var open = table
    let path = context.path
    let startsRight = context.isAtRight
    guard memory?.isOpen == true || memory?.rows.knows(path) == true, !mayShowCards, table.rows.count > 1
    else {
      open.complete(startsRight: startsRight)
      open.openRows = table.openRows(from: lineStart)
      return (open, nil)
    }
    var kept = memory?.rows.take(path, context) ?? KeptRows()
    // The header is above the finished rows.
    if kept.count > (rows > 0 ? rows + 1 : 0) || kept.alignments != table.alignments {
      kept = KeptRows(alignments: table.alignments)
    }
    if kept.count < table.rows.count - 1 {
      open.rows = Array(table.rows[kept.count..<table.rows.count - 1])
      let filling = open.complete(startsRight: startsRight, after: kept.filling)
      let places = TablePlaces(open)
      var grid = grid(of: open, places, context, below: kept.count > 0 ? kept : nil)
      let texts = cells(of: open, places, context, to: &grid).map(\.text)
      kept.append(grid, texts, filling, on: memory?.grid)
      memory?.note(texts)
    }
    memory?.rows.keep(kept, at: path, context)
    open = table
    open.rows = Array(table.rows[kept.count...])
    open.complete(startsRight: startsRight, after: kept.filling)
    open.openRows = table.openRows(from: lineStart)
    return (open, kept)
  }

  /// How many rows a table has at most whose columns follow its open row, because all rows above may have to be measured
  /// again with each letter, and how many UTF-16 units of a cell count for them.
  static let (mostGrowingRows, mostGrowingUnits) = (64, 200)

  /// Returns the text of a cell that is being written, or the beginning of a long one.
  mutating func beginning(of cell: TableCell, _ lines: RichLines, _ context: RichContext) -> PreparedText {
    if lines.text.growing == nil, cell.text.text.utf16.count <= Self.mostGrowingUnits { return lines.text }
    let beginning = self.lines(cell.text.beginning(Self.mostGrowingUnits), .cell, at: lines.path, context)
    memory?.note([beginning.text])
    return beginning.text
  }
}

extension RichText {
  /// Returns at most this many UTF-16 units of the text, without spans that reach further.
  fileprivate func beginning(_ units: Int) -> RichText {
    let utf16 = text.utf16
    guard let end = utf16.index(text.startIndex, offsetBy: units, limitedBy: text.endIndex),
      end < text.endIndex
    else { return self }
    // A prefix that would split a surrogate pair ends before it.
    let whole = String.Index(end, within: text.unicodeScalars) ?? utf16.index(before: end)
    let length = utf16.distance(from: text.startIndex, to: whole)
    return RichText(String(text[..<whole]), spans: spans.filter { $0.range.upperBound <= length })
  }
}
