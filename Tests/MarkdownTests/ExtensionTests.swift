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

  private func content(_ text: String, _ options: MarkdownOptions = .init()) -> [MarkdownContent] {
    MarkdownDocument(text, options: options).blocks.map(\.withoutSource.content)
  }

  private func emphases(_ text: String, _ options: MarkdownOptions = .init()) -> [MarkdownEmphases] {
    MarkdownDocument(text, options: options).blocks.flatMap(\.allTexts).flatMap(\.spans).map(\.emphases)
  }

  private func plain(_ text: String) -> MarkdownBlock { MarkdownBlock(.paragraph(MarkdownText(text))) }

  @Test func alertsSayTheirKind() {
    for kind in MarkdownAlert.allCases {
      #expect(
        content("> [!\(kind.rawValue.uppercased())]\n> text") == [
          .quote(MarkdownQuote(alert: kind, blocks: [plain("text")]))
        ])
    }
    #expect(content("> [!NOTE] text") == [.quote(MarkdownQuote(blocks: [plain("[!NOTE] text")]))])
    #expect(content("> [!OTHER]\n> text") == [.quote(MarkdownQuote(blocks: [plain("[!OTHER] text")]))])
  }

  @Test func footnotesStandWhereTheyAreDefined() {
    #expect(
      content("a[^x]\n\n[^x]: one\n\n    two\n[^y]: three\n\nend").dropFirst() == [
        .footnotes([
          MarkdownFootnote(label: "x", number: 1, blocks: [plain("one"), plain("two")]),
          MarkdownFootnote(label: "y", blocks: [plain("three")]),
        ]),
        .paragraph(MarkdownText("end")),
      ])
    #expect(content("a[^x]") == [.paragraph(MarkdownText("a[^x]"))])
  }

  @Test func detailsHoldMarkdown() {
    let expected = MarkdownContent.details(
      MarkdownDetails(
        summary: MarkdownText("Sum"), isOpen: true, blocks: [plain("in"), MarkdownBlock(.rule)]))
    #expect(content("<details open>\n<summary>Sum</summary>\n\nin\n\n***\n</details>") == [expected])
    #expect(content("<details open><summary>Sum</summary>in\n***\n</details>\n") == [expected])
    #expect(
      content("<details><summary>Sum</summary>in</details>\nout") == [
        .details(MarkdownDetails(summary: MarkdownText("Sum"), blocks: [plain("in")])),
        .paragraph(MarkdownText("out")),
      ])
    #expect(content("<details>\n\nin", .commonMark).first == .html(MarkdownHTML(text: "<details>")))
  }

  @Test func tagsAreLooksAndBreaks() {
    #expect(
      emphases("<sub>a</sub><sup>a</sup><kbd>a</kbd><mark>a</mark><u>a</u><ins>a</ins><s>a</s><del>a</del>")
        == [.sub, .sup, .kbd, .mark, .underline, .underline, .strike, .strike])
    #expect(content("a<br>b<br/>c") == [.paragraph(MarkdownText("a\nb\nc"))])
    #expect(content("List<Int> and <!-- no -->x") == [.paragraph(MarkdownText("List<Int> and x"))])
    #expect(content("<kbd>open") == [.paragraph(MarkdownText("<kbd>open"))])
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
    #expect(content("a\n$$\nx\n$$\nb").count == 3)
    #expect(content("$$ x $$") == [.formula(MarkdownFormula(source: "x"))])
    #expect(
      content("\\[\nx\n\\] tail") == [
        .formula(MarkdownFormula(source: "x")), .paragraph(MarkdownText("tail")),
      ])
    #expect(content("```math\nx\n```") == [.formula(MarkdownFormula(source: "x"))])
    #expect(content("$$ is a lot\n\nmore").count == 2)
  }

  @Test func lineEndsMayBeBreaks() {
    var options = MarkdownOptions()
    options.softBreaks = .line
    #expect(content("a\nb  \nc", options) == [.paragraph(MarkdownText("a\nb\nc"))])
    #expect(content("a\nb  \nc") == [.paragraph(MarkdownText("a b\nc"))])
  }

  @Test func anImageAloneIsABlock() {
    #expect(content("![w](a \"t\")") == [.image(MarkdownImage(address: "a", title: "t", words: "w"))])
    #expect(content("[![w](a)](b)") == [.image(MarkdownImage(address: "a", words: "w", href: "b"))])
    guard case .paragraph(let text)? = content("![w](a) and ![](b)").first else {
      return #expect(Bool(false))
    }
    #expect(text.text == "w and \u{FFFC}")
    #expect(text.spans.map(\.object) == [.image(address: "a", title: nil), .image(address: "b", title: nil)])
  }
}
