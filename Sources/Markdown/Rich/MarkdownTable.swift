/// A table.
public struct MarkdownTable: Sendable, Hashable {
  /// The alignment of each column.
  public var alignments: [MarkdownAlignment?]
  /// The header.
  public var header: MarkdownRow
  /// The rows below the header. A row may have fewer cells than the table has columns; missing cells are
  /// empty.
  public var rows: [MarkdownRow]

  /// Creates a table.
  public init(alignments: [MarkdownAlignment?], header: MarkdownRow, rows: [MarkdownRow]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  /// Returns a cell by its row and column; empty if the row does not have that cell.
  public func cell(_ row: Int, _ column: Int) -> MarkdownText {
    column < rows[row].cells.count ? rows[row].cells[column] : MarkdownText()
  }
}
