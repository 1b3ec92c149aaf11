import Markdown
import Testing

/// Tests GFM's examples of the supported extensions, and further extensions.
struct ExtensionTests {
  private var github: MarkdownOptions {
    var options = MarkdownOptions.commonMark
    options.tables = true
    options.strikethrough = true
    options.taskLists = true
    return options
  }

  @Test(arguments: [
    (
      "| foo | bar |\n| --- | --- |\n| baz | bim |\n",
      "<table>\n<thead>\n<tr>\n<th>foo</th>\n<th>bar</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>baz</td>\n<td>bim</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    (
      "| abc | defghi |\n:-: | -----------:\nbar | baz\n",
      "<table>\n<thead>\n<tr>\n<th align=\"center\">abc</th>\n<th align=\"right\">defghi</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align=\"center\">bar</td>\n<td align=\"right\">baz</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    (
      "| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |\n",
      "<table>\n<thead>\n<tr>\n<th>f|oo</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>b <code>|</code> az</td>\n</tr>\n<tr>\n<td>b <strong>|</strong> im</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    (
      "| abc | def |\n| --- | --- |\n| bar | baz |\n> bar\n",
      "<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n</tbody>\n</table>\n<blockquote>\n<p>bar</p>\n</blockquote>\n"
    ),
    (
      "| abc | def |\n| --- | --- |\n| bar | baz |\nbar\n\nbar\n",
      "<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n<tr>\n<td>bar</td>\n<td></td>\n</tr>\n</tbody>\n</table>\n<p>bar</p>\n"
    ),
    ("| abc | def |\n| --- |\n| bar |\n", "<p>| abc | def |\n| --- |\n| bar |</p>\n"),
    (
      "| abc | def |\n| --- | --- |\n| bar |\n| bar | baz | boo |\n",
      "<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>bar</td>\n<td></td>\n</tr>\n<tr>\n<td>bar</td>\n<td>baz</td>\n</tr>\n</tbody>\n</table>\n"
    ),
    (
      "| abc | def |\n| --- | --- |\n",
      "<table>\n<thead>\n<tr>\n<th>abc</th>\n<th>def</th>\n</tr>\n</thead>\n</table>\n"
    ),
    ("~~Hi~~ Hello, there world!\n", "<p><del>Hi</del> Hello, there world!</p>\n"),
    ("This ~~has a\n\nnew paragraph~~.\n", "<p>This ~~has a</p>\n<p>new paragraph~~.</p>\n"),
    ("This will ~~~not~~~ strike.\n", "<p>This will ~~~not~~~ strike.</p>\n"),
    (
      "- [ ] foo\n- [x] bar\n",
      "<ul>\n<li><input disabled=\"\" type=\"checkbox\"> foo</li>\n<li><input checked=\"\" disabled=\"\" type=\"checkbox\"> bar</li>\n</ul>\n"
    ),
    (
      "- [x] foo\n  - [ ] bar\n",
      "<ul>\n<li><input checked=\"\" disabled=\"\" type=\"checkbox\"> foo\n<ul>\n<li><input disabled=\"\" type=\"checkbox\"> bar</li>\n</ul>\n</li>\n</ul>\n"
    ),
  ]) func githubsExtensions(_ markdown: String, _ html: String) {
    #expect(HTMLRendering.html(markdown, github) == html)
  }

  private func content(_ text: String, _ options: MarkdownOptions = .init()) -> [MessageBlock] {
    MarkdownDocument(text, options: options).blocks
  }

  private func emphases(_ text: String, _ options: MarkdownOptions = .init()) -> [TextEmphases] {
    MarkdownDocument(text, options: options).blocks.flatMap(\.allTexts).flatMap(\.spans).map(\.emphases)
  }

  private func plain(_ text: String) -> MessageBlock { .paragraph(text) }

  @Test func alertsSayTheirKind() {
    for kind in AlertKind.allCases {
      #expect(
        content("> [!\(kind.rawValue.uppercased())]\n> text") == [
          .quote(QuoteBlock([plain("text")], alert: kind))
        ])
    }
    #expect(content("> [!NOTE] text") == [.quote(QuoteBlock([plain("[!NOTE] text")]))])
    #expect(content("> [!OTHER]\n> text") == [.quote(QuoteBlock([plain("[!OTHER] text")]))])
  }

  @Test func footnotesStandWhereTheyAreDefined() {
    #expect(
      content("a[^x]\n\n[^x]: one\n\n    two\n[^y]: three\n\nend").dropFirst() == [
        .footnotes(
          FootnotesBlock([
            FootnoteItem(label: "x", number: 1, [plain("one"), plain("two")]),
            FootnoteItem(label: "y", [plain("three")]),
          ])),
        plain("end"),
      ])
    #expect(content("a[^x]") == [plain("a[^x]")])
  }

  @Test func detailsHoldMarkdown() {
    let expected = MessageBlock.details(
      DetailsBlock(summary: RichText("Sum"), [plain("in"), .rule], isOpen: true))
    #expect(content("<details open>\n<summary>Sum</summary>\n\nin\n\n***\n</details>") == [expected])
    #expect(content("<details open><summary>Sum</summary>in\n***\n</details>\n") == [expected])
    #expect(
      content("<details><summary>Sum</summary>in</details>\nout") == [
        .details(DetailsBlock(summary: RichText("Sum"), [plain("in")])), plain("out"),
      ])
    #expect(content("<details>\n\nin", .commonMark).first == .html("<details>"))
  }

  @Test func tagsAreLooksAndBreaks() {
    #expect(
      emphases("<sub>a</sub><sup>a</sup><kbd>a</kbd><mark>a</mark><u>a</u><ins>a</ins><s>a</s><del>a</del>")
        == [.sub, .sup, .code, .mark, .underline, .underline, .strike, .strike])
    #expect(content("a<br>b<br/>c") == [plain("a\nb\nc")])
    #expect(content("List<Int> and <!-- no -->x") == [plain("List<Int> and x")])
    #expect(content("<kbd>open") == [plain("<kbd>open")])
    #expect(emphases("**<u>a</u>**") == [[.bold, .underline]])
  }

  @Test func spoilersAndMarksAreOptions() {
    #expect(emphases("||a|| ==b==").isEmpty)
    var options = MarkdownOptions()
    options.spoilers = true
    options.marks = true
    #expect(emphases("||a|| ==b==", options) == [.spoiler, .mark])
  }

  @Test func formulasStandAloneOrInText() {
    func formula(_ source: String) -> MessageBlock { .formula(FormulaBlock(source: source)) }
    #expect(content("a\n$$\nx\n$$\nb").count == 3)
    // Dollar signs behind a text begin a formula, which ends on a line of its own.
    #expect(content("a $$\nx\n$$\n\n| b |\n|-|").count == 2)
    #expect(content("a $$\nx\ny $$\n$$\nz\n$$").count == 2)
    #expect(content("$$ x $$") == [formula("x")])
    #expect(content("\\[\nx\n\\] tail") == [formula("x"), plain("tail")])
    #expect(content("```math\nx\n```") == [formula("x")])
    #expect(content("$$ is a lot\n\nmore").count == 2)
  }

  @Test func lineEndsMayBeBreaks() {
    var options = MarkdownOptions()
    options.softBreaks = .line
    #expect(content("a\nb  \nc", options) == [plain("a\nb\nc")])
    #expect(content("a\nb  \nc") == [plain("a b\nc")])
  }

  @Test func anImageAloneIsABlock() {
    func picture(_ address: String, _ href: String? = nil) -> MessageBlock {
      var picture = MediaAttachment(alternative: "w")
      (picture.address, picture.href) = (address, href)
      return .attachment(AttachmentBlock(.media(picture)))
    }
    #expect(content("![w](a \"t\")") == [picture("a")])
    #expect(content("[![w](a)](b)") == [picture("a", "b")])
    let text = content("![w](a \"t\") and ![](b)").first?.line
    #expect(text?.text == "w and \u{FFFC}")
    #expect(text?.spans.map(\.object?.address) == ["a", "b"])
    #expect(text?.spans.map(\.title) == ["t", nil])
  }
}
