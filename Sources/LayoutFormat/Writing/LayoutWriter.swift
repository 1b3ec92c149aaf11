import BubbleLayout

/// Writes a layout row by row, in memory that does not grow with the number of rows.
///
/// Call `begin` once, `write` for each row in order, `end` once.
public protocol LayoutWriter {
  mutating func begin(_ header: LayoutHeader) throws
  mutating func write(_ item: TranscriptItem) throws
  mutating func end() throws
}

extension LayoutWriter {
  /// Writes the row of a message.
  public mutating func write(_ cell: Cell) throws { try write(.message(cell)) }

  /// Writes a whole layout of messages alone.
  public mutating func write(
    _ cells: some Sequence<Cell>, header: LayoutHeader
  ) throws {
    try write(cells.lazy.map { TranscriptItem.message($0) }, header: header)
  }

  /// Writes a whole layout.
  public mutating func write(
    _ items: some Sequence<TranscriptItem>, header: LayoutHeader
  ) throws {
    try begin(header)
    for item in items { try write(item) }
    try end()
  }
}
