import Markdown
import Testing

/// Tests complaints about growing and static texts in other products. The numbers are those of the list of
/// complaints.
struct ComplaintTests {
  private func streamed(
    _ text: String, _ options: MarkdownOptions = .init(), _ healing: HealingOptions = .init()
  ) -> [MessageBlock] {
    var stream = MarkdownStream(options: options, healing: healing)
    stream.append(text)
    return stream.blocks
  }

  private func text(_ blocks: [MessageBlock]) -> String { blocks.plainText() }

  private func kinds(_ blocks: [MessageBlock]) -> [String] {
    blocks.map { block in
      switch block.content {
      case .paragraph: "paragraph"
      case .heading(let heading): "heading\(heading.level)"
      case .list: "list"
      case .quote: "quote"
      case .code: "code"
      case .table: "table"
      case .details: "details"
      case .footnotes: "footnotes"
      case .formula: "formula"
      case .attachment: "image"
      case .rule: "rule"
      case .html: "html"
      case .other: "other"
      }
    }
  }

  private func spans(_ blocks: [MessageBlock]) -> [TextSpan] {
    blocks.flatMap(\.allTexts).flatMap(\.spans)
  }

  @Test func c01_aDashBelowATextMakesNoHeading() {
    for end in ["-", "--", "=", "===", "- ", "---"] {
      #expect(kinds(streamed("text\n" + end)) == ["paragraph"])
    }
    #expect(text(streamed("text\n-")) == "text")
    #expect(kinds(streamed("text\n- item")) == ["paragraph", "list"])
    #expect(kinds(streamed("text\n---\n")) == ["heading2"])
    #expect(kinds(MarkdownDocument("text\n-").blocks) == ["heading2"])
    var healing = HealingOptions()
    healing.underlines = false
    #expect(kinds(streamed("text\n-", .init(), healing)) == ["heading2"])
  }

  @Test func c02_aFenceIsNoTextAndHasItsLanguageFromTheStart() {
    for end in ["`", "``", "```", "```sw", "```swift"] { #expect(streamed(end).isEmpty) }
    guard case .code(let code)? = streamed("```swift\nlet").first?.content else {
      return #expect(Bool(false))
    }
    #expect(code.language == "swift" && code.text == "let")
    for end in ["", "\n", "\n`", "\n``", "\n```"] {
      #expect(text(streamed("```swift\nlet" + end)).hasPrefix("let"))
    }
    #expect(!text(streamed("```swift\nlet\n``")).contains("`"))
    #expect(text(streamed("`code` first")) == "code first")
    var healing = HealingOptions()
    healing.fences = false
    #expect(kinds(streamed("```sw", .init(), healing)) == ["code"])
  }

  @Test func c03_aHeaderRowIsNoParagraphAndATableComesWhole() throws {
    #expect(streamed("| a | b").isEmpty)
    #expect(streamed("| a | b |\n").isEmpty)
    #expect(streamed("| a | b |\n|").isEmpty)
    for end in ["|-", "|---|", "|---|--", "|---|---|", "|---|---|\n| 1", "| - | - |\n| 1 | 2 |"] {
      guard case .table(let table)? = streamed("| a | b |\n" + end).first?.content else {
        return #expect(Bool(false), "\(end)")
      }
      #expect(table.alignments.count == 2 && table.rows.first?.map(\.text.text) == ["a", "b"])
      if let row = table.rows.dropFirst().first {
        #expect(["1", "1 2"].contains(row.map(\.text.text).joined(separator: " ")))
      }
    }
    #expect(kinds(streamed("| a | b |\ntext")) == ["paragraph"])
    #expect(kinds(streamed("before\n| a |\n|-")) == ["paragraph", "table"])
    var healing = HealingOptions()
    healing.tables = false
    #expect(kinds(streamed("| a | b |\n", .init(), healing)) == ["paragraph"])
  }

  @Test func c04_anUnfinishedLinkInACellShowsItsLabelOnly() {
    let blocks = streamed("| a |\n|---|\n| [docs](https://example.org/a/very/lo")
    guard case .table(let table)? = blocks.first?.content else { return #expect(Bool(false)) }
    #expect(table.rows[1][0].text.text == "docs")
    #expect(table.rows[1][0].text.spans.first?.address == "")
  }

  @Test func c05_theRowsOfATableOnlyGrow() {
    let table = "| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | **four** |\n"
    var stream = MarkdownStream()
    var before: [[TableCell]] = []
    for character in table {
      let change = stream.append(String(character))
      guard case .table(let table)? = stream.blocks.first?.content else { continue }
      let rows = Array(table.rows.dropFirst())
      #expect(Array(rows.prefix(change.rows)) == Array(before.prefix(change.rows)))
      #expect(rows.count >= before.count)
      before = rows
    }
    #expect(before.count == 2)
  }

  @Test func c06_openEmphasisIsClosedAtTheEnd() {
    for (source, emphases) in [
      ("a **bold", TextEmphases.bold), ("a **bold*", .bold), ("a *it", .italic),
      ("a ***both", [.bold, .italic]),
      ("a _it", .italic), ("a ~~out", .strike), ("a ~~out~", .strike), ("a `co", .code), ("a ``co`", .code),
    ] {
      let blocks = streamed(source)
      #expect(spans(blocks).map(\.emphases) == [emphases], "\(source)")
      #expect(!text(blocks).contains { "*_~`".contains($0) }, "\(source)")
    }
    #expect(text(streamed("2*3")) == "2*3")
    #expect(text(streamed("a * b")) == "a * b")
    #expect(text(streamed("snake_ca")) == "snake_ca")
    var healing = HealingOptions()
    healing.emphasis = false
    healing.code = false
    #expect(text(streamed("a **b `c", .init(), healing)) == "a **b `c")
  }

  @Test func c07_aHalfTypedLinkShowsItsLabel() {
    for end in ["[label", "[label]", "[label](", "[label](http", "[label](http://x \"ti", "[label][re"] {
      #expect(text(streamed("see " + end)) == "see label", "\(end)")
    }
    #expect(text(streamed("see [1")) == "see [1")
    #expect(text(streamed("see [1]")) == "see [1]")
    #expect(text(streamed("see [label] and")) == "see [label] and")
    #expect(text(streamed("pic ![wo")) == "pic ")
    #expect(text(streamed("pic ![words](http://x/y")) == "pic ")
    var healing = HealingOptions()
    healing.links = false
    healing.images = false
    #expect(text(streamed("see [label](ht", .init(), healing)) == "see [label](ht")
    #expect(text(streamed("![wo", .init(), healing)) == "![wo")
  }

  @Test func c08_emphasisClosesBesideCJKPunctuation() {
    var options = MarkdownOptions()
    let sources = ["**「…」**です", "这是**重点。**后面", "**注意：**请", "한국어는 **강조(예)**를"]
    for source in sources {
      #expect(spans(MarkdownDocument(source, options: options).blocks).isEmpty, "\(source)")
    }
    options.cjkFriendlyEmphasis = true
    for source in sources {
      #expect(
        spans(MarkdownDocument(source, options: options).blocks).map(\.emphases) == [.bold], "\(source)")
    }
    #expect(spans(MarkdownDocument("a**(b)**c", options: options).blocks).isEmpty)
  }

  @Test func c09_bareAddressesAreLeftToDetection() {
    #expect(spans(MarkdownDocument("见 https://example.org/a。谢谢").blocks).isEmpty)
    #expect(
      spans(MarkdownDocument("<https://example.org/a>。").blocks).map(\.address) == ["https://example.org/a"])
  }

  @Test func c10_oneTildeStrikesNothingOut() {
    #expect(text(MarkdownDocument("~12万和~510万").blocks) == "~12万和~510万")
    #expect(spans(MarkdownDocument("~~out~~").blocks).map(\.emphases) == [.strike])
  }

  @Test func c11_moneyIsNoFormula() {
    var options = MarkdownOptions()
    options.dollarMath = true
    for source in ["$5 and $10", "750$ … $900", "US$, A$ and C$", "costs $ 5$"] {
      #expect(spans(MarkdownDocument(source, options: options).blocks).isEmpty, "\(source)")
    }
    #expect(spans(MarkdownDocument("so $x^2$ is", options: options).blocks).count == 1)
    #expect(spans(MarkdownDocument("so $x^2$ is").blocks).isEmpty)
    #expect(spans(MarkdownDocument("so \\(x^2\\) is $$y$$").blocks).count == 2)
    #expect(text(MarkdownDocument("an escaped \\[bracket\\]").blocks) == "an escaped [bracket]")
  }

  @Test func c12_anUnfinishedFormulaIsItsSourceAsOneThing() {
    for (source, tex) in [("so \\(x^", "x^"), ("so $$\\frac{1", "\\frac{1")] {
      let blocks = streamed(source)
      #expect(text(blocks) == "so " + tex)
      #expect(spans(blocks).map(\.emphases) == [.code] && spans(blocks).map(\.object) == [nil])
    }
    func formula(_ source: String, isUnfinished: Bool) -> MessageBlock {
      .formula(FormulaBlock(source: source, isUnfinished: isUnfinished))
    }
    #expect(streamed("$$\nx = 1") == [formula("x = 1", isUnfinished: true)])
    #expect(streamed("$$\nx = 1\n$$") == [formula("x = 1", isUnfinished: false)])
    #expect(streamed("$$\nx = 1\n$") == [formula("x = 1", isUnfinished: true)])
    var healing = HealingOptions()
    healing.formulas = false
    #expect(spans(streamed("so \\(x^", .init(), healing)).isEmpty)
  }

  @Test func c13_whatIsShownIsAFunctionOfTheTextAlone() {
    let text = "| a |\n|--|\n| b |\n\n**x** [y](z) `w"
    var slow = MarkdownStream()
    for byte in text.utf8 { slow.append(utf8: [byte]) }
    #expect(slow.blocks == streamed(text))
  }

  @Test func c14_aFenceOfMarkdownMayHoldFences() {
    let source = "```markdown\nbefore\n```js\nx\n```\nafter\n```\nend\n"
    #expect(kinds(MarkdownDocument(source).blocks) == ["code", "paragraph", "code"])
    var options = MarkdownOptions()
    options.nestsTaggedFences = true
    let blocks = MarkdownDocument(source, options: options).blocks
    #expect(kinds(blocks) == ["code", "paragraph"])
    #expect(text(blocks) == "before\n```js\nx\n```\nafter\nend")
  }

  @Test func c15_aListThatTurnsLooseKeepsItsItems() {
    var stream = MarkdownStream()
    stream.append("- a\n- b\n")
    guard case .list(let tight)? = stream.blocks.first?.content else { return #expect(Bool(false)) }
    stream.append("\n- c\n")
    guard case .list(let loose)? = stream.blocks.first?.content else { return #expect(Bool(false)) }
    #expect(tight.isTight && !loose.isTight)
    #expect(Array(loose.items.prefix(2)) == tight.items)
  }

  @Test func c17_numbersAreThoseOfTheSource() {
    guard case .list(let list)? = MarkdownDocument("98. a\n99. b\n200. c\n").blocks.first?.content else {
      return #expect(Bool(false))
    }
    #expect(list.start == 98)
  }

  @Test func c28_aReferenceDoesNotFlicker() {
    for end in ["[", "[^", "[^2"] { #expect(text(streamed("word" + end)) == "word", "\(end)") }
    #expect(spans(streamed("word[^2]")).map(\.footnote) == ["2"])
    #expect(text(streamed("word [2")) == "word [2")
    var healing = HealingOptions()
    healing.footnotes = false
    #expect(text(streamed("word[^2]", .init(), healing)) == "word[^2]")
    var stream = MarkdownStream()
    stream.append("word[^2]")
    stream.finish()
    #expect(text(stream.blocks) == "word[^2]")
  }

  @Test func markersAloneAreHeldBack() {
    for end in [
      "-", "- ", "*", "+", "1", "1.", "1. ", ">", "> ", "##", "- [", "- [ ]", "- [x] ", "***", "> [!NO",
      "[^1]", "[^1]:",
    ] {
      #expect(streamed(end).isEmpty, "\(end)")
    }
    #expect(kinds(streamed("- a\n  - ")) == ["list"])
    #expect(text(streamed("- a\n  - ")) == "a")
    #expect(text(streamed("2019 was")) == "2019 was")
    var healing = HealingOptions()
    healing.markers = false
    #expect(kinds(streamed("##", .init(), healing)) == ["heading2"])
  }

  @Test func halfTypedTagsAndEntitiesAreLeftOut() {
    for end in ["<", "<k", "<kbd", "</k", "<a href=\"x", "<!-- x", "<https://exa", "&", "&nb", "&#12", "\\"] {
      #expect(text(streamed("a " + end)) == "a ", "\(end)")
    }
    #expect(text(streamed("a < b")) == "a < b")
    #expect(text(streamed("a <3")) == "a <3")
    #expect(text(streamed("a & b")) == "a & b")
    #expect(spans(streamed("press <kbd>Ct")).map(\.emphases) == [.code])
    #expect(streamed("<div").isEmpty)
    var healing = HealingOptions()
    healing.tags = false
    healing.entities = false
    healing.htmlBlocks = false
    #expect(text(streamed("a &nb <kb", .init(), healing)) == "a &nb <kb")
    #expect(kinds(streamed("<div", .init(), healing)) == ["html"])
  }

  @Test func comparisonsBehindMarkersAreAnOption() {
    #expect(MarkdownDocument("- > 25").blocks.plainText() == "25")
    var options = MarkdownOptions()
    options.comparisonsAfterMarkers = true
    #expect(MarkdownDocument("- > 25", options: options).blocks.plainText() == "> 25")
    #expect(MarkdownDocument("- >= $5", options: options).blocks.plainText() == ">= $5")
    #expect(MarkdownDocument("- > words", options: options).blocks.plainText() == "words")
  }
}
