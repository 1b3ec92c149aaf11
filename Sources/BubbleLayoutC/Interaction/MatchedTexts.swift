import BubbleLayout
import CBubbleLayout

/// Turns the offsets of matches, which lie in the whole texts of messages as they are shown, into a caller's and back.
///
/// Matches of a message follow one another, so that its offsets are kept until another message's are asked for: a text is gone
/// through once, however many matches it has.
struct MatchedTexts {
  private let state: TranscriptState
  private var latest: (id: MessageID, offsets: Offsets)?

  init(_ state: TranscriptState) { self.state = state }

  /// The match of a message that a caller means.
  mutating func match(_ given: bubble_match, of id: MessageID) -> TextMatch {
    TextMatch(id: id, range: offsets(of: id).inside(given.range.start, given.range.end))
  }

  mutating func offsets(of id: MessageID) -> Offsets {
    if let latest, latest.id == id { return latest.offsets }
    let found = wholeOffsets(of: id)
    latest = (id, found)
    return found
  }

  private func wholeOffsets(of id: MessageID) -> Offsets {
    if case .utf16 = state.offsets { return Offsets(map: nil) }
    guard let cell = state.transcript.cell(id), let index = cell.textPartIndex,
      case .text(let part) = cell.parts[index]
    else { return state.offsets.map(of: state.transcript.message(id)?.text ?? "") }
    return state.offsets.map(of: part.wholeText ?? part.text)
  }
}
