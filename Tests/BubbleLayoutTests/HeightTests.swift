import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that sizes measured without lines, parts or cells equal those of the built ones.
@Suite struct HeightTests {
  /// Forty widths, up and down, in small steps and large ones.
  private static let widths: [Double] = (0..<40).map { step in
    [320, 321, 322.5, 300, 260, 414, 700, 180, 90, 319][step % 10] + Double(step / 10) * 7.25
  }

  private func check(_ messages: [Message], _ style: ChatStyle, _ environment: LayoutEnvironment) throws {
    let engine = try TestEngines.bundled
    let options = TranscriptOptions(dates: SeparatorStyle(), typing: TypingRow())
    var transcript = Transcript(
      messages, style: style, width: 320, engine: engine, environment: environment, options: options)
    for width in Self.widths {
      transcript.width = width
      var top: LayoutUnit = 0
      for item in transcript.rows {
        guard case .message(let cell) = item else { continue }
        #expect(transcript.frame(of: cell.id) == cell.frame, "\(cell.id) at \(width)")
        #expect(cell.frame.minY >= top)
        top = cell.frame.maxY
      }
      #expect(transcript.height == top + TypingRow().spacing + TypingRow().height, "at \(width)")
    }
  }

  @Test(arguments: ChatStylePreset.all.map(\.name), [1, 2.0])
  func richMessages(preset: String, fontScale: Double) throws {
    for direction in InterfaceDirection.allCases {
      try check(
        Corpora.richConversation(), .preset(preset),
        LayoutEnvironment(me: "you", direction: direction, fontScale: fontScale))
    }
  }

  @Test(
    arguments: ChatStylePreset.all.map(\.name), ["group-multilingual", "group-rtl", "irc-ubuntu-2008-12-11"])
  func realMessages(preset: String, name: String) throws {
    let messages = try Corpora.transcript(name, prefix: 200)
    try check(messages, .preset(preset), LayoutEnvironment(me: messages.first?.sender))
  }
}
