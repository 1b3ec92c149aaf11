/// The cells of a transcript, from top to bottom, placed on demand.
///
/// - Complexity: An element takes logarithmic time, and all of them in order take linear time.
public struct TranscriptCells: RandomAccessCollection, Sendable {
  let transcript: Transcript

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of messages.
  public var endIndex: Int { transcript.count }

  /// The cell at an index.
  public subscript(index: Int) -> Cell {
    precondition(index >= 0 && index < transcript.count, "no cell has this index")
    return transcript.cell(at: transcript.rowIndex.slot(at: index))
  }

  /// Starts at the top.
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

    /// The next cell; nil after the last.
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
