import TextLayout

/// A table: texts in columns and rows, or in one card for each row.
///
/// The form of the table (columns or cards) and the widths of the columns depend only on the limit. So
/// records can compute them without shaping.
struct GridRule: Sendable {
  /// A cell of the table. It refers to its text by index.
  struct Cell: Hashable, Sendable {
    var text: Int32
    let row: Int32
    let column: Int32
    var rows: Int32 = 1
    var columns: Int32 = 1
    /// The distance from the upper edge of the cell's lines to the baseline of the first line, in points.
    let ascent: LayoutUnit
  }

  /// The minimum and maximum width of a column, including the padding of its cells, in points. At the
  /// minimum, the text breaks wherever it can between words; at the maximum, it does not break.
  struct Column: Hashable, Sendable {
    var least: LayoutUnit = 0
    var largest: LayoutUnit = 0
  }

  /// The width that a cell needs from the columns that it spans.
  struct CellWidth: Hashable, Sendable {
    let columns: Range<Int>
    /// The minimum and maximum width of the cell's text, in points: with every possible break between words,
    /// and without any break.
    var least: LayoutUnit
    var largest: LayoutUnit
  }

  /// How the widths of a column changed when a row was complete.
  struct ColumnChange: Hashable, Sendable {
    let row: Int32
    let column: Int32
    let widths: Column
  }

  /// The cells, row by row.
  var cells: [Cell] = []
  var rowCount = 0
  var columns: [Column] = []
  /// The distances from the edges of a cell to its text, in points.
  var padding = Size.zero
  /// Whether the columns run from right to left. The table is then at the right if it is narrower than the
  /// available width.
  var startsRight = false
  /// The thickness of the lines around cells, in points.
  var line: LayoutUnit = 0
  /// The height below a table that scrolls, in which the scroll bar stands clear of the last row, in points; 0 if the bar is
  /// over that row.
  var barRoom: LayoutUnit = 0
  /// How the table adapts if it does not fit into the limit.
  var fit = TableFit()
  /// The changes of column widths from row to row while the table grows, so that its columns never become
  /// narrower; nil for a complete table.
  var growth: [ColumnChange]?
  /// The rows above the cells, in a table that grows; nil in other tables.
  var kept: KeptRows?
  /// The rows of the table as cards; nil for a table that is never shown as cards.
  var cards: CardsRule?
  /// The minimum width of the text in a column that wraps, in points. Only the mode `auto` uses it.
  var leastColumn: LayoutUnit = 0
  /// The width at which the texts of a column are read in comfort, in points; nil if only `leastColumn` decides whether the
  /// table wraps. Only the mode `auto` uses it.
  var comfortableColumn: LayoutUnit?

  /// The total width of the lines between and around the columns.
  var lines: LayoutUnit { LayoutUnit(rawValue: line.rawValue * (columns.count + 1)) }
}

/// How a table adapts if it does not fit into the limit.
struct TableFit: Hashable, Sendable {
  var mode = TableMode.wrap
  var narrow = TableNarrow.scroll
  /// The maximum width of a column in a table that scrolls, in points, unless its words are wider.
  var columnLimit = LayoutUnit.longest
  var breaksWords = false
}

extension GridRule {
  /// Completes a row: widens the columns so that its cells fit. If a cell that spans several columns needs
  /// more width, the last of these columns gets it.
  ///
  /// - Complexity: Linear in the cells and the columns that they take.
  mutating func close(row: Int, _ cells: some Sequence<CellWidth>) {
    let sides = padding.width + padding.width
    for cell in cells {
      guard let last = lastColumn(of: cell.columns), cell.columns.upperBound <= columns.count else {
        continue
      }
      let lines = LayoutUnit(rawValue: line.rawValue * (cell.columns.count - 1))
      let others = columns[startsRight ? cell.columns.dropFirst() : cell.columns.dropLast()]
      var widths = columns[last]
      widths.least = max(widths.least, others.reduce(cell.least + sides - lines) { $0 - $1.least })
      widths.largest = max(
        widths.largest, widths.least, others.reduce(cell.largest + sides - lines) { $0 - $1.largest })
      guard widths != columns[last] else { continue }
      columns[last] = widths
      growth?.append(ColumnChange(row: Int32(clamping: row), column: Int32(last), widths: widths))
    }
  }

  /// Returns the last column of a range, in reading order; nil for an empty range.
  func lastColumn(of columns: Range<Int>) -> Int? { startsRight ? columns.first : columns.last }

  /// Returns where the columns begin, and where the last one ends, measured from the table's edge.
  func edges(of widths: [LayoutUnit]) -> [LayoutUnit] {
    var edges = [line]
    for width in widths { edges.append(edges[edges.count - 1] + width + line) }
    return edges
  }

  /// Returns the width of a cell, including its padding.
  func width(of cell: Cell, in widths: [LayoutUnit]) -> LayoutUnit {
    let columns = Int(cell.column)..<min(widths.count, Int(cell.column + cell.columns))
    return widths[columns].reduce(LayoutUnit(rawValue: line.rawValue * (columns.count - 1))) { $0 + $1 }
  }

  /// Returns the width available to the text of a cell.
  func textWidth(of cell: Cell, in widths: [LayoutUnit]) -> LayoutUnit {
    max(0, width(of: cell, in: widths) - padding.width - padding.width)
  }

  /// Returns the lines between cells: one below each cell that is not in the last row, and one after each
  /// cell that is not in the last column.
  func lines(between frames: [Rect], in size: Size) -> [Rect] {
    guard line > 0 else { return [] }
    return zip(cells, frames).flatMap { cell, frame in
      var lines: [Rect] = []
      if frame.maxY + line < size.height {
        // The line includes the crossing with the vertical line after the cell.
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
