import Markdown
import Testing

/// Tests where pictures are blocks of their own, and where they are in the text.
struct PictureTests {
  /// The blocks in short form: `P` for a picture with its link, a text with `⟨address⟩` for its pictures.
  private func outline(_ blocks: [MessageBlock]) -> [String] {
    blocks.map { block in
      switch block.content {
      case .attachment: "P \(block.picture?.address ?? "")" + (block.picture?.href.map { " → \($0)" } ?? "")
      case .paragraph(let block): marked(block.text)
      case .heading(let block): "# " + marked(block.text)
      case .list(let list):
        "- " + list.items.map { outline($0.blocks).joined(separator: "; ") }.joined(separator: " - ")
      case .quote(let quote): "> " + outline(quote.blocks).joined(separator: "; ")
      case .table(let table):
        "| " + table.rows.flatMap { $0 }.map { marked($0.text) }.joined(separator: " | ")
      case .html(let html): "html " + html.text
      default: "?"
      }
    }
  }

  private func marked(_ text: RichText) -> String {
    let units = Array(text.text.utf16)
    var result = ""
    var place = 0
    for span in text.spans {
      guard let object = span.object, object.kind == .image, let address = object.address else { continue }
      result += String(decoding: units[place..<span.range.lowerBound], as: UTF16.self) + "⟨\(address)⟩"
      place = span.range.upperBound
    }
    return result + String(decoding: units[place...], as: UTF16.self)
  }

  private func outline(_ text: String) -> [String] { outline(MarkdownDocument(text).blocks) }

  @Test(
    arguments: [
      ("![a](p)", ["P p"]), ("![a](p)\n*Figure 1*", ["P p", "Figure 1"]),
      ("Look:\n![a](p)\nhere", ["Look:", "P p", "here"]),
      ("Look:  \n![a](p)  \nhere", ["Look:", "P p", "here"]),
      ("Look:\\\n  ![a](p)  \nhere", ["Look:", "P p", "here"]), ("Here: ![a](p)", ["Here: ⟨p⟩"]),
      ("![a](p), see", ["⟨p⟩, see"]), ("a\n![a](p) b\nc", ["a ⟨p⟩ b c"]),
      ("![a](p) ![b](q)", ["P p", "P q"]),
      ("a\n![a](p)![b](q)\nb", ["a", "P p", "P q", "b"]), ("[![a](p)](u)", ["P p → u"]),
      ("x\n[![a](p)](u)\ny", ["x", "P p → u", "y"]), ("[![a](p)](u) [![b](q)](v)", ["⟨p⟩ ⟨q⟩"]),
      ("x\n[![a](p)](u) [![b](q)](v)\ny", ["x ⟨p⟩ ⟨q⟩ y"]), ("[![a](p)](u) ![b](q)", ["P p → u", "P q"]),
      ("**![a](p)**", ["P p"]), ("x\n*![a](p)*\ny", ["x", "P p", "y"]),
      ("![a [b] c](p \"t\")\nx", ["P p", "x"]),
      ("[r]: p\n![a][r]\nx", ["P p", "x"]), ("![a][r]\n\n[r]: p", ["P p"]),
      ("x\n![a][r]\n\n[r]: p", ["x ⟨p⟩"]),
      ("![a][r]\nx", ["![a][r] x"]), ("![two\nlines](p)", ["P p"]), ("`![a](p)`", ["![a](p)"]),
      ("\\![a](p)\nx", ["!a x"]), ("- ![a](p)\n  x\n- y", ["- P p; x - y"]),
      ("> ![a](p)\nlazy", ["> P p; lazy"]),
      ("# ![a](p)", ["P p"]), ("# a ![a](p)", ["# a ⟨p⟩"]), ("![a](p)\n===\nx", ["P p", "x"]),
      ("|a|\n|-|\n|![a](p)|", ["| a | ⟨p⟩"]), ("![a](p)\n|a|\n|-|\n|b|", ["P p", "| a | b"]),
      ("![a](p)\n- x", ["P p", "- x"]), ("x\n![](p)", ["x", "P p"]), ("![a](<p q>)\nx", ["P p q", "x"]),
      ("[\n![a](p)\n](u)", ["P p → u"]), ("![a](p", ["![a](p"]), ("![a]", ["![a]"]),
    ] as [(String, [String])])
  func picturesAloneAreBlocks(_ text: String, _ expected: [String]) {
    #expect(outline(text) == expected)
  }

  @Test(
    arguments: [
      ("<img src=\"p\">", ["P p"]), ("a\n<img src='p' alt='w'/>\nb", ["a", "P p", "b"]),
      ("a <IMG SRC=p> b", ["a ⟨p⟩ b"]), ("a<br><img src=p><br/>b", ["a", "P p", "b"]),
      ("a<br>b ![x](p)", ["a\nb ⟨p⟩"]), ("![x](p)<br>a<br>b", ["P p", "a\nb"]),
      ("[<img src=\"p\">](u)", ["P p → u"]), ("<img src=\"p\">\n<img src=\"q\">", ["P p", "P q"]),
      ("<img alt=\"x\">", ["<img alt=\"x\">"]), ("<img\n src=\"p\">", ["P p"]),
      ("<imgs src=\"p\">", ["html <imgs src=\"p\">"]),
      ("<img src=\"a&amp;b\">", ["P a&b"]),
    ] as [(String, [String])])
  func tagsArePicturesToo(_ text: String, _ expected: [String]) {
    #expect(outline(text) == expected)
  }

  @Test func aTagGivesTheSizeAndTheWords() {
    let text = "<img src=\"p\" alt=\"a &lt; b\" title=t width=\"40\" height=30px>"
    let picture = MarkdownDocument(text).blocks.first?.picture
    #expect(picture?.address == "p" && picture?.alternative == "a < b")
    #expect(picture?.size == PictureSize(width: 40, height: 30))
    let again = MarkdownWriter.markdown(MarkdownDocument(text).blocks)
    #expect(MarkdownDocument(again).blocks.map(\.picture) == [picture])
    let inline = MarkdownDocument("see <img src=p width=50% height=-3>").blocks
    let object = inline.first?.line?.spans.first?.object
    #expect(object?.address == "p" && object?.width == nil && object?.height == nil)
  }

  /// What follows a picture on its line keeps it in the text, so the picture only becomes a block when its line
  /// ends. Then nothing changes it any more.
  @Test func aGrowingPictureStaysWhatItIs() {
    var stream = MarkdownStream()
    stream.append("See\n![a](p)")
    #expect(outline(stream.blocks) == ["See ⟨p⟩"])
    var other = stream
    other.append(" beside words")
    #expect(outline(other.blocks) == ["See ⟨p⟩ beside words"])
    for (next, expected) in [
      ("\n", ["See", "P p"]), ("*", ["See", "P p"]), ("F*", ["See", "P p", "F"]),
      ("\n\n", ["See", "P p", "F"]),
    ] {
      stream.append(next)
      #expect(outline(stream.blocks) == expected)
    }
    var last = MarkdownStream()
    last.append("![a](p)")
    #expect(outline(last.blocks) == ["⟨p⟩"])
    last.finish()
    #expect(outline(last.blocks) == ["P p"])
  }

  @Test func aLineOfManyPicturesKeepsTheLimitOfBlocks() {
    let document = MarkdownDocument(String(repeating: "![](a) ", count: 20_000))
    #expect(document.blocks.count == 1)
  }
}
