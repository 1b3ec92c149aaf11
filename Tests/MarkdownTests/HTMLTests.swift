import Markdown
import Testing

/// Tests the HTML that is shown as formatting: links, and tags that only group text.
@Suite struct HTMLTests {
  private func outline(_ blocks: [MessageBlock]) -> String {
    blocks.map { block in
      switch block.content {
      case .paragraph(let block):
        block.text.text.replacing("\n", with: "/").replacing(#/ +$/#, with: "")
          + block.text.spans.compactMap(\.address).map { " -> " + $0 }.joined()
      case .heading(let block): "# " + block.text.text
      case .html(let html): "html " + html.text
      case .code(let code): "code " + code.text
      case .attachment:
        "P " + (block.picture?.address ?? "") + (block.picture?.href.map { " -> " + $0 } ?? "")
      case .list(let list): "- " + list.items.map { outline($0.blocks) }.joined(separator: " - ")
      case .quote(let quote): "> " + outline(quote.blocks)
      default: "?"
      }
    }.joined(separator: "; ")
  }

  @Test(
    arguments: [
      ("Go <a href=\"https://x.org/a_b_\" title=t>**here**</a> now", "Go here now -> https://x.org/a_b_"),
      ("<A HREF='?a=1&amp;b'>x</A>", "x -> ?a=1&b"),
      ("<a href=\"https://x.org\">\nlink\n</a>", "link -> https://x.org"),
      ("<a name=x>y</a>", "y"), ("<a href=x>o <a href=y>i</a></a>", "o i -> x"),
      ("[l <a href=y>i</a>](z)", "l i -> z"), ("<a href=x>open", "<a href=x>open"),
      ("`<a href=x>y</a>`", "<a href=x>y</a>"),
      ("<a href=x><img src=p></a>", "P p -> x"),
      ("<p align=\"center\">\n  <b>Hello</b> you\n</p>\n\nnext", "Hello you; next"),
      ("<div align=center>\n\n# T\n\ntext\n\n</div>", "# T; text"), ("<p>a</p><p>b</p>", "a/b"),
      ("<p>a</p>\n<p>b</p>", "a; b"), ("a<div>b</div>c", "a/bc"), ("a\n</div>\nb", "a; b"),
      (
        "<p align=\"center\">\n    <a href=\"https://x.org\">\n        link\n    </a>\n</p>\n\n    code",
        "link -> https://x.org; code code"
      ),
      ("a <span style='x'>b</span> <font color=red>c</font>", "a b c"), ("- <p>a</p>\n- b", "- a - b"),
      ("> <p>a</p>\n> b", "> a b"),
      ("<table>\n<tr><td>x</td></tr>\n</table>", "html <table>\n<tr><td>x</td></tr>\n</table>"),
      ("<px>\n\na", "html <px>; a"), ("`<p>` and \\<p>", "<p> and <p>"),
    ] as [(String, String)])
  func formattingIsShownAndNoTags(_ text: String, _ expected: String) {
    #expect(outline(MarkdownDocument(text).blocks) == expected)
    #expect(StreamLawTests.firstBreach(text, sizes: { 1 }) == nil)
  }

  @Test func withoutTheOptionTagsStay() {
    #expect(outline(MarkdownDocument("<p>a</p>", options: .commonMark).blocks) == "html <p>a</p>")
  }
}
