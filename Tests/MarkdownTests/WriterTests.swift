import Markdown
import Testing

/// Tests that written blocks are read as the same blocks.
struct WriterTests {
  private func firstDifference(_ text: String, _ options: MarkdownOptions = .init()) -> String? {
    let blocks = MarkdownDocument(text, options: options).blocks
    let written = MarkdownWriter.markdown(blocks, options: options)
    let again = MarkdownDocument(written, options: options).blocks
    return blocks == again ? nil : "\(text.debugDescription) was written \(written.debugDescription)"
  }

  @Test(arguments: Cases.texts) func blocksComeBack(_ text: String) {
    #expect(firstDifference(text) == nil)
  }

  /// Tests texts that the fuzzer has found.
  @Test(arguments: [
    "a<br>", "\\\n。***", "[a]:u\n<br>", "- <!A\n~", "<pre>\\|\n\n", "[^1]:<!--", "<details><?",
    "<details open><script> --\n$[a]",
    "```math\n ", "é$$「[a]\n\t<script>$$", "- Foo\n- * *", "1. >o\n   >\n   r", "```~~~ x y\n===",
    "<details>\\[</details>\n",
    "éhttp<b>[/</b>>]()", "| - | <b>~~)</b>~~", "[^1]:<br>[^1]:", "- \u{0C}<!-->", "[^</a>[]:]()",
    " - `one\n  <!--  tw-o`",
  ])
  func oddBlocksComeBack(_ text: String) throws {
    let blocks = MarkdownDocument(text).blocks
    let written = MarkdownWriter.markdown(blocks)
    let again = MarkdownDocument(written).blocks
    #expect(!blocks.isEmpty || written.isEmpty)
    #expect(
      again.plainText(markers: true) == blocks.plainText(markers: true), "written \(written.debugDescription)"
    )
    #expect(MarkdownWriter.markdown(again) == written)
  }

  @Test func lineEndsThatAreKeptComeBack() {
    var options = MarkdownOptions()
    options.softBreaks = .line
    for text in ["a\nb", "a\n\\\nb", "\\\nb", "a\\\n\\\n\\\nb", "a<br>"] {
      #expect(firstDifference(text, options) == nil)
    }
  }

  @Test func theFormIsAlwaysTheSame() {
    let text = "Title\n===\n* a\n* b\n\n__x__ and _y_\n\n| a |b\n|-|-\n|1\n\n    code\n"
    let expected = """
      # Title

      - a
      - b

      **x** and *y*

      | a | b |
      | --- | --- |
      | 1 |

      ```
      code
      ```
      """
    #expect(MarkdownWriter.markdown(MarkdownDocument(text).blocks) == expected)
  }

  @Test func charactersThatMeanSomethingAreEscaped() {
    let text = "*a* [b](c) `d` # e\n1. f | g ~~h~~ <i> &amp; \\ $$j$$ \\(k\\) _l_"
    let block = MessageBlock.paragraph(text)
    let again = MarkdownDocument(MarkdownWriter.markdown([block])).blocks
    #expect(again.plainText() == text)
    #expect(again.first == block)
  }

  /// A text that is no address may become one by its escapes, and the characters after an address may be escaped.
  @Test func textsLikeAddressesComeBack() throws {
    let middles = ["x__1", "x**1", "x_1", "x\"x.org/_1", "x==y", "x.y~~z", "x`y", "x]y", "x&lt;y", "x|y"]
    let ends = ["", ".", "_ b", ". `ps://r", "**", "\u{200B}_", "://x__1"]
    var texts: [String] = []
    for start in ["http://", "https://x", "www.", "mailto:", "a@", "&http://", "'//", "x.org/"] {
      for middle in middles { texts += ends.map { start + middle + $0 } }
    }
    for text in texts {
      let block = MessageBlock.paragraph(text)
      let written = MarkdownWriter.markdown([block])
      #expect(MarkdownDocument(written).blocks == [block], "\(text) was written \(written)")
    }
  }

  @Test func plainTextHasLineFeedsTabsAndWords() {
    let text =
      "# T\n\n- [x] a **b**\n- c\n  1. d\n\n| x | y |\n|---|---|\n| 1 | $$z$$ |\n\n![pic](p.png) and\n\n> q\n\n***\n"
    let blocks = MarkdownDocument(text).blocks
    #expect(blocks.plainText() == "T\na b\nc\nd\nx\ty\n1\tz\npic and\nq")
    #expect(blocks.plainText(markers: true) == "T\n☑ a b\n• c\n  1. d\nx\ty\n1\tz\npic and\nq")
  }

  /// A number has at most nine digits in Markdown, and the sum of a start and an index may be no number at all.
  @Test(arguments: [(999_999_999, "999999999. b"), (.max, "999999999. b"), (7, "8. b")])
  func largeNumbersStayNumbers(_ start: Int, _ second: String) {
    let list = MessageBlock.list(
      ListBlock(isOrdered: true, start: start, items: [ListItem("a"), ListItem("b")]))
    #expect(MarkdownWriter.markdown([list]).hasSuffix(second))
    #expect([list].plainText(markers: true).hasSuffix(". b"))
  }
}
