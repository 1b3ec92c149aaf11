import Markdown
import Testing

/// Tests where details begin and end, in all the forms that HTML allows.
struct DetailsTests {
  /// The blocks in short form: `{summary: content}` for details.
  private func outline(_ blocks: [MessageBlock]) -> String {
    blocks.map { block in
      switch block.content {
      case .paragraph(let block): block.text.text
      case .details(let details):
        "{\(details.isOpen ? "+" : "")\(details.summary.text): \(outline(details.blocks))}"
      case .list(let list): "- " + list.items.map { outline($0.blocks) }.joined(separator: " - ")
      case .quote(let quote): "> " + outline(quote.blocks)
      case .html(let html): "html " + html.text
      case .code(let code): "code " + code.text
      case .attachment: "P " + (block.picture?.address ?? "")
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
      // HTML in the content ends at the tags of details.
      (
        "<details>\n<summary>S</summary>\n<table><tr><td>x</td></tr></table>\n</details>\nout",
        "{S: html <table><tr><td>x</td></tr></table>}; out"
      ),
      (
        "<details><summary>S</summary>\n<ul><li>x</li></ul></details>out",
        "{S: html <ul><li>x</li></ul>}; out"
      ),
      (
        "<details><summary>A</summary>\n<ul><li>x</li></ul>\n<details><summary>B</summary>y</details>\n</details>z",
        "{A: html <ul><li>x</li></ul>; {B: y}}; z"
      ),
      ("<table>\n<details><summary>A</summary>y</details>\n</table>", "html <table>; {A: y}; html </table>"),
      ("<details>\n<pre>\n</details>\n</pre>\n</details>out", "{: html <pre>\n</details>\n</pre>}; out"),
      // Tags of several lines.
      ("<details\n open>\n<summary>S</summary>\n\nb\n\n</details>\nout", "{+S: b}; out"),
      ("<details\n  class=\"a\n b\"\n  open\n>b</details>", "{+: b}"),
      ("<details>\n<summary\n class='x'>S</summary>\n\nb</details>", "{S: b}"),
      ("- a\n  <details\n  class=x>\n  <summary>S</summary>\n\n  b\n\n  </details>\n- c", "- a; {S: b} - c"),
      ("> <details\n> open>\n> <summary>S</summary>\n>\n> b\n> </details>\n\nz", "> {+S: b}; z"),
      ("<details\n\nfoo", "html <details; foo"),
      ("<details\nfoo bar < baz\n\nx", "html <details\nfoo bar < baz; x"),
      // Only its end tag ends a summary.
      ("<details><summary>A\n\nB</summary>x</details>y", "{A B: x}; y"),
      ("<details>\n<summary>\n\n## T **b**\n\n</summary>\n\nb\n</details>", "{T b: b}"),
      ("<details>\n<summary>\n## T\n</summary>\nb\n</details>", "{T: b}"),
      ("> <details><summary>A\n>\n> B</summary>x</details>y", "> {A B: x}; y"),
      ("- <details><summary>A\n\n  B</summary>x</details>y\n- c", "- {A B: x}; y - c"),
      ("<details><summary>Use `<b>` tag</summary>x</details>y", "{Use <b> tag: x}; y"),
      ("<details><summary>Use `</summary>` tag</summary>x</details>y", "{Use </summary> tag: x}; y"),
      ("<details><summary>Use `</details>` tag</summary>x</details>y", "{Use </details> tag: x}; y"),
      ("<details><summary>Use ``<details>`` tag</summary>x</details>y", "{Use <details> tag: x}; y"),
      ("<details><summary>It`s</summary>a ` b</details>y", "{It`s: a ` b}; y"),
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

  /// What is hidden at first is only the unfinished tag, and nothing that was shown goes away.
  @Test(arguments: [
    "<details>\n<summary>S</summary>\n<table><tr><td>x</td></tr></table>\n</details>\nout",
    "<details\n open>\n<summary>S</summary>\n\nb\n\n</details>\nout",
    "<details><summary>A\n\nB</summary>x</details>y", "<details>\n\nbody\n\n</details>\n",
    "- a\n  <details>\n  <summary>S</summary>\n\n  b\n\n  </details>\n- c",
  ])
  func growingDetailsShowNoTags(_ text: String) {
    for count in 1...text.utf8.count {
      var stream = MarkdownStream()
      stream.append(String(text.prefix(count)))
      let shown = outline(stream.blocks)
      #expect(!shown.contains("details") && !shown.contains("summary") && !shown.contains("{: }"), "\(shown)")
    }
  }

  @Test func manyDetailsInALineTakeLinearTime() {
    let many = String(repeating: "a<details><summary>b</summary>c</details>", count: 2_000)
    #expect(MarkdownDocument(many).blocks.count == 4_000)
  }
}
