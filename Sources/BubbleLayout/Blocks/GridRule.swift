import TextLayout

/// A table: texts in columns and rows. Its columns have the widths of CSS automatic layout.
struct GridRule: Hashable, Sendable {
  /// A cell, by the number of its text.
  struct Cell: Hashable, Sendable {
    var text: Int32
    let row: Int32
    let column: Int32
    var rows: Int32 = 1
    var columns: Int32 = 1
    /// From the upper edge of its lines to the baseline of the first, in points.
    let ascent: LayoutUnit
  }

  /// How wide a column is, its cells' padding included, in points: with as many breaks as there can be between words, and with none.
  struct Column: Hashable, Sendable {
    var least: LayoutUnit = 0
    var largest: LayoutUnit = 0
  }

  /// Row by row.
  var cells: [Cell] = []
  var rowCount = 0
  var columns: [Column] = []
  /// From the edges of a cell to its text, in points.
  var padding = Size.zero
  /// Whether it stands at the right of a room that is wider.
  var startsRight = false
  /// The thickness of the lines around cells, in points.
  var line: LayoutUnit = 0

  /// What the lines between and around the columns take.
  private var lines: LayoutUnit { LayoutUnit(rawValue: line.rawValue * (columns.count + 1)) }
  private var least: LayoutUnit { columns.reduce(lines) { $0 + $1.least } }
  private var largest: LayoutUnit { columns.reduce(lines) { $0 + $1.largest } }

  /// How wide the table is within a limit: as wide as it wants, at most as wide as the limit.
  func width(in limit: AvailableWidth) -> LayoutUnit {
    limit.limit.map { max(lines, min(largest, $0)) } ?? largest
  }

  /// How far the limit may move while the widths stay.
  func slack(in limit: AvailableWidth) -> LimitSlack {
    var slack = LimitSlack.any
    slack.keep(from: largest, at: limit)
    return slack
  }

  /// The widths of the columns, their cells' padding included, by the automatic layout of CSS 2.1 §17.5.2.2 as Blink counts it.
  ///
  /// What is between the least and the largest widths is shared out in proportion to how much each column may still grow; what is left of
  /// the division goes to the last column. A table without room for its words, which CSS lets run over, breaks them: its columns are
  /// narrowed in proportion to their least widths.
  func widths(in width: LayoutUnit) -> [LayoutUnit] {
    let (least, largest) = (self.least, self.largest)
    if width >= largest { return columns.map(\.largest) }
    if width < least {
      return shared(max(0, width - lines), in: least - lines, base: { _ in 0 }, part: \.least)
    }
    return shared(width - least, in: largest - least, base: \.least) { $0.largest - $0.least }
  }

  /// Shares out what is free in proportion to parts that make up a whole.
  private func shared(
    _ free: LayoutUnit, in whole: LayoutUnit, base: (Column) -> LayoutUnit, part: (Column) -> LayoutUnit
  ) -> [LayoutUnit] {
    guard whole > 0 else { return columns.map(base) }
    var rest = free
    var widths = columns.map { column in
      let product = free.rawValue.multipliedFullWidth(by: part(column).rawValue)
      let share = LayoutUnit(rawValue: whole.rawValue.dividingFullWidth(product).quotient)
      rest = rest - share
      return base(column) + share
    }
    if let last = widths.indices.last { widths[last] = widths[last] + rest }
    return widths
  }

  /// Where the columns begin, and where the last one ends, from the table's edge.
  func edges(of widths: [LayoutUnit]) -> [LayoutUnit] {
    var edges = [line]
    for width in widths { edges.append(edges[edges.count - 1] + width + line) }
    return edges
  }

  /// The width of a cell, its padding included.
  func width(of cell: Cell, in widths: [LayoutUnit]) -> LayoutUnit {
    let columns = Int(cell.column)..<min(widths.count, Int(cell.column + cell.columns))
    return widths[columns].reduce(LayoutUnit(rawValue: line.rawValue * (columns.count - 1))) { $0 + $1 }
  }
}

extension GridRule {
  /// The width of the text of a cell.
  func textWidth(of cell: Cell, in widths: [LayoutUnit]) -> LayoutUnit {
    max(0, width(of: cell, in: widths) - padding.width - padding.width)
  }

  /// The lines between cells: below each that has others below it, and after each that has others after it.
  func lines(between frames: [Rect], in size: Size) -> [Rect] {
    guard line > 0 else { return [] }
    return zip(cells, frames).flatMap { cell, frame in
      var lines: [Rect] = []
      if frame.maxY + line < size.height {
        // Through the crossing with the line after the cell.
        let end = min(size.width - line, frame.maxX + line)
        lines.append(Rect(x: frame.minX, y: frame.maxY, width: end - frame.minX, height: line))
      }
      if frame.maxX + line < size.width {
        lines.append(Rect(x: frame.maxX, y: frame.minY, width: line, height: frame.height))
      }
      return lines
    }
  }
}

extension BlockTree {
  /// Lays out the rows of a table.
  ///
  /// - Parameters:
  ///   - widths: Of its columns.
  ///   - each: Takes the number of each cell, its frame and that of its text, relative to the table; columns from left to right.
  /// - Returns: The tops of the rows, and the table's height; nil where a text has to be shaped to know.
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
      // Cells that reach over several rows find room below those of one.
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
