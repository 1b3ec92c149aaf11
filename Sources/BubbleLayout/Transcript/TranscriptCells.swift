/// The cells of a transcript, from top to bottom. Each is made on demand.
///
/// - Complexity: Accessing a cell takes logarithmic time. Visiting all cells in order takes linear time.
public struct TranscriptCells: RandomAccessCollection, Sendable {
  let transcript: Transcript

  /// The index of the first cell, 0.
  public var startIndex: Int { 0 }
  /// The number of messages.
  public var endIndex: Int { transcript.count }

  /// The cell at an index.
  public subscript(index: Int) -> Cell {
    precondition(index >= 0 && index < transcript.count, "no cell has this index")
    return transcript.cell(at: transcript.rowIndex.slot(at: index))
  }

  /// Returns an iterator that starts at the top.
  public func makeIterator() -> some IteratorProtocol<Cell> { CellIterator(transcript: transcript) }

  /// Visits the rows from top to bottom.
  private struct CellIterator: IteratorProtocol {
    private let transcript: Transcript
    private var place: RowIndex.Position?
    private var top = 0

    init(transcript: Transcript) {
      self.transcript = transcript
      place = transcript.count == 0 ? nil : transcript.rowIndex.position(at: 0)
    }

    /// Returns the next cell; nil after the last cell.
    mutating func next() -> Cell? {
      guard let position = place else { return nil }
      let row = transcript.rowIndex[position]
      let cell = transcript.cell(at: Int(row.slot), top: top)
      top &+= row.height
      place = transcript.rowIndex.position(after: position)
      return cell
    }
  }
}
