/// A row of a table.
public struct MarkdownRow: Sendable, Hashable {
  /// Its cells, no more than the table has columns.
  public var cells: [MarkdownText]
  /// Where it stands in the source.
  public var source: Range<Int>

  /// A row.
  public init(cells: [MarkdownText], source: Range<Int> = 0..<0) {
    self.cells = cells
    self.source = source
  }
}
