import Markdown
import Testing

/// Tests where details begin and end, in all the forms that HTML allows.
struct DetailsTests {
  /// The blocks in short form: `{summary: content}` for details.
  private func outline(_ blocks: [MarkdownBlock]) -> String {
    blocks.map { block in
      switch block.content {
      case .paragraph(let text): text.text
      case .details(let details):
        "{\(details.isOpen ? "+" : "")\(details.summary.text): \(outline(details.blocks))}"
      case .list(let list): "- " + list.items.map { outline($0.blocks) }.joined(separator: " - ")
      case .quote(let quote): "> " + outline(quote.blocks)
      case .html(let html): "html " + html.text
      case .code(let code): "code " + code.text.text
      case .image(let image): "P " + image.address
      default: "?"
      }
    }.joined(separator: "; ")
  }

  @Test(
    arguments: [
      ("<details><summary>S **b**</summary>inline body</details> after", "{S b: inline body}; after"),
      ("<details>\n<summary style=\"a\">S</summary>\n\nin\n\n</details>", "{S: in}"),
      ("<details>\n<summary class='a b' id=c>S</summary >in</details >after", "{S: in}; after"),
      ("text <details><summary>S</summary>body</details> more", "text; {S: body}; more"),
      ("text <details>\n<summary>S</summary>\nbody\n</details>", "text; {S: body}"),
      ("<DETAILS OPEN><SUMMARY>S</SUMMARY>b</DETAILS>a", "{+S: b}; a"),
      ("<details class=\"an open door\">\n\nx\n</details>", "{: x}"),
      ("<details\topen=\"\">x</details>", "{+: x}"),
      ("<details data-open>x</details>", "{: x}"), ("<details open=false>x</details>", "{+: x}"),
      (
        "<details><summary>A</summary>x<details><summary>B</summary>y</details>z</details> after",
        "{A: x; {B: y}; z}; after"
      ),
      ("<details><summary>A</details> after", "{A: }; after"),
      ("<details><summary>A\nB</summary>x</details>", "{A B: x}"),
      ("<details><summary>A</summary></details>", "{A: }"),
      (
        "<details><summary>A</summary>one</details><details><summary>B</summary>two</details>",
        "{A: one}; {B: two}"
      ),
      ("- a <details><summary>S</summary>b</details> c\n- d", "- a; {S: b}; c - d"),
      ("> a <details><summary>S</summary>b</details> c", "> a; {S: b}; c"),
      ("Use the <details> tag to hide", "Use the <details> tag to hide"),
      ("Write `<details><summary>x</summary>` here", "Write <details><summary>x</summary> here"),
      ("\\<details>\\<summary> here", "<details><summary> here"), ("a</details>b", "a</details>b"),
      (
        "<details>\nclose it with `</details>` here\n</details>\nout",
        "{: close it with </details> here}; out"
      ),
      ("<details>\n```\n</details>\n```\n</details>out", "{: code </details>}; out"),
      ("<details><summary>S</summary>![a](p)</details>out", "{S: P p}; out"),
      ("<detailsx>\n\na", "html <detailsx>; a"),
    ] as [(String, String)])
  func detailsBeginAndEndWhereHTMLSays(_ text: String, _ expected: String) {
    #expect(outline(MarkdownDocument(text).blocks) == expected)
    var stream = MarkdownStream()
    for character in text { stream.append(String(character)) }
    stream.finish()
    #expect(stream.blocks == MarkdownDocument(text).blocks)
  }

  @Test func textBeforeDetailsInALineIsNeverHidden() {
    let text = "text <details><summary>S</summary>body</details> more"
    for count in 4...text.utf8.count {
      var stream = MarkdownStream()
      stream.append(String(text.prefix(count)))
      let shown = outline(stream.blocks)
      #expect(shown.hasPrefix("text") && !shown.contains("<"), "\(count): \(shown)")
    }
  }

  @Test func manyDetailsInALineTakeLinearTime() {
    let many = String(repeating: "a<details><summary>b</summary>c</details>", count: 2_000)
    #expect(MarkdownDocument(many).blocks.count == 4_000)
  }
}
