/// A row of a table.
public struct MarkdownRow: Sendable, Hashable {
  /// Its cells, at most as many as the table has columns.
  public var cells: [MarkdownText]
  /// Its range in the source: UTF-8 offsets.
  public var source: Range<Int>

  /// A row.
  public init(cells: [MarkdownText], source: Range<Int> = 0..<0) {
    self.cells = cells
    self.source = source
  }
}
