import TextLayout

extension BlockTree {
  /// Returns how wide a table wants to be within a limit: as wide as its columns, but at most as wide as the
  /// limit. A wider table scrolls.
  ///
  /// - Returns: Nil if a text has to be shaped first.
  func measure(grid rule: GridRule, in limit: AvailableWidth) -> BlockMeasure? {
    var slack = LimitSlack.any
    slack.keep(from: rule.roomyLimit, at: limit)
    switch rule.form(in: limit) {
    case .columns(let widths):
      return BlockMeasure(width: limit.clamping(rule.width(of: widths)), slack: slack)
    case .cards:
      guard let cards = rule.cards else { return nil }
      return width(of: cards, in: limit).map { BlockMeasure(width: $0, slack: slack) }
    }
  }

  /// Returns the height of a table; nil if a text has to be shaped first.
  func height(grid rule: GridRule, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
    switch rule.form(in: limit) {
    case .columns(let widths): rows(of: rule, widths: widths, each: { _, _, _ in })?.height
    case .cards: rule.cards.flatMap { cards($0, of: rule, in: limit, width: width) }
    }
  }

  /// Lays out the rows of a table.
  ///
  /// - Parameters:
  ///   - widths: The widths of the table's columns.
  ///   - each: Receives the index of each cell, its frame and the frame of its text, relative to the table.
  ///     The columns are in order from left to right.
  /// - Returns: The tops of the rows, and the table's height; nil if a text has to be shaped first.
  func rows(
    of grid: GridRule, widths: [LayoutUnit], each: (Int, Rect, Rect) -> Void
  ) -> (tops: [LayoutUnit], height: LayoutUnit)? {
    var heights: [LayoutUnit] = []
    var ascents = [LayoutUnit](repeating: 0, count: grid.rowCount)
    for cell in grid.cells { ascents[Int(cell.row)] = max(ascents[Int(cell.row)], cell.ascent) }
    var rows = [LayoutUnit](repeating: 0, count: grid.rowCount)
    heights.reserveCapacity(grid.cells.count)
    for cell in grid.cells {
      let room = AvailableWidth.fixed(grid.textWidth(of: cell, in: widths))
      guard let extent = texts[Int(cell.text)].extent(in: room) else { return nil }
      let height = self.grid.roundedUp(extent.size.height)
      heights.append(height)
      // Cells that span several rows are fitted below, after all cells of one row.
      guard cell.rows == 1 else { continue }
      let row = Int(cell.row)
      rows[row] = max(
        rows[row], ascents[row] - cell.ascent + height + grid.padding.height + grid.padding.height)
    }
    for (cell, height) in zip(grid.cells, heights) where cell.rows > 1 {
      let taken = Int(cell.row)..<min(rows.count, Int(cell.row + cell.rows))
      let wanted =
        ascents[taken.lowerBound] - cell.ascent + height + grid.padding.height + grid.padding.height
      let held = rows[taken].reduce(LayoutUnit(rawValue: grid.line.rawValue * (taken.count - 1))) { $0 + $1 }
      if wanted > held { rows[taken.upperBound - 1] = rows[taken.upperBound - 1] + wanted - held }
    }
    var tops = [grid.line]
    for row in rows { tops.append(tops[tops.count - 1] + row + grid.line) }
    let edges = grid.edges(of: widths)
    for (number, cell) in grid.cells.enumerated() {
      let row = Int(cell.row)
      let end = min(rows.count, row + Int(cell.rows))
      let frame = Rect(
        x: edges[Int(cell.column)], y: tops[row], width: grid.width(of: cell, in: widths),
        height: tops[end] - grid.line - tops[row])
      let text = Rect(
        x: frame.minX + grid.padding.width,
        y: frame.minY + grid.padding.height + ascents[row] - cell.ascent,
        width: max(0, frame.width - grid.padding.width - grid.padding.width), height: heights[number])
      each(number, frame, text)
    }
    return (tops, tops[tops.count - 1])
  }
}
