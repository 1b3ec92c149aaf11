import BubbleLayout

/// The rows of a transcript as a list has them that is turned upside down: from the newest to the oldest, with y counted from the
/// edge that the newest stands at. They are made one message at a time.
struct InvertedRows: Sequence, IteratorProtocol {
  private let list: InvertedTranscript
  private var index = 0
  private var waiting: ArraySlice<TranscriptItem>

  init(_ transcript: Transcript) {
    list = transcript.inverted
    waiting = list.typing.map { [$0] } ?? []
  }

  mutating func next() -> TranscriptItem? {
    while waiting.isEmpty, index < list.count {
      waiting = list.items(at: index)[...]
      index += 1
    }
    return waiting.popFirst()
  }
}
