import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout

/// Tests lengths of recordings and calls, and counts beside symbols.
@Suite struct CountTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func labels(
    _ message: Message, locale: String = "en_US", width: Double = 400, style: ChatStyle = .merged
  ) -> [LabelPart] {
    engine.cell(
      for: message, style: style, width: width,
      environment: LayoutEnvironment(me: "me", locale: Locale(identifier: locale))
    ).parts.compactMap { if case .label(let label) = $0 { label } else { nil } }
  }

  /// Returns a text with the digits that times of day have in a locale.
  private static func text(_ text: String, inDigitsOf locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = .gmt
    formatter.dateFormat = "m"
    return String(
      text.flatMap { character in
        character.wholeNumberValue.map {
          Array(formatter.string(from: Date(timeIntervalSince1970: Double($0) * 60)))
        } ?? [character]
      })
  }

  @Test(arguments: [
    (0.0, "0:00"), (7.9, "0:07"), (59.99, "0:59"), (3_599.5, "59:59"), (3_600, "1:00:00"),
    (3_661.5, "1:01:01"), (5_400, "1:30:00"), (7_325, "2:02:05"), (86_400, "24:00:00"),
    (90_061, "25:01:01"), (-5, "0:00"), (.nan, "0:00"), (.infinity, "9999:59:59"), (1e300, "9999:59:59"),
  ])
  func lengths(seconds: Double, text: String) {
    for locale in ["en_US", "ar_EG", "fa_IR", "de_DE", "hi_IN", "my_MM", "bn_BD", "mr_IN", "ne_NP", "ar_AE"] {
      let text = Self.text(text, inDigitsOf: Locale(identifier: locale))
      for attachment in [
        MessageAttachment.voice(VoiceAttachment(duration: seconds)),
        .call(CallAttachment(duration: seconds)),
        .media(
          MediaAttachment(
            kind: .video, size: PictureSize(width: 300, height: 300), duration: seconds)),
      ] {
        let message = Message(id: 1, sender: "a", text: "", attachments: [attachment])
        #expect(labels(message, locale: locale).contains { $0.text == text }, "\(locale)")
      }
    }
  }

  private func reactions(_ reactions: [Reaction], width: Double = 400, locale: String = "en_US")
    -> [(label: LabelPart, pill: Rect)]
  {
    let message = Message(id: 1, sender: "a", text: "a text of some words", reactions: reactions)
    let cell = engine.cell(
      for: message, style: .merged, width: width,
      environment: LayoutEnvironment(me: "me", locale: Locale(identifier: locale)))
    let pills = cell.parts.compactMap { part -> Rect? in
      if case .box(let box) = part, box.role == .reaction { box.frame } else { nil }
    }
    return Array(zip(cell.labels(.reaction), pills).map { (label: $0, pill: $1) })
  }

  @Test(arguments: [320.0, 200, 120])
  func aLongReactionKeepsItsCountAndItsPadding(width: Double) throws {
    for symbol in [
      String(repeating: "long text ", count: 12), String(repeating: "טקסט ", count: 20),
      String(repeating: "नमस्ते", count: 20), "😀" + String(repeating: "w", count: 90),
    ] {
      let (label, pill) = try #require(reactions([Reaction(symbol: symbol, count: 3)], width: width).first)
      let x = label.frame.minX + label.blockOrigin.x
      #expect(x - pill.minX >= 8 && pill.maxX - x - label.block.size.width >= 8)
      let line = try #require(label.block.lines.first)
      #expect(line.hiddenRange != nil && line.hiddenRange?.upperBound ?? 0 <= label.text.utf16.count - 1)
      #expect(label.text.hasSuffix(" 3"))
    }
  }

  @Test func countsBesideSymbolsAreShort() {
    func text(_ count: Int, _ locale: String) -> String? {
      reactions([Reaction(symbol: "👍", count: count)], locale: locale).first?.label.text
    }
    #expect(text(999, "en_US") == "👍 999")
    #expect(text(1_200, "en_US") == "👍 1.2K")
    #expect(text(12_000, "en_US") == "👍 12K")
    #expect(text(1_234_567, "de_DE") == "👍 1,2M")
    #expect(text(3_000_000_000, "en_US") == "👍 3B")
    #expect(text(.max, "en_US")?.hasSuffix("B") == true)
  }

  /// A mention or a citation that is cut keeps the distance from both ends of its chip.
  @Test(arguments: [240.0, 320, 500])
  func chipsKeepTheirPadding(width: Double) throws {
    var message = Message(id: 1, sender: "a", text: String(repeating: "very long name ", count: 9) + "x")
    message.spans = [
      TextSpan(range: 0..<message.text.utf16.count, object: InlineObject(kind: .mention, id: "u"))
    ]
    let cell = engine.cell(for: message, style: .merged, width: width)
    let label = try #require(cell.labels(.mention).first)
    let x = label.blockOrigin.x
    let size = label.block.paragraph.styledText.style.size
    #expect(label.block.lines[0].hiddenRange != nil)
    #expect(x.points >= 0.25 * size - 0.1)
    #expect((label.frame.width - x - label.block.size.width).points >= 0.25 * size - 0.1)
  }
}
