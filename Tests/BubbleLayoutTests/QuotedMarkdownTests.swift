import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that the quote of a text in Markdown shows the words that the earlier message shows.
@Suite struct QuotedMarkdownTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func message(_ text: String, quoted: TextFormat? = nil, own: TextFormat? = nil) -> Message {
    var message = Message(id: 2, sender: "me", text: "ok", format: own)
    message.quote = QuotedReply(id: 1, sender: "model", text: text)
    message.quote?.format = quoted
    return message
  }

  private func shown(_ message: Message) -> String? {
    engine.cell(for: message, style: .merged, width: 900).labels(.quoteText).first?.text
  }

  private static let texts = [
    ("**bold** and *italic*", "bold and italic"), ("# Heading\n\ntext", "Heading text"),
    ("```swift\nlet x = 1\n```", "let x = 1"), ("- one\n- two", "one two"), ("`mail` again…", "mail again…"),
    ("see [the page](https://example.org)", "see the page"), ("> quoted\n\nanswer", "quoted answer"),
    ("## عنوان **غامق**", "عنوان غامق"), ("|a|b|\n|-|-|\n|1|2|", "a b 1 2"), ("5 \\* 3", "5 * 3"),
    ("no signs at all", "no signs at all"),
  ]

  @Test(arguments: texts) func itShowsTheWords(text: String, words: String) {
    #expect(shown(message(text, quoted: .markdown)) == words)
    // Without a format, a quote has that of the message that contains it.
    #expect(shown(message(text, own: .markdown)) == words)
    #expect(
      message(text, quoted: .markdown).quote?.plainText.split(whereSeparator: \.isWhitespace).joined(
        separator: " ") == words)
  }

  @Test func otherTextsStayAsTheyAre() {
    #expect(shown(message("**a**")) == "**a**")
    #expect(shown(message("**a**", quoted: .plain, own: .markdown)) == "**a**")
    var spans = message("**a**", own: .markdown)
    spans.quote?.spans = [TextSpan(range: 0..<2, emphasis: .italic)]
    #expect(shown(spans) == "**a**")
  }

  /// Words are read once: a message that was read is not changed when it is read again.
  @Test func readingTwiceChangesNothing() {
    let read = message("\\*\\*a\\*\\*", own: .markdown).readingMarkdown
    #expect(read.quote?.text == "**a**")
    #expect(read.readingMarkdown.quote == read.quote)
  }

  /// What a search finds in a quote is what the quote shows.
  @Test func searchesFindTheWords() throws {
    let transcript = Transcript(
      [message("a **cup** of tea", quoted: .markdown)], style: .merged, width: 400, engine: engine)
    #expect(transcript.find("cup of", within: .quote).count == 1)
    #expect(transcript.find("**", within: .quote).isEmpty)
  }
}
