import BubbleLayout

/// Writes a layout row by row, in memory that does not grow with the number of rows.
///
/// Call `begin` once, `write` for each row in order, `end` once.
public protocol LayoutWriter {
  mutating func begin(_ header: LayoutHeader) throws
  /// Notes the message that was received last, before rows that come from the newest on: the bubble of the typing row looks like its
  /// bubble.
  mutating func remember(_ received: TranscriptRow)
  mutating func write(_ row: TranscriptRow) throws
  mutating func end() throws
}

extension LayoutWriter {
  /// Most forms draw no rows.
  public mutating func remember(_ received: TranscriptRow) {}

  /// Writes the row of a message.
  public mutating func write(_ cell: Cell) throws { try write(.message(cell)) }

  /// Writes a whole layout of messages alone.
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
