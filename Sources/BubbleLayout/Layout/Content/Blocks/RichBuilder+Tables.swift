import TextLayout

extension RichBuilder {
  /// Adds the node of a table. Returns false for a table without cells.
  mutating func table(_ table: TableBlock, _ block: MessageBlock, _ context: RichContext) -> Bool {
    var inner = context
    inner.font.size *= rich.tableSize
    let (table, kept) = openRows(of: table, inner)
    let places = TablePlaces(table)
    guard places.columnCount > 0, kept != nil || !places.cells.isEmpty else { return false }
    var grid = grid(of: table, places, inner, below: kept)
    var texts = cells(of: table, places, inner, to: &grid)
    grid.cards = cards(of: table, places, &texts, inner)
    let caption = table.caption.flatMap { $0.isEmpty ? nil : RichText($0) }
    let whole = caption == nil ? nil : content.begin(.stack(StackRule()))
    let first = content.number(texts.lazy.map(\.text)).lowerBound
    for number in grid.cells.indices { grid.cells[number].text += first }
    grid.cards?.firstText = first
    content.tree.grids.append(grid)
    let painted = RichTable(
      cells: texts, headers: table.hasHeader && kept == nil ? places.cells.count { $0.row == 0 } : 0,
      radius: style.content.code.radius, line: rich.tableLine)
    content.add(
      .grid(Int32(content.tree.grids.count - 1)), Paint(element(of: block, context, .table), .table(painted)))
    if let caption, let whole {
      var below = context
      below.font.size *= rich.footnoteSize
      below.path = context.path.appending("caption")
      add(gap: rich.itemGap)
      add(caption, .caption, block, below, alignment: .start, .table)
      content.end(whole)
    }
    return true
  }

  /// Shapes the texts of a table's cells, and adds the cells to its rule.
  mutating func cells(
    of table: TableBlock, _ places: TablePlaces, _ context: RichContext, to grid: inout GridRule
  ) -> [RichLines] {
    var texts: [RichLines] = []
    var open: [GridRule.CellWidth] = []
    let first = grid.kept?.count ?? 0
    for (number, place) in places.cells.enumerated() {
      let isOpen = place.row >= table.rows.count - table.openRows
      let lines = cell(place, of: table, below: first, context, grows: isOpen && grid.kept != nil)
      let column = grid.startsRight ? places.columnCount - place.column - place.columns : place.column
      grid.cells.append(
        GridRule.Cell(
          text: Int32(texts.count), row: Int32(place.row), column: Int32(column), rows: Int32(place.rows),
          columns: Int32(place.columns), ascent: lines.text.firstBaseline))
      texts.append(lines)
      // A row that is being written counts as one that is complete, so that nothing moves when its line ends. In a long
      // table only its pictures count at once.
      let row = first + place.row
      let columns = column..<column + place.columns
      let picture = lines.widestPicture ?? 0
      var width = GridRule.CellWidth(columns: columns, least: picture, largest: picture)
      if !isOpen || row < Self.mostGrowingRows {
        let text = isOpen && row > 0 ? beginning(of: place.cell, lines, context) : lines.text
        width.least = max(picture, text.paragraph.minContentWidth())
        width.largest = max(picture, text.measure(within: .unbounded).size.width)
      }
      open.append(width)
      if number + 1 == places.cells.count || places.cells[number + 1].row != place.row {
        grid.close(row: first + place.row, open)
        open.removeAll(keepingCapacity: true)
      }
    }
    return texts
  }

  /// Whether tables may be shown as cards.
  var mayShowCards: Bool {
    rich.tableMode == .cards || rich.tableMode == .auto && rich.tableNarrow == .cards
  }

  /// Returns the rule of a table that has no cells yet, below rows that are kept.
  func grid(
    of table: TableBlock, _ places: TablePlaces, _ context: RichContext, below kept: KeptRows?
  ) -> GridRule {
    var grid = GridRule()
    grid.rowCount = table.rows.count
    grid.padding = rich.cellPadding
    grid.line = rich.tableLine
    grid.kept = kept
    grid.columns = kept?.columns ?? Array(repeating: GridRule.Column(), count: places.columnCount)
    grid.startsRight = context.isAtRight
    grid.fit = TableFit(
      mode: rich.tableMode, narrow: rich.tableNarrow, columnLimit: rich.tableColumnLimit,
      breaksWords: rich.breaksWordsInTables)
    if adaptsToRows { grid.barRoom = ScrollRule.barRoom + 2 }
    let em = context.font.size * maker.fontScale
    grid.leastColumn = LayoutUnit(em * rich.tableLeastColumn)
    grid.comfortableColumn = rich.tableColumn.map { LayoutUnit(em * $0) }
    if message.isStreaming { grid.growth = kept?.growth ?? [] }
    return grid
  }

  /// Returns the shaped text of a cell.
  ///
  /// - Parameters:
  ///   - first: The number of rows above those of `table`.
  ///   - isTitle: Whether the cell is the title of a card.
  ///   - grows: Whether the text may grow. It is then only measured.
  private mutating func cell(
    _ place: TablePlaces.Place, of table: TableBlock, below first: Int = 0, _ context: RichContext,
    isTitle: Bool = false, grows: Bool = false
  ) -> RichLines {
    var inner = context
    let row = first + place.row
    if isTitle || table.hasHeader && row == 0 { inner.font.strengthen(to: .semibold) }
    let path = context.path.appending("rows").appending(.number(row)).appending(.number(place.index))
    if grows, !place.cell.text.spans.contains(where: { $0.object != nil }) {
      inner.path = path
      let setting = GrowingLines.Setting(role: .cell, context: inner, options: options(inner))
      let empty = { (builder: RichBuilder) in builder.lines(RichText(""), .cell, at: path, inner).text }
      if let text = growing(place.cell.text, setting, empty: empty), text.growing?.hasPlainLines == true {
        return RichLines(text: text, role: .cell, path: path)
      }
    }
    let alignment = place.column < table.alignments.count ? table.alignments[place.column] : nil
    var lines = lines(
      place.cell.text, .cell, at: path, inner,
      alignment: (isTitle ? .start : alignment ?? .start).inColumn(startsRight: context.isAtRight))
    lines.startsRight = context.isAtRight
    return lines
  }

  /// The maximum length of a header that is repeated on every card, in bytes.
  private static let longestRepeatedLabel = 256

  /// Returns the rows of a table as cards, and adds the cards' titles to `texts`. Nil for a table that is
  /// never shown as cards.
  private mutating func cards(
    of table: TableBlock, _ places: TablePlaces, _ texts: inout [RichLines], _ context: RichContext
  ) -> CardsRule? {
    guard mayShowCards, table.rows.count > (table.hasHeader ? 1 : 0)
    else { return nil }
    var cards = CardsRule()
    (cards.labelGap, cards.itemGap) = (rich.cellPadding.width, rich.itemGap)
    var labels = [Int32?](repeating: nil, count: places.columnCount)
    for (number, place) in places.cells.enumerated() {
      if table.hasHeader, place.row == 0 {
        // A header that spans several columns is the label of each of these columns.
        for column in place.column..<min(labels.count, place.column + place.columns) {
          labels[column] = place.cell.text.text.isEmpty ? nil : Int32(number)
        }
        continue
      }
      var text = Int32(number)
      if place.column == 0 {
        text = Int32(texts.count)
        texts.append(cell(place, of: table, context, isTitle: true))
      }
      let label = place.column == 0 ? nil : labels[place.column]
      let lines = texts[Int(text)].text
      let width = lines.measure(within: .unbounded).size.width
      if let label {
        cards.valueWidth = max(cards.valueWidth, width)
        cards.labelWidth = max(
          cards.labelWidth, texts[Int(label)].text.measure(within: .unbounded).size.width)
      } else {
        cards.aloneWidth = max(cards.aloneWidth, width)
      }
      cards.items.append(
        CardsRule.Item(
          text: text, label: label, card: Int32(place.row), ascent: lines.firstBaseline,
          labelAscent: label.map { texts[Int($0)].text.firstBaseline } ?? 0))
      // Each card has its own copy of a label, so a long one is not repeated.
      if let label, texts[Int(label)].text.text.utf8.count > Self.longestRepeatedLabel {
        labels[place.column] = nil
      }
    }
    // Screen readers read a label only once, and searches find it only once.
    var seen: Set<Int32> = []
    for number in cards.items.indices {
      guard let label = cards.items[number].label, !seen.insert(label).inserted else { continue }
      cards.items[number].repeatsLabel = true
    }
    return cards
  }
}

extension RichLines {
  /// The width of the widest picture in the lines; nil if there is none.
  var widestPicture: LayoutUnit? {
    let boxes = text.paragraph.styledText.boxes
    return zip(objects, boxes).filter { $0.0.object.kind == .image }.map {
      LayoutUnit(roundingUpPoints: $0.1.width)
    }.max()
  }
}

extension BlockAlignment {
  /// Returns the alignment of the texts in a column, whatever the direction of each text.
  fileprivate func inColumn(startsRight: Bool) -> TextAlignment {
    switch self {
    case .start: startsRight ? .right : .left
    case .center: .center
    case .end: startsRight ? .left : .right
    }
  }
}
