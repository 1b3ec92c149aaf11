import BubbleLayout
import Foundation
import MessageReading
import TestSupport
import Testing

/// Tests all tags of `org.matrix.custom.html` (client-server API 1.18).
@Suite struct MatrixHTMLTests {
  private func export(_ html: String) throws -> Export {
    let words = String(decoding: try JSONEncoder().encode(html), as: UTF8.self)
    return Export(
      #"[{"type":"m.room.message","event_id":"$1","sender":"@a:x","origin_server_ts":1,"content":{"msgtype":"m.text","body":"plain","format":"org.matrix.custom.html","formatted_body":\#(words)}}]"#
    )
  }

  private func read(_ html: String) throws -> Message { try export(html).message }

  @Test(arguments: [
    ("b", TextEmphases.bold), ("strong", .bold), ("i", .italic), ("em", .italic), ("u", .underline),
    ("del", .strike),
    ("s", .strike), ("code", .code), ("sub", .sub), ("sup", .sup),
  ]) func emphases(tag: String, emphasis: TextEmphases) throws {
    let message = try read("a<\(tag)>b</\(tag)>c")
    #expect(message.text == "abc" && message.spans == [TextSpan(1..<2, emphasis)] && message.blocks.isEmpty)
  }

  @Test func textsWithinOneAnother() throws {
    let message = try read("<b>a <i>b</b> c</i> &lt;&eacute;&#x1F600;&#65;&bogus;  <br>\n d")
    #expect(message.text == "a b c <é😀A&bogus; \nd")
    #expect(message.spans == [TextSpan(0..<2, .bold), TextSpan(2..<3, [.bold, .italic])])
  }

  @Test func linksColoursSpoilersAndFormulas() throws {
    let message = try read(
      "<a href=\"https://x.org\" title=\"T\">x</a><a href='javascript:y'>y</a><a href=\"https://matrix.to/#/@bo:x.org\">Bo</a><font color=\"#FF0000\" data-mx-bg-color=\"#00ff00\">c</font><span data-mx-color=\"red\">d</span><span data-mx-spoiler=\"why\">e</span><span data-mx-maths=\"x^2\"><code>x²</code></span><img data-mx-emoticon src=\"mxc://e\" alt=\":own:\">"
    )
    #expect(message.text == "xyBocd(why) ex^2:own:")
    var link = TextSpan(0..<1, [], to: "https://x.org")
    link.title = "T"
    var colour = TextSpan(4..<5, [])
    (colour.color, colour.background) = ("#ff0000", "#00ff00")
    #expect(
      message.spans == [
        link, .mention(2..<4, "@bo:x.org"), colour, TextSpan(12..<13, .spoiler), TextSpan(13..<16, .code),
        TextSpan(range: 16..<21, object: InlineObject(id: "mxc://e")),
      ])
  }

  @Test(arguments: [
    ("<h4>T</h4>", MessageBlock.heading(HeadingBlock(level: 4, "T"))), ("<hr>", .rule),
    ("<blockquote><p>a</p>b</blockquote>", .quote(QuoteBlock([.paragraph("a"), .paragraph("b")]))),
    ("<ul><li>a</li>\n<li>b</ul>", .list(ListBlock(items: [ListItem("a"), ListItem("b")]))),
    (
      "<ol start=\"3\"><li>a<ul><li>b</li></ul></li></ol>",
      .list(
        ListBlock(
          isOrdered: true, start: 3,
          items: [ListItem([.paragraph("a"), .list(ListBlock(items: [ListItem("b")]))])]))
    ),
    (
      "<pre><code class=\"language-js\">x &lt; 1\n  y\n</code></pre>",
      .code(CodeBlock(text: "x < 1\n  y", language: "js"))
    ),
    (
      "<details open><summary>S</summary><p>a</p></details>",
      .details(DetailsBlock(summary: RichText("S"), [.paragraph("a")], isOpen: true))
    ),
    (
      "<table><caption>C</caption><thead><tr><th>A</th><th align=\"right\">B</th></tr></thead><tbody><tr><td colspan=\"2\">a<p>b</p></td><tr><td rowspan=\"0\">c</table>",
      .table(
        TableBlock(
          alignments: [nil, .end],
          rows: [
            [TableCell("A"), TableCell("B")], [TableCell(RichText("a\nb"), columnSpan: 2)], [TableCell("c")],
          ], caption: "C"))
    ),
    ("<div data-mx-maths=\"x^2\"><code>x</code></div>", MessageBlock(.formula(FormulaBlock(source: "x^2")))),
  ]) func blocks(html: String, block: MessageBlock) throws {
    #expect(try read("before" + html + "after").blocks == [.paragraph("before"), block, .paragraph("after")])
  }

  @Test func aPictureIsABlock() throws {
    var picture = MediaAttachment(size: PictureSize(width: 3, height: 4), alternative: "A")
    picture.address = "mxc://x"
    #expect(
      try read("<p>a</p><img src=\"mxc://x\" alt=\"A\" width=\"3\" height=\"4\">").blocks
        == [.paragraph("a"), .attachment(AttachmentBlock(.media(picture)))])
  }

  @Test func aPictureInALinkOpensTheLink() throws {
    let blocks = try read("<a href=\"https://x.org\"><img src=\"mxc://x\" alt=\"A\"></a>").blocks
    guard case .attachment(let block) = try #require(blocks.first).content,
      case .media(let picture) = block.value
    else { throw CancellationError() }
    #expect(picture.href == "https://x.org" && picture.address == "mxc://x")
  }

  @Test func aParagraphAloneIsAText() throws {
    let message = try read("<p>a <b>b</b></p>")
    #expect(message.text == "a b" && message.blocks.isEmpty && message.spans == [TextSpan(2..<3, .bold)])
    #expect(try read("<p>a</p><p>b</p>").blocks == [.paragraph("a"), .paragraph("b")])
    #expect(try read("<p>a</p><p>b</p>").text == "plain")
  }

  @Test(arguments: [
    ("a < b > c", "a < b > c"), ("<3 you", "<3 you"), ("a<!-- b -->c", "ac"), ("a<script>b</script>c", "ac"),
    ("x<b", "x<b"), ("x<a href=\"y", "x<a href=\"y"), ("a<unknown>b</unknown>c", "abc"), ("</p></b>a", "a"),
    ("<mx-reply>never closed", "plain"), ("a<!-- b", "a<!-- b"), ("<td>a</td>", "a"),
  ]) func whatIsNoTagIsText(html: String, text: String) throws {
    #expect(try read(html).text == text)
  }

  /// Open tags are limited to the maximum depth of blocks, and each byte is read once.
  @Test(arguments: [
    "<blockquote>", "<ul><li>", "<b>", "<details>", "<table><tr><td>", "<pre>", "<span>",
    "<p>",
  ])
  func deepTagsStayWhereTheyAre(tag: String) throws {
    func html(_ count: Int) -> String { String(repeating: tag, count: count) + "deep" }
    let growth = try timeGrowth(to: 100_000) { _ = try export(html($0)) }
    #expect(growth < 40)
    let deep = try export(html(100_000))
    let line = deep.message.jsonValue.line
    #expect(line.contains("deep"))
    // The message can be written and read again.
    #expect(Export(line, as: .jsonl).messages == [deep.message])
  }

  @Test(arguments: ["<", "<a ", "<!--", "&", "<b", "</", "<a href=\"", "<![CDATA[", "<br", "&#"])
  func unfinishedMarkupTakesLinearTime(markup: String) throws {
    let growth = try timeGrowth(to: 200_000) { count in
      let message = try read(String(repeating: markup, count: count))
      #expect(!message.text.isEmpty)
    }
    #expect(growth < 40)
  }
}
