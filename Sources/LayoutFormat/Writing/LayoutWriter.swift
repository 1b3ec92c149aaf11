import BubbleLayout

/// Writes a layout cell by cell, in memory that does not grow with the number of cells.
///
/// Call `begin` once, `write` for each cell in order, `end` once.
public protocol LayoutWriter {
  mutating func begin(_ header: LayoutHeader) throws
  mutating func write(_ cell: Cell) throws
  mutating func end() throws
}

extension LayoutWriter {
  /// Writes a whole layout.
  public mutating func write(
    _ cells: some Sequence<Cell>, header: LayoutHeader
  ) throws {
    try begin(header)
    for cell in cells { try write(cell) }
    try end()
  }
}
