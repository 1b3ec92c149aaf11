import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the second law: after each token, a message whose text grows equals the same message laid out from
/// scratch, whatever else it contains.
@Suite struct StreamLawTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.formulas }

  /// A message at its start, and the text that is appended to it.
  private struct Growth {
    let name: String
    let message: Message
    let text: String
  }

  private static func growth(
    _ name: String, from text: String = "", by more: String, _ change: (inout Message) -> Void
  ) -> Growth {
    var message = Message(id: "grown", sender: "ann", timestamp: Fixtures.timestamp, text: text)
    change(&message)
    return Growth(name: name, message: message, text: more)
  }

  /// Examples written by hand, one for each kind of message.
  private static let known = [
    growth("quote, reactions", by: "An answer that takes some lines to give, مرحبا بالعالم, and more.") {
      $0.quote = QuotedReply(sender: "bob", text: "What was the question?", hasPicture: true)
      $0.reactions = [Reaction(symbol: "👍", count: 3), Reaction(symbol: "🎉")]
    },
    growth("spans", from: "Some *", by: "words are bold*, others `code`, and @Ann Lee is there.") {
      $0.spans = [
        TextSpan(range: 5..<20, emphasis: .bold), TextSpan(range: 26..<32, emphasis: .code),
        TextSpan(range: 38..<46, tag: "who", object: InlineObject(kind: .mention, id: "u7")),
      ]
    },
    growth("code", by: "The lines above say so, and the ones that come after them.") {
      $0.attachments = [.code(CodeBlock(text: "let x = 1\nlet y = x + 22222222222222222222222"))]
    },
    growth("picture, link", by: "A caption and an address: https://example.org/a/b/c") {
      $0.attachments = [
        .media(MediaAttachment(size: PictureSize(width: 1_600, height: 1_200))),
        .link(LinkPreview(address: "https://example.org", title: "A title", summary: "In a sentence")),
      ]
    },
    growth(
      "shortened", from: String(repeating: "A long text. ", count: 38), by: "Now it is too long to be whole."
    ) {
      $0.quote = QuotedReply(sender: nil, text: "?")
    },
    growth("line breaks", by: (1...20).map { "line \($0)\n" }.joined()) {
      $0.reactions = [Reaction(symbol: "x")]
    },
    growth("emoji at first", by: "😀😀😀 and a :) word") { $0.buttons = [["Yes", "No"], ["Later"]] },
    growth("right to left", by: "שלום עולם, وقال مرحبا 123 and back") { $0.isEdited = true },
    growth("deleted", by: "Nobody sees this.") { $0.isDeleted = true },
    growth(
      "Markdown",
      by:
        "# Tea\n\n- *one\n  two*\n- [x] `three\n\n| a | b |\n| - | -: |\n| **c** | d |\n\n> q\n```swift\nx\n```\nend"
    ) {
      ($0.format, $0.isStreaming) = (.markdown, true)
      $0.reactions = [Reaction(symbol: "x")]
    },
  ]

  /// Splits a text into tokens, also within words and clusters.
  private func tokens(of text: String, _ random: inout RichMessages) -> [String] {
    var rest = text.unicodeScalars[...]
    var tokens: [String] = []
    while !rest.isEmpty {
      tokens.append(String(String.UnicodeScalarView(rest.prefix(1 + random.below(9)))))
      rest = rest.dropFirst(tokens[tokens.count - 1].unicodeScalars.count)
    }
    return tokens
  }

  private func check(_ growth: Growth, _ style: ChatStyle, sent: Bool, _ random: inout RichMessages) throws {
    let neighbours = ["before", "after"].map {
      Message(id: .string($0), sender: "ann", timestamp: Fixtures.timestamp, text: "before and after")
    }
    let environment = LayoutEnvironment(me: sent ? growth.message.sender : "nobody")
    var transcript = Transcript(
      [neighbours[0], growth.message, neighbours[1]], style: style, width: 320, engine: engine,
      environment: environment)
    for (step, token) in tokens(of: growth.text, &random).enumerated() {
      if step % 6 == 5 { transcript.width = Double(150 + random.below(300)) }
      _ = transcript.append(token, to: growth.message.id)
      let fresh = Transcript(
        transcript.messages, style: style, width: transcript.width, engine: engine, environment: environment)
      let other = Laws.differences(transcript, fresh)
      #expect(other == [], "\(style.name), \(growth.name), token \(step)")
      let rows = Laws.differencesFromRows(transcript)
      #expect(rows == [], "\(style.name), \(growth.name), token \(step)")
      guard step % Laws.some(5, of: 1) == 0 else { continue }
      let (grown, whole) = (try dump(transcript), try dump(fresh))
      #expect(grown == whole, "\(style.name), \(growth.name), token \(step)")
    }
    // A message with blocks does not grow.
    let added = growth.message.blocks.isEmpty ? growth.text : ""
    #expect(transcript.message(withID: growth.message.id)?.text == growth.message.text + added)
  }

  @Test(arguments: Laws.styles) func eachKindGrowsAsIfItWereWhole(style name: String) throws {
    let style = try Laws.style(name)
    var random = RichMessages(seed: 5)
    for growth in Self.known {
      for isSent in Laws.isFull ? [false, true] : [random.one(in: 2)] {
        try check(growth, style, sent: isSent, &random)
      }
    }
  }

  @Test(arguments: Laws.styles) func anyMessageGrowsAsIfItWereWhole(style name: String) throws {
    let style = try Laws.style(name)
    var random = RichMessages(seed: 31 + UInt64(Laws.styles.firstIndex(of: name) ?? 0))
    for _ in 0..<Laws.some(6, of: 200) {
      let message = random.message()
      // Long texts are shortened, because only their ends would grow.
      let whole = String(random.text().prefix(120))
      try check(
        Growth(name: "\(message)", message: message, text: whole), style, sent: random.one(in: 2), &random)
    }
  }
}
