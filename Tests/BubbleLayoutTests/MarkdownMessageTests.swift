import BubbleLayout
import TestSupport
import TextLayout
import Testing

/// Tests messages whose text is Markdown.
@Suite struct MarkdownMessageTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let answer = """
    ## Tea

    A *good* cup takes **patience**, see [the site](https://example.org)[^1].

    1. Boil water
       - [x] green: 80 °C
       - [ ] black
    2. Pour

    > [!TIP]
    > Warm the pot.

    | Tea | Time |
    | :-- | --: |
    | Green | 2 min |

    ```swift
    brew()
    ```

    [^1]: A note.
    """

  private func message(_ text: String, streaming: Bool = false) -> Message {
    Message(id: 1, sender: "model", text: text, format: .markdown, isStreaming: streaming)
  }

  @Test func markdownBecomesBlocks() {
    let read = message(Self.answer).readingMarkdown
    #expect(
      read.blocks.map(\.type) == ["heading", "paragraph", "list", "quote", "table", "code", "footnotes"])
    guard case .paragraph(let paragraph) = read.blocks[1].content,
      case .quote(let quote) = read.blocks[3].content
    else {
      Issue.record("other blocks")
      return
    }
    #expect(paragraph.text.text == "A good cup takes patience, see the site1.")
    #expect(paragraph.text.spans.contains { $0.address == "https://example.org" && $0.range == 31..<39 })
    #expect(paragraph.text.spans.contains { $0.emphases == .bold } && quote.alert == .tip)
    // A plain text does not change.
    var plain = message("# no heading")
    plain.format = nil
    #expect(plain.readingMarkdown == plain)
  }

  /// Blocks that are read from Markdown, written as JSON and read again are equal, and their layout is equal.
  @Test func blocksAreReadAsTheyWereWritten() throws {
    let read = message(Self.answer).readingMarkdown
    var blocks = Message(id: 1, sender: "model", text: "", blocks: read.blocks)
    let cell = engine.cell(for: blocks, style: .merged, width: 320)
    blocks.blocks = []
    #expect(engine.cell(for: message(Self.answer), style: .merged, width: 320).height == cell.height)
  }

  @Test func emojiAloneAreEnlarged() {
    let one = engine.cell(for: message("🎉"), style: .clustered, width: 320)
    let plain = engine.cell(for: Message(id: 1, sender: "model", text: "🎉"), style: .clustered, width: 320)
    #expect(one.height == plain.height)
    let growing = engine.cell(for: message("🎉", streaming: true), style: .clustered, width: 320)
    #expect(growing.height < one.height)
  }

  /// After n bytes the layout equals that of a new message with those n bytes; after `finish` it equals that
  /// of the finished message.
  @Test(arguments: ["clustered", "merged"])
  func streamedIsWhole(preset: String) throws {
    let style = try ChatStyle.preset(preset)
    var transcript = Transcript(
      [Message(id: 0, sender: "you", text: "How?"), message("", streaming: true)], style: style, width: 320,
      engine: engine, environment: LayoutEnvironment(me: "you"))
    var text = ""
    var rest = Self.answer[...]
    while !rest.isEmpty {
      let token = rest.prefix(7)
      rest = rest.dropFirst(7)
      text += token
      _ = transcript.append(String(token), to: 1)
      let fresh = Transcript(
        [Message(id: 0, sender: "you", text: "How?"), message(text, streaming: true)], style: style,
        width: 320,
        engine: engine, environment: LayoutEnvironment(me: "you"))
      #expect(transcript.height == fresh.height, "after \(text.utf8.count) bytes")
    }
    _ = transcript.finish(1)
    let whole = Transcript(
      [Message(id: 0, sender: "you", text: "How?"), message(Self.answer)], style: style, width: 320,
      engine: engine, environment: LayoutEnvironment(me: "you"))
    #expect(transcript.height == whole.height && transcript.message(withID: 1)?.isStreaming == false)
    #expect(transcript.differencesFromBuiltRows(in: 0..<2).isEmpty)
  }

  @Test func textsOfBlocksAreFoundAndCopied() throws {
    let transcript = Transcript(
      [message(Self.answer)], style: .merged, width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you"))
    let found = transcript.find("tea")
    #expect(found.map(\.path) == [["blocks", 0], ["blocks", 4, "rows", 0, 0]])
    #expect(found.allSatisfy { !transcript.rects(of: $0.range, in: 1, at: $0.path).isEmpty })
    let all = transcript.selectedText(try #require(transcript.selectAll()))
    #expect(all.hasPrefix("Tea\nA good cup takes patience"))
  }
}
