import BubbleLayout
import TestSupport
import Testing

/// Tests the first law (see `RecordLawTests`) for short texts in which each letter may be a control: what ends a line
/// for UAX #14 may end no paragraph for UAX #9, and the reverse.
@Suite struct ControlLawTests {
  private static let letters: [Unicode.Scalar] = [
    "a", "g", "7", "א", "ޔ", "س", "ܐ", "क", "ก", "漢", "😀", "\u{301}", ".", "(", " ",
  ]

  /// What ends a line or a paragraph.
  private static let breaks: [Unicode.Scalar] = [
    "\n", "\u{B}", "\u{1C}", "\u{1D}", "\u{1E}", "\u{85}", "\u{2028}", "\u{2029}",
  ]

  /// Classes C0 and C1, and characters that join, hide, break or direct.
  private static let controls: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x61C...0x61C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069,
      0xFEFF...0xFEFF, 0xFFFC...0xFFFD, 0xE0001...0xE0001,
    ]
    return ranges.joined().compactMap { Unicode.Scalar($0) }
  }()

  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.formulas }

  @Test(arguments: Laws.styles) func controlsChangeNoLaw(style name: String) throws {
    let number = Laws.styles.firstIndex(of: name) ?? 0
    var random = SeededGenerator(seed: UInt64(number + 1))
    let kinds: [MessageKind] = [.message, .action, .notice]
    let messages = (0..<Laws.some(150, of: 2_000)).map { id in
      var text = String.UnicodeScalarView()
      for _ in 0...random.below(9) {
        let kind = [Self.letters, Self.letters, Self.letters, Self.breaks, Self.breaks, Self.controls]
        text.append(random.pick(random.pick(kind)))
      }
      return Message(
        id: .integer(id), sender: random.pick(["you", "Ada"]), timestamp: Fixtures.timestamp,
        text: String(text), kind: random.pick(kinds))
    }
    var transcript = Transcript(
      messages, style: try Laws.style(name), width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you"))
    for width in [320.0, 317, 260, 180, 120, 60] {
      transcript.width = width
      #expect(Laws.differencesFromRows(transcript) == [], "\(name) at \(width)")
    }
  }
}
