import BubbleLayout

/// The rows of a transcript for an inverted list, from the newest to the oldest. Their y is measured from the
/// edge at which the newest row is. The rows are made one message at a time.
struct InvertedRows: Sequence, IteratorProtocol {
  private let list: InvertedTranscript
  private var index = 0
  private var waiting: ArraySlice<TranscriptRow>

  init(_ transcript: Transcript) {
    list = transcript.inverted
    waiting = list.typing.map { [$0] } ?? []
  }

  mutating func next() -> TranscriptRow? {
    while waiting.isEmpty, index < list.count {
      waiting = list.rows(at: index)[...]
      index += 1
    }
    return waiting.popFirst()
  }
}
