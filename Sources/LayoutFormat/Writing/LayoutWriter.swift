import BubbleLayout

/// Writes a layout row by row, in memory that does not grow with the number of rows.
///
/// Call `begin` once, `write` for each row in order, `end` once.
public protocol LayoutWriter {
  mutating func begin(_ header: LayoutHeader) throws
  /// Remembers the last received message, whose bubble gives the typing row its appearance. Call this before
  /// writing rows from the newest to the oldest.
  mutating func remember(_ received: TranscriptRow)
  mutating func write(_ row: TranscriptRow) throws
  mutating func end() throws
}

extension LayoutWriter {
  /// Does nothing, because most formats do not contain drawings of rows.
  public mutating func remember(_ received: TranscriptRow) {}

  /// Writes the row of a message.
  public mutating func write(_ cell: Cell) throws { try write(.message(cell)) }

  /// Writes a whole layout that contains only messages.
  public mutating func write(
    _ cells: some Sequence<Cell>, header: LayoutHeader
  ) throws {
    try write(cells.lazy.map { TranscriptRow.message($0) }, header: header)
  }

  /// Writes a whole layout.
  public mutating func write(
    _ rows: some Sequence<TranscriptRow>, header: LayoutHeader
  ) throws {
    try begin(header)
    for row in rows { try write(row) }
    try end()
  }
}
