import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that a long text is shortened only if it then becomes much lower.
@Suite struct ShorteningTests {
  private static let words = "The quick brown fox jumps over the lazy dog and runs away from it all. "

  private func message(_ length: Int, format: TextFormat? = nil) -> Message {
    let text = String(repeating: Self.words, count: length / 70 + 1).prefix(length)
    return Message(id: 1, sender: "ann", text: String(text), format: format)
  }

  private func cell(
    _ message: Message, width: Double, scale: Double = 1, isExpanded: Bool = false,
    style: ChatStyle = .clustered
  ) throws -> Cell {
    try TestEngines.bundled.cell(
      for: message, style: style, width: width,
      environment: LayoutEnvironment(fontScale: scale, expanded: isExpanded ? [1] : []))
  }

  /// The height of the whole text without a label.
  private func wholeHeight(_ message: Message, width: Double, scale: Double) throws -> LayoutUnit {
    var style = ChatStyle.clustered
    style.received.text.collapse = nil
    return try cell(message, width: width, scale: scale, style: style).height
  }

  /// A shortened message is lower than the whole one by three lines or a fifth. Otherwise the whole one is shown, and
  /// nothing offers to shorten or to expand it.
  @Test(arguments: [0.8, 1, 2.3]) func itSavesThreeLinesOrAFifth(scale: Double) throws {
    var (cut, uncut) = (0, 0)
    for length in [500, 513, 530, 560, 600, 650, 700, 800, 1_200, 2_100, 4_000] {
      for width in [160.0, 240, 390, 800, 1_200, 3_000] {
        let message = message(length)
        let short = try cell(message, width: width, scale: scale)
        let whole = try wholeHeight(message, width: width, scale: scale)
        let long = try cell(message, width: width, scale: scale, isExpanded: true)
        let isShortened = !short.labels(.readMore).isEmpty
        #expect(isShortened == !long.labels(.readLess).isEmpty, "\(length), \(width)")
        let text = try #require(short.textPart)
        #expect((text.wholeText ?? text.text) == message.text)
        if isShortened {
          cut += 1
          let line = try #require(text.block.lines.first).frame.height.points
          let saved = (whole - short.height).points
          #expect(saved >= min(3 * line, whole.points * 0.15) - 1, "\(length), \(width): \(saved)")
        } else {
          uncut += 1
          #expect(text.wholeText == nil && short.height == whole && long.height == whole)
        }
      }
    }
    #expect(cut > 20 && uncut > 10)
  }

  /// A shortened message is lower than the whole one, also if only the latter has its time beside its last line.
  @Test(arguments: [0.8, 1, 2.3]) func itIsLowerWithItsTime(scale: Double) throws {
    var count = 0
    for limit in [0, 1, 2, 4, 15] {
      for lines in 1...24 {
        let text = Array(repeating: "some words", count: lines).joined(separator: "\n")
        let message = Message(
          id: 1, sender: "ann", timestamp: try Timestamp(iso8601: "2026-03-14T09:00:00Z"), text: text)
        var style = ChatStyle.clustered
        style.received.text.collapse?.newlines = limit
        let short = try cell(message, width: 390, scale: scale, style: style)
        guard !short.labels(.readMore).isEmpty else { continue }
        count += 1
        #expect(
          try short.height < wholeHeight(message, width: 390, scale: scale), "\(limit), \(lines), \(scale)")
      }
    }
    #expect(count > 40)
  }

  @Test func lineBreaksAndLinesHaveTheSameTolerance() throws {
    func labels(_ lines: Int, _ style: ChatStyle = .clustered) throws -> Int {
      let text = Array(repeating: "x", count: lines).joined(separator: "\n")
      return try cell(Message(id: 1, sender: "ann", text: text), width: 390, style: style)
        .labels(.readMore).count
    }
    #expect(try [17, 18, 24, 90].map { try labels($0) } == [0, 0, 1, 1])
    var style = ChatStyle.clustered
    style.received.text.collapse = CollapseStyle()
    style.received.text.collapse?.lines = 10
    #expect(try [10, 11, 12, 15, 30].map { try labels($0, style) } == [0, 0, 0, 1, 1])
  }

  /// Answers in Markdown and messages of blocks are whole, unless the style says otherwise.
  @Test func answersAreNotShortened() throws {
    let answer = message(3_000, format: .markdown)
    #expect(try cell(answer, width: 390).labels(.readMore).isEmpty)
    var style = ChatStyle.clustered
    style.received.text.collapse?.blocks = true
    #expect(try cell(answer, width: 390, style: style).labels(.readMore).count == 1)
    #expect(try cell(message(3_000, format: .plain), width: 390).labels(.readMore).count == 1)
  }

  /// A growing message never becomes lower with a token, and records know both of its versions.
  @Test(arguments: [240.0, 390, 900]) func growingMessagesAreShortenedOnce(width: Double) throws {
    let engine = try TestEngines.bundled
    var transcript = Transcript([message(440)], style: .clustered, width: width, engine: engine)
    var changes = 0
    var wasShort = false
    for number in 0..<60 {
      _ = transcript.append(String(Self.words.dropFirst(number % 50).prefix(9)), to: 1)
      let cell = try #require(transcript.cell(withID: 1))
      #expect(cell.height == transcript.height)
      let isShort = !cell.labels(.readMore).isEmpty
      if isShort != wasShort { changes += 1 }
      wasShort = isShort
    }
    #expect(changes == 1 && wasShort)
    for other in stride(from: 140.0, through: 1_000, by: 53) {
      transcript.width = other
      let whole = Transcript(transcript.messages, style: .clustered, width: other, engine: engine)
      #expect(transcript.height == whole.height && transcript.cell(withID: 1)?.height == whole.height)
    }
  }

  /// The whole text has all its spans and objects, and its offsets are those of the message.
  @Test func theWholeTextHasItsSpans() throws {
    var message = message(545)
    message.spans = [TextSpan(range: 520..<540, emphasis: .bold)]
    let cell = try cell(message, width: 390)
    let text = try #require(cell.textPart)
    #expect(cell.labels(.readMore).isEmpty && text.text == message.text)
    #expect(text.spans.map(\.range) == [520..<540])
  }
}
