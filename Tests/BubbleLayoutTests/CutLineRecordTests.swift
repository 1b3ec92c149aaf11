import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests height records of truncated texts in narrow cells, where little more than the ellipsis fits: they
/// equal the heights of the cells.
@Suite struct CutLineRecordTests {
  private func expectSameHeights(_ message: Message, _ preset: String, at widths: ClosedRange<Int>) throws {
    let engine = try TestEngines.bundled
    let style = try ChatStyle.preset(preset)
    let environment = LayoutEnvironment(me: "you")
    var transcript = Transcript(
      [message], style: style, width: 320, engine: engine, environment: environment)
    for width in widths {
      transcript.width = Double(width)
      let cell = engine.cell(for: message, style: style, width: Double(width), environment: environment)
      #expect(transcript.height == cell.height, "\(preset) at \(width)")
    }
  }

  /// A line with only an ellipsis has the height of the first font, not that of the hidden letters.
  @Test(arguments: ["balloon", "padded", "merged"]) func anEllipsisAloneHasTheHeightOfItsFont(preset: String)
    throws
  {
    var quoting = Message(id: 1, sender: "ann", text: "hello")
    quoting.quote = QuotedReply(sender: "x", text: "محمد بن عبد الله", hasPicture: true)
    try expectSameHeights(quoting, preset, at: 60...200)
    var linking = Message(id: 1, sender: "ann", text: "hello")
    linking.attachments = [
      .link(
        LinkPreview(
          address: "example.org", title: "山田太郎", summary: "สมชาย ใจดี",
          picture: PictureSize(width: 3, height: 2), isPictureSmall: true))
    ]
    try expectSameHeights(linking, preset, at: 60...240)
  }

  /// An ellipsis that is wider than the available width widens its line, and the bubble with it.
  @Test func anEllipsisMayBeWiderThanItsRoom() throws {
    for language in ["s", "swift", "kotlin"] {
      var message = Message(
        id: 1, sender: "ann", text: "- a list\n\n  ```\(language)\n  let x = 1\n  ```")
      message.format = .markdown
      try expectSameHeights(message, "merged", at: 100...200)
      try expectSameHeights(message, "clustered", at: 100...200)
    }
  }

  /// The line at which a text is cut has the fonts of the letters before its ellipsis, which move with the width.
  @Test(arguments: ["merged", "clustered"]) func theCutLineOfAQuoteHasOtherFontsAtOtherWidths(preset: String)
    throws
  {
    let line = "\u{1FAEF}ລβ} ა א ⃣1ക=(ג나ក😀ಕ ก本 ب word ခ "
    for (lines, alert) in [(2, AlertKind.tip), (5, nil), (9, .warning)] {
      let text = Array(repeating: line, count: lines).joined(separator: lines == 2 ? "\n" : "")
      for inner in [MessageBlock.code(CodeBlock(text: text, language: "swift")), .paragraph(text)] {
        let quote = MessageBlock.quote(QuoteBlock([inner], alert: alert, isExpandable: true))
        var message = Message(id: 1, sender: "you", text: "")
        message.blocks = [.quote(QuoteBlock([quote]))]
        try expectSameHeights(message, preset, at: 300...520)
      }
    }
  }

  /// Whether shortening a text is worth it depends on the letters in the last line that would be left, and so on the width,
  /// also where the whole text keeps its lines.
  @Test(arguments: InterfaceDirection.allCases) func shortenedTextsHaveTheHeightsOfTheirRows(
    direction: InterfaceDirection
  ) throws {
    let words = ["😀", "word", "اللَّهُمَّ", "မြန်မာ", "don't", "עולם", "क्षत्रिय", "ཀྲྀ", "12:34", "नमस्ते", "a"]
    var number = 7
    func next(_ count: Int) -> Int {
      number = (number * 1_103_515_245 + 12_345) % 2_147_483_648
      return number / 65_536 % count
    }
    let messages = (1...40).map { id in
      let text = (0..<(8 + next(10))).map { _ in words[next(words.count)] }.joined(separator: " ")
      return Message(id: .integer(id), sender: "ann", text: text)
    }
    var transcript = Transcript(
      messages, style: try Laws.style("balloon, shortened"), width: 400, engine: try TestEngines.bundled,
      environment: LayoutEnvironment(me: "you", direction: direction, fontScale: 3))
    for width in stride(from: 400.0, to: 240, by: -2.3) {
      transcript.width = width
      #expect(Laws.differencesFromRows(transcript) == [], "at \(width)")
    }
  }
}
