import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the first law: a message's record gives the same height as measuring the message again, and the rows
/// made for it have that height. This is true at every width, whatever happened to the transcript before.
@Suite struct RecordLawTests {
  /// The inputs of a layout besides the style, the direction and the width.
  private struct Setting {
    let fontScale: Double
    let scale: Double?
    let isSelecting: Bool
  }

  private static let settings = [
    Setting(fontScale: 1, scale: nil, isSelecting: false),
    Setting(fontScale: 1.5, scale: 1, isSelecting: true),
    Setting(fontScale: 1, scale: 1.5, isSelecting: false),
    Setting(fontScale: 0.75, scale: 2, isSelecting: true),
    Setting(fontScale: 2, scale: nil, isSelecting: true),
    Setting(fontScale: 3, scale: 1.5, isSelecting: false),
  ]

  /// Forty widths: those of a window that is dragged by 6 points and by 1 point, odd ones, and distant ones.
  private static let widths: [Double] =
    (1...10).map { 320 - 6 * Double($0) } + (1...5).map { 260 - Double($0) }
    + (1...10).map { 255.3 + 7.25 * Double($0) }
    + [700, 414, 180, 90, 321, 120, 240, 239, 1_024, 333.3, 150, 560, 300, 60, 375]

  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.formulas }

  private func transcript(
    _ style: ChatStyle, _ direction: InterfaceDirection, _ setting: Setting, seed: UInt64,
    opening: TranscriptOpening = .settled
  ) -> Transcript {
    var random = RichMessages(seed: seed)
    let messages = random.conversation(Laws.some(36, of: 100))
    let options = TranscriptOptions(
      dates: SeparatorStyle(), unread: UnreadLine(before: messages[messages.count / 2].id, text: "new"))
    // Every third sender has a name from the people, and the last message is from today.
    let people = messages.enumerated().reduce(into: People()) { people, entry in
      guard let sender = entry.element.sender, (entry.offset + Int(seed)) % 3 == 0 else { return }
      people[sender] = Person(random.name(), color: random.one(in: 2) ? Color(0x8A2BE2) : nil)
    }
    let environment = LayoutEnvironment(
      me: "you", direction: direction, scale: setting.scale, fontScale: setting.fontScale,
      isSelecting: setting.isSelecting, expanded: [messages[1].id], people: people,
      now: messages.last?.timestamp)
    return Transcript(
      messages, style: style, width: 320, engine: engine, environment: environment, options: options,
      opening: opening)
  }

  private func anew(_ transcript: Transcript) -> Transcript {
    Transcript(
      transcript.messages, style: transcript.style, width: transcript.width, engine: engine,
      environment: transcript.environment, options: transcript.options)
  }

  /// Tests each style and direction with one of the settings, or with all in the full test.
  @Test(arguments: Laws.styles, InterfaceDirection.allCases)
  func recordsMeasuresAndRowsAgree(style name: String, direction: InterfaceDirection) throws {
    let style = try Laws.style(name)
    let number = (Laws.styles.firstIndex(of: name) ?? 0) + (direction == .rightToLeft ? 3 : 0)
    let settings = Laws.isFull ? Self.settings : [Self.settings[number % Self.settings.count]]
    for setting in settings {
      var transcript = transcript(style, direction, setting, seed: UInt64(number))
      let count = transcript.count
      for (step, width) in Self.widths.enumerated() {
        transcript.width = width
        // At each width, rows of another part of the messages are made. At each fourth width, all messages
        // are measured again.
        let part = step % 8 * count / 8..<(step % 8 + 1) * count / 8
        let rows = Laws.differencesFromRows(transcript, in: Laws.isFull ? 0..<count : part)
        #expect(rows == [], "\(name), \(direction), \(setting), at \(width)")
        guard Laws.isFull || step % Laws.some(4, of: 1) == 3 % Laws.some(4, of: 1) else { continue }
        let other = Laws.differences(transcript, anew(transcript))
        #expect(other == [], "\(name), \(direction), \(setting), at \(width)")
      }
    }
  }

  /// Heights may be estimated first, and measured later at another width.
  @Test(arguments: Laws.styles) func estimatesEndInTheSameHeights(style name: String) throws {
    let number = Laws.styles.firstIndex(of: name) ?? 0
    for setting in Laws.isFull ? Self.settings : [Self.settings[(number + 2) % Self.settings.count]] {
      var transcript = transcript(
        try Laws.style(name), .leftToRight, setting, seed: UInt64(100 + number), opening: .estimated)
      var viewport = Rect(x: 0, y: transcript.height - 900, width: 320, height: 900)
      viewport = transcript.settle(around: viewport, edge: .bottom)
      for width in [314.0, 308, 500, 302] { transcript.width = width }
      transcript.settle()
      let other = Laws.differences(transcript, anew(transcript))
      #expect(other == [], "\(name), \(setting)")
      let rows = Laws.differencesFromRows(transcript)
      #expect(rows == [], "\(name), \(setting)")
    }
  }
}
