import TextLayout

extension RichBuilder {
  /// Code, which runs from left to right wherever it is.
  mutating func code(_ code: CodeBlock, _ block: MessageBlock, _ context: RichContext) -> RichNode {
    let codeStyle = style.content.code
    var text = maker.text(
      code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text, codeStyle.font,
      options: ParagraphOptions(direction: .leftToRight, tabSize: rich.tabSize))
    text.path = context.path
    let lines = RichLines(text: text, role: .code, path: context.path)
    entries.append(
      RichEntry(
        type: block.type, path: context.path, depth: context.depth, content: .code(lines, style: codeStyle)))
    return .code(entries.count - 1, padding: codeStyle.padding)
  }

  /// A table; nil for one without cells.
  mutating func table(
    _ table: TableBlock, _ block: MessageBlock, _ context: RichContext
  ) -> RichNode? {
    let places = TablePlaces(table)
    guard places.columnCount > 0, !places.cells.isEmpty else { return nil }
    var font = context.font
    font.size *= rich.tableSize
    var grid = GridRule()
    grid.rowCount = table.rows.count
    grid.padding = rich.cellPadding
    grid.line = rich.tableLine
    grid.columns = Array(repeating: GridRule.Column(), count: places.columnCount)
    let startsRight = context.startsRight == true
    grid.startsRight = startsRight
    var texts: [RichLines] = []
    for place in places.cells {
      var inner = context
      inner.font = font
      if table.hasHeader, place.row == 0 { inner.font.weight = .semibold }
      let path = context.path.appending("rows").appending(.number(place.row)).appending(.number(place.index))
      let alignment = place.column < table.alignments.count ? table.alignments[place.column] : nil
      let lines = lines(
        place.cell.text, .cell, at: path, inner,
        alignment: (alignment ?? .start).inColumn(startsRight: startsRight))
      let column = startsRight ? places.columnCount - place.column - place.columns : place.column
      let natural = lines.text.measure(within: .unbounded)
      grid.cells.append(
        GridRule.Cell(
          text: Int32(texts.count), row: Int32(place.row), column: Int32(column), rows: Int32(place.rows),
          columns: Int32(place.columns), ascent: lines.text.firstBaseline))
      texts.append(lines)
      grid.widen(
        column..<column + place.columns, least: lines.text.paragraph.minContentWidth(),
        largest: natural.size.width)
    }
    entries.append(
      RichEntry(
        type: block.type, path: context.path, depth: context.depth,
        content: .table(
          cells: texts, headers: table.hasHeader ? places.cells.count { $0.row == 0 } : 0)))
    let node = RichNode.table(entries.count - 1, grid)
    guard let caption = table.caption, !caption.isEmpty else { return node }
    var below = context
    below.font.size *= rich.footnoteSize
    below.path = context.path.appending("caption")
    let words = add(RichText(caption), .caption, block, below, alignment: .center)
    return .stack(nil, .zero, [(gap: .zero, node: node), (gap: rich.itemGap, node: .text(words))])
  }

  /// Something that the message carries; nil for a number that it has not.
  mutating func attachment(
    _ attachment: AttachmentBlock, _ block: MessageBlock, _ context: RichContext
  ) -> RichNode? {
    let number = attachment.index ?? 0
    let value =
      attachment.value ?? (message.attachments.indices.contains(number) ? message.attachments[number] : nil)
    guard let value, let element = value.element(index: number, style: style.content, maker: maker) else {
      return nil
    }
    return embedded(element, block, context)
  }

  /// An element of its own in the place of a block.
  mutating func embedded(
    _ element: any ContentElement, _ block: MessageBlock, _ context: RichContext
  ) -> RichNode {
    entries.append(
      RichEntry(type: block.type, path: context.path, depth: context.depth, content: .embedded(element)))
    return .embedded(entries.count - 1)
  }
}

extension BlockAlignment {
  /// Where the texts of a column stand, whatever their own directions.
  fileprivate func inColumn(startsRight: Bool) -> TextAlignment {
    switch self {
    case .start: startsRight ? .right : .left
    case .center: .center
    case .end: startsRight ? .left : .right
    }
  }
}

extension GridRule {
  /// Makes room for a cell in its columns. What a cell over several needs more than they have goes to the last of them.
  fileprivate mutating func widen(_ range: Range<Int>, least: LayoutUnit, largest: LayoutUnit) {
    guard let last = range.last, last < columns.count else { return }
    let sides = padding.width + padding.width
    let lines = LayoutUnit(rawValue: line.rawValue * (range.count - 1))
    let others = columns[range.dropLast()]
    columns[last].least = max(columns[last].least, others.reduce(least + sides - lines) { $0 - $1.least })
    columns[last].largest = max(
      columns[last].largest, columns[last].least, others.reduce(largest + sides - lines) { $0 - $1.largest })
  }
}

/// Which cell of a table stands in which row and column.
struct TablePlaces {
  struct Place {
    let cell: TableCell
    let row: Int
    /// Its number in its row.
    let index: Int
    let column: Int
    let columns: Int
    let rows: Int
  }

  private(set) var cells: [Place] = []
  private(set) var columnCount = 0

  /// Cells fill each row from its start, around those that reach down from rows above.
  init(_ table: TableBlock) {
    var taken = [Int](repeating: 0, count: TableBlock.columnLimit)
    let width = max(
      table.alignments.count, table.rows.first.map { $0.reduce(0) { $0 + max(1, $1.columnSpan) } } ?? 0)
    for (row, cells) in table.rows.enumerated() {
      var column = 0
      for index in cells.indices {
        let cell = cells[index]
        while column < TableBlock.columnLimit, taken[column] > row { column += 1 }
        guard column < TableBlock.columnLimit else { break }
        let columns = min(max(1, cell.columnSpan), TableBlock.columnLimit - column)
        let rows = min(max(1, cell.rowSpan), table.rows.count - row)
        self.cells.append(
          Place(cell: cell, row: row, index: index, column: column, columns: columns, rows: rows))
        for place in column..<column + columns { taken[place] = row + rows }
        column += columns
        columnCount = max(columnCount, column)
      }
    }
    columnCount = max(columnCount, min(width, TableBlock.columnLimit))
  }
}
