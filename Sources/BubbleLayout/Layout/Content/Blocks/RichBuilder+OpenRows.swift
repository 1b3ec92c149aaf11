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

  /// How many rows a table has at most whose columns grow with its words, and how many UTF-16 units of a growing cell
  /// count for them.
  static let (mostGrowingRows, mostGrowingUnits) = (64, 200)

  /// Returns the width that a cell needs while it is being written: that of its longest word. Its text gets its share of
  /// the width with the whole row. Only the beginning of a long cell counts.
  func openWidth(
    of place: TablePlaces.Place, below first: Int, _ context: RichContext, columns: Range<Int>
  ) -> GridRule.CellWidth {
    let path = context.path.appending("rows").appending(.number(first + place.row))
      .appending(.number(place.index))
    let lines = lines(place.cell.text.beginning(Self.mostGrowingUnits), .cell, at: path, context)
    let width = max(lines.widestPicture ?? 0, lines.text.paragraph.minContentWidth())
    return GridRule.CellWidth(columns: columns, least: width, largest: width)
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
