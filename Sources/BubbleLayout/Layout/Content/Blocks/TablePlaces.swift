/// The position of each cell of a table in rows and columns.
struct TablePlaces {
  struct Place {
    let cell: TableCell
    let row: Int
    /// The index of the cell in its row.
    let index: Int
    let column: Int
    let columns: Int
    let rows: Int
  }

  private(set) var cells: [Place] = []
  private(set) var columnCount = 0

  /// Computes the positions. Cells fill each row from its start, around those that span down from the rows
  /// above.
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
