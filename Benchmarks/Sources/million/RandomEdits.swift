import BubbleLayout
import Workloads

/// Edits a long lively transcript at random, and compares it with a new transcript of the same messages.
@MainActor struct RandomEdits {
  /// The edits between two comparisons.
  private static let period = 2_500

  private var transcript: Transcript
  private var mix: ChatMix
  private var random = SeededGenerator(seed: 11)

  init(_ count: Int) throws {
    mix = ChatMix(seed: 2, .lively)
    transcript = Transcript(
      mix.messages(count), style: .clustered, width: 320, engine: try LayoutEngine(fonts: .bundled),
      environment: LayoutEnvironment(me: "you"))
  }

  /// Makes edits, and compares now and then and at the end.
  ///
  /// - Returns: What differs first; nil if nothing does.
  mutating func difference(after edits: Int) throws -> String? {
    for number in 1...max(1, edits) {
      edit()
      guard number % Self.period == 0 || number == edits else { continue }
      if let difference = try difference() { return "after \(number) edits: \(difference)" }
      print("\(number) edits: \(transcript.count) messages, all as laid out anew")
    }
    return nil
  }

  private var id: MessageID { mutating get { transcript.id(at: random.below(transcript.count)) ?? 0 } }
  private var message: Message { mutating get { mix.messages(1)[0] } }

  /// A window at a random message.
  private var viewport: Rect {
    mutating get {
      let top = transcript.frame(of: id)?.minY ?? 0
      return Rect(x: 0, y: top, width: LayoutUnit(transcript.width), height: 900)
    }
  }

  private mutating func edit() {
    switch random.below(200) {
    case ..<20: transcript.append(message)
    case ..<24: transcript.prepend(mix.messages(50))
    case ..<50: transcript.insert(message, at: random.below(transcript.count))
    case ..<80:
      var edited = message
      edited.id = id
      _ = transcript.update(edited)
    case ..<110: _ = transcript.append("word ", to: id)
    case ..<130: _ = random.happens(500) ? transcript.expand(id) : transcript.collapse(id)
    case ..<150: _ = transcript.move(id, to: random.below(transcript.count))
    case ..<180: transcript.remove(id)
    case ..<198: keep(transcript.rows(in: viewport).count)
    default: transcript.width = Double(280 + random.below(120))
    }
    keep(transcript.height.rawValue)
  }

  /// Returns a difference of the frames of all messages, or of what is drawn in a hundred windows.
  private mutating func difference() throws -> String? {
    let fresh = Transcript(
      transcript.messages, style: transcript.style, width: transcript.width,
      engine: try LayoutEngine(fonts: .bundled), environment: transcript.environment)
    if fresh.height != transcript.height { return "the height is \(transcript.height), anew \(fresh.height)" }
    let (old, new) = (transcript.frames(in: 0..<transcript.count), fresh.frames(in: 0..<fresh.count))
    if let place = old.indices.first(where: { old[$0] != new[$0] }) {
      return "message \(place) is at \(old[place]), anew at \(new[place])"
    }
    for _ in 0..<100 {
      let viewport = viewport
      let (old, new) = (transcript.rows(in: viewport), fresh.rows(in: viewport))
      if old.map(\.frame) != new.map(\.frame) || parts(old) != parts(new) {
        return "other rows in \(viewport)"
      }
    }
    return nil
  }

  private func parts(_ rows: [TranscriptRow]) -> [[Rect]] {
    rows.map { if case .message(let cell) = $0 { cell.parts.map(\.frame) } else { [] } }
  }
}
