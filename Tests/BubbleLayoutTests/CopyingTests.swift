import BubbleLayout
import Markdown
import TestSupport
import Testing
import TextLayout

/// Tests copying of a selection with list markers and as Markdown.
@Suite struct CopyingTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private static let source = """
    # Tea

    A **good cup** of [tea](https://example.org).

    7. Boil *water*
    8. - [x] pour
       - [ ] wait

    > Hot

    | a | b |
    | - | - |
    | c | d |

    ```swift
    let x = 1
    ```
    """

  private func transcript(_ message: Message) -> Transcript {
    Transcript(
      [Message(id: 0, sender: "bob", text: "Hi"), message], style: .clustered, width: 320, engine: engine)
  }

  private func message(_ text: String = source) -> Message {
    Message(id: 1, sender: "ann", text: text, format: .markdown)
  }

  private func place(_ path: ContentPath, _ offset: Int) -> TranscriptPosition {
    TranscriptPosition(id: 1, path: path, position: TextPosition(offset: offset))
  }

  private func copied(_ from: TranscriptPosition, _ to: TranscriptPosition, as form: CopyForm) -> String {
    transcript(message()).selectedText(TranscriptSelection(anchor: from, focus: to, scope: .all), as: form)
  }

  @Test func allOfAMessageIsItsSource() throws {
    let transcript = transcript(message())
    let all = try #require(transcript.selectAll(in: .all))
    #expect(transcript.selectedText(all, as: .markdown) == "Hi\n\n" + Self.source)
    #expect(
      transcript.selectedText(all, as: .markers) == """
        Hi
        Tea
        A good cup of tea.
        7. Boil water
        8. ☑ pour
          ☐ wait
        Hot
        a\tb
        c\td
        let x = 1
        """)
    #expect(transcript.selectedText(all, as: .text) == transcript.selectedText(all))
  }

  @Test func aPartKeepsWhatIsSaidOfIt() {
    let paragraph: ContentPath = ["blocks", 1]
    let first: ContentPath = ["blocks", 2, "items", 0, "blocks", 0]
    let nested: ContentPath = ["blocks", 2, "items", 1, "blocks", 0, "items", 0, "blocks", 0]
    #expect(
      copied(place(paragraph, 7), place(paragraph, 17), as: .markdown)
        == "**cup** of [tea](https://example.org)")
    #expect(copied(place(paragraph, 7), place(paragraph, 17), as: .markers) == "cup of tea")
    #expect(copied(place(first, 5), place(nested, 2), as: .markdown) == "7. *water*\n8. - [x] po")
    // A copied item keeps its number.
    #expect(copied(place(nested, 0), place(nested, 4), as: .markers) == "8. ☑ pour")
    let cell: ContentPath = ["blocks", 4, "rows", 1, 1]
    #expect(copied(place(cell, 0), place(cell, 1), as: .markers) == "\td")
    let code: ContentPath = ["blocks", 5]
    #expect(copied(place(code, 0), place(code, 3), as: .markdown) == "```swift\nlet\n```")
  }

  /// Blocks that were never Markdown are written as Markdown; reading that gives the same layout.
  @Test func blocksAreWrittenAsMarkdown() throws {
    var plain = message("")
    plain.blocks = message().readingMarkdown.blocks
    plain.format = nil
    let transcript = transcript(plain)
    let all = try #require(transcript.selectAll(in: .all))
    let text = String(transcript.selectedText(all, as: .markdown).dropFirst(4))
    #expect(message(text).readingMarkdown.blocks == plain.blocks)
  }
}
