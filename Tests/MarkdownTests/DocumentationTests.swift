import Markdown
import Testing

/// Tests the examples of `Markdown.docc/Markdown.md` exactly as they are written there.
struct DocumentationTests {
  @Test func aDocumentHasBlocks() {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    let document = MarkdownDocument("# Hello\n\nSome **bold** text with a [link](https://example.org).")
    for block in document.blocks {
      if case .paragraph(let paragraph) = block.content {
        print(paragraph.text.text)  // Some bold text with a link.
        print(paragraph.text.spans.map(\.range))  // [5..<9, 22..<26]
      }
    }
    #expect(printed == ["Some bold text with a link.", "[Range(5..<9), Range(22..<26)]"])
  }

  @Test func aStreamSaysWhatChanged() {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    var stream = MarkdownStream()
    stream.append("- one\n- **tw")
    stream.append("o**\n")
    print(stream.change.path)  // [0, 1, 0]: the first block of the second item of the first block
    stream.finish()
    print(stream.blocks.plainText(markers: true))
    #expect(printed == ["[0, 1, 0]", "• one\n• two"])
  }

  @Test func aSelectionKnowsItsSource() {
    var printed: [String] = []
    func print(_ value: Any) { printed.append("\(value)") }
    let source = MarkdownDocument("See **the docs** now")
    if case .paragraph(let paragraph) = source.blocks[0].content {
      let selection = paragraph.text.markdownRange(of: 4..<12)  // "the docs"
      print(selection.map(source.markdown(in:)) ?? "")  // **the docs**
    }
    #expect(printed == ["**the docs**"])
  }
}
