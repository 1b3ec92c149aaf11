import BubbleLayout
import TextLayout

/// A transcript with edits that bytes choose. After each edit it must equal a new transcript of the same
/// messages.
package struct TranscriptEdits {
  package private(set) var transcript: Transcript
  private var environment = LayoutEnvironment(me: "s0")
  /// The number of different ids, which limits the length of the transcript.
  private let ids: Int
  /// The longest text that one edit adds to a message, in bytes.
  private let longest: Int

  package init(_ input: inout FuzzInput, ids: Int = 12, longest: Int = 4_000) {
    self.ids = ids
    self.longest = longest
    let options = TranscriptOptions(
      dates: input.flag() ? SeparatorStyle() : nil,
      unread: input.flag() ? UnreadLine(before: .integer(3), text: "new") : nil,
      typing: input.flag() ? TypingRow() : nil)
    let opening: TranscriptOpening = input.flag() ? .estimated : .settled
    let style = input.choice(FuzzEngine.styles)
    transcript = Transcript(
      (0..<input.below(6)).map { Self.message($0, &input) }, style: style, width: 320,
      engine: FuzzEngine.shared,
      environment: environment, options: options, opening: opening)
  }

  /// Makes one edit, or reads some of the layout.
  package mutating func step(_ input: inout FuzzInput) {
    let number = input.below(ids)
    let id = MessageID.integer(number)
    switch input.below(14) {
    case 0: _ = transcript.append(Self.message(number, &input))
    case 1: _ = transcript.prepend(Self.message(number, &input))
    case 2: _ = transcript.insert(Self.message(number, &input), at: input.below(16) - 2)
    case 3: _ = transcript.remove(id)
    case 4: _ = transcript.move(id, to: input.below(16) - 2)
    case 5: _ = transcript.update(Self.message(number, &input))
    case 6, 7:
      if transcript.message(withID: id)?.text.utf8.count ?? 0 < longest {
        _ = transcript.append(input.text(24), to: id)
      }
    case 8: transcript.width = input.length()
    case 9: transcript.style = input.choice(FuzzEngine.styles)
    case 10: changeEnvironment(&input)
    case 11:
      if input.flag() { _ = transcript.expand(id) } else { _ = transcript.collapse(id) }
    case 12: look(&input)
    default:
      let viewport = Rect(x: 0, y: LayoutUnit(Double(input.below(2_000))), width: 320, height: 480)
      _ = transcript.settle(around: viewport, for: .milliseconds(1))
    }
  }

  private mutating func changeEnvironment(_ input: inout FuzzInput) {
    environment.direction = input.flag() ? .rightToLeft : .leftToRight
    environment.fontScale = input.choice([1, 1, 1.5, 3, 0.5, 0, -1, .nan, .infinity, 100])
    environment.scale = input.choice([nil, nil, 1, 2, 3, 0, 1e-20, .nan, 1e9])
    environment.isSelecting = input.flag()
    environment.isOneToOne = input.flag()
    transcript.environment = environment
  }

  private mutating func look(_ input: inout FuzzInput) {
    let viewport = Rect(
      x: 0, y: LayoutUnit(input.length()), width: LayoutUnit(input.length()),
      height: LayoutUnit(input.length()))
    let items = transcript.rows(in: viewport)
    _ = transcript.overlay(in: viewport)
    _ = transcript.anchor(at: viewport)
    for item in items.prefix(4) {
      _ = transcript.hit(at: Point(x: LayoutUnit(Double(input.byte())), y: item.frame.midY))
    }
  }

  /// Makes a message from random bytes.
  package static func message(_ id: Int, _ input: inout FuzzInput) -> Message {
    let bits = input.byte()
    var message = Message(
      id: .integer(id), sender: bits & 3 == 3 ? nil : "s\(bits & 3)",
      timestamp: bits & 4 == 0 ? nil : Timestamp(milliseconds: Int64(input.byte()) * 7_000_000),
      text: input.text(120))
    if bits & 8 != 0 { message.kind = input.choice(MessageKind.allCases) }
    if bits & 16 != 0 { message.reactions = [Reaction(symbol: input.text(6), count: input.byte())] }
    if bits & 32 != 0 {
      let size = PictureSize(width: Double(input.byte()), height: Double(input.byte()))
      message.attachments = [.media(MediaAttachment(size: size))]
    }
    if bits & 64 != 0 {
      let start = input.byte()
      message.spans = [TextSpan(range: start..<start + input.byte(), emphasis: .bold)]
    }
    return message
  }

  /// Compares the transcript with a new one.
  package mutating func check() {
    transcript.settle()
    let fresh = Transcript(
      transcript.messages, style: transcript.style, width: transcript.width, engine: FuzzEngine.shared,
      environment: transcript.environment, options: transcript.options)
    expect(
      fresh.height == transcript.height, "edits leave another height", "\(transcript.height) \(fresh.height)")
    var bottom: LayoutUnit?
    for (old, new) in zip(transcript.rows, fresh.rows) {
      expect(old.frame == new.frame, "edits leave a row elsewhere", "\(old.frame) \(new.frame)")
      if let bottom { expect(old.frame.minY >= bottom, "rows overlap", "at \(old.frame), below \(bottom)") }
      bottom = old.frame.maxY
    }
  }
}
