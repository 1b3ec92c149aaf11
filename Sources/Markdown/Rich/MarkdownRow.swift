/// A row of a table.
public struct MarkdownRow: Sendable, Hashable {
  /// The cells, at most as many as the table has columns.
  public var cells: [MarkdownText]
  /// The row's range in the source: UTF-8 offsets.
  public var source: Range<Int>

  /// Creates a row.
  public init(cells: [MarkdownText], source: Range<Int> = 0..<0) {
    self.cells = cells
    self.source = source
  }
}
