import Markdown
import Testing

/// Tests the mapping from visible characters to the source and back.
struct SourceTests {
  private func paragraph(_ text: String) throws -> (MarkdownDocument, RichText) {
    let document = MarkdownDocument(text)
    guard let paragraph = document.blocks.first?.line else { throw Missing() }
    return (document, paragraph)
  }

  struct Missing: Error {}

  @Test func charactersStandWhereTheyWereWritten() throws {
    let (document, text) = try paragraph("a **bé😀** &amp; \\* `c`  \nd")
    #expect(text.text == "a bé😀 & * c\nd")
    let expected = [0, 2, 4, 5, 7, 7, 11, 14, 15, 20, 22, 23, 24, 25]
    for (index, character) in text.text.enumerated() {
      let offset = text.text.utf16.distance(
        from: text.text.startIndex, to: text.text.index(text.text.startIndex, offsetBy: index))
      let place = try #require(text.sourceOffset(of: offset))
      if character != "&" && character != "\n" {
        #expect(document.markdown(in: place..<(place + String(character).utf8.count)) == String(character))
      }
      #expect(text.offset(ofSource: place) == offset)
    }
    #expect(expected.count == 14)
    #expect(text.sourceOffset(of: text.text.utf16.count) == document.source.count)
  }

  @Test func aSelectionCopiesAsMarkdownWithTheMarksOfWhatItHoldsWholly() throws {
    let (document, text) = try paragraph("See **the [docs](http://x) now** ok")
    let words = text.text.utf16.count
    #expect(text.text == "See the docs now ok")
    #expect(text.markdownRange(of: 4..<16).map(document.markdown) == "**the [docs](http://x) now**")
    #expect(text.markdownRange(of: 8..<12).map(document.markdown) == "[docs](http://x)")
    #expect(text.sourceRange(of: 8..<12).map(document.markdown) == "docs")
    #expect(text.markdownRange(of: 0..<words).map(document.markdown) == "See **the [docs](http://x) now** ok")
    #expect(text.sourceRange(of: 3..<3).map(\.count) == 0)
  }

  @Test func linesOfContainersMapOverTheirMarks() throws {
    let document = MarkdownDocument("> one **two**\n> three\n>\n> ```\n> x\n>   y\n> ```\n")
    guard case .quote(let quote) = document.blocks[0].content,
      let text = quote.blocks[0].line, let code = quote.blocks[1].allTexts.first
    else { throw Missing() }
    #expect(text.text == "one two three")
    #expect(text.sourceOffset(of: 8) == 16)
    #expect(code.text == "x\n  y")
    let y = try #require(code.sourceOffset(of: 4))
    #expect(document.markdown(in: y..<(y + 1)) == "y")
    #expect(document.markdown(in: quote.blocks[1].source) == "```\n> x\n>   y\n> ```")
  }

  @Test func everyPieceOfEveryCaseIsWhatTheSourceSays() {
    var numbers = StreamLawTests.Numbers(state: 47)
    let words = Cases.texts.flatMap { $0.split(separator: " ") }
    let random = (0..<400).map { _ in
      (0..<12).map { _ in words.randomElement(using: &numbers).map(String.init) ?? "" }
        .joined(separator: Bool.random(using: &numbers) ? " " : "\n")
    }
    for source in Cases.texts + random {
      let document = MarkdownDocument(source)
      for text in document.blocks.flatMap(\.allTexts) {
        for (index, piece) in text.pieces.enumerated() where piece.isVerbatim {
          let end = index + 1 < text.pieces.count ? text.pieces[index + 1].start : text.text.utf16.count
          let units = Array(text.text.utf16)[piece.start..<end]
          #expect(document.markdown(in: piece.source) == String(decoding: units, as: UTF16.self))
        }
      }
    }
  }

  @Test func syntaxHasARangeForEveryMark() {
    let text = "- [x] **a** [b](c)\n\n```js\nx\n```\n"
    let root = MarkdownSyntax(text).root
    let source = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }
    let item = root.children[0].children[0]
    #expect(item.markers.map(slice) == ["-", "[x]"])
    let paragraph = item.children[0]
    #expect(paragraph.children[0].markers.map(slice) == ["**", "**"])
    #expect(paragraph.children[2].markers.map(slice) == ["[", "](c)"])
    #expect(slice(paragraph.children[2].range) == "[b](c)")
    #expect(root.children[1].markers.map(slice) == ["```", "```"])
  }
}
