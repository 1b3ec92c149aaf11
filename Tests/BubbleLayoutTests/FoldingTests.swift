import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests expandable quotes and long messages with blocks, which show their first lines, and a label that
/// shows the others.
@Suite struct FoldingTests {
  fileprivate let bench: BlockBench

  init() throws { bench = try BlockBench() }

  private static let long = String(repeating: "Many words in a quote. ", count: 20)

  private static func quote(_ blocks: [MessageBlock]) -> MessageBlock {
    .quote(QuoteBlock(blocks, isExpandable: true))
  }

  @Test func anExpandableQuoteShowsItsFirstLines() throws {
    var transcript = bench.transcript([Self.quote([.paragraph(Self.long)])])
    let cell = try #require(transcript.cell(withID: 1))
    #expect(cell.texts(.paragraph).map(\.block.lines.count) == [3])
    let label = try #require(cell.labels(.unfold).first)
    let point = Point(x: cell.frame.minX + label.frame.minX + 1, y: cell.frame.minY + label.frame.midY)
    let hit = try #require(transcript.hit(at: point))
    #expect(hit.target == .details(["blocks", 0]))
    let (folded, width) = (transcript.height, try #require(cell.bubble).frame.width)
    transcript.toggleDetails(at: ["blocks", 0], of: 1)
    let open = try #require(transcript.cell(withID: 1))
    #expect(transcript.height > folded && open.texts(.paragraph)[0].block.lines.count > 3)
    #expect(open.labels(.unfold).count == 1)
    // The width does not change.
    #expect(open.bubble?.frame.width == width)
    #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
    transcript.toggleDetails(at: ["blocks", 0], of: 1)
    #expect(transcript.height == folded)
    for step in 0..<30 {
      transcript.width = 150 + Double(step) * 13
      #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty, "\(transcript.width)")
    }
  }

  @Test func aShortQuoteHasNoLabel() throws {
    let cell = bench.cell([Self.quote([.paragraph("a"), .paragraph("b"), .paragraph("c")])])
    #expect(cell.labels(.unfold).isEmpty && cell.texts(.paragraph).count == 3)
    let plain = bench.cell([.quote(QuoteBlock([.paragraph("a"), .paragraph("b"), .paragraph("c")]))])
    #expect(cell.height == plain.height)
    #expect(bench.cell([.quote(QuoteBlock([.paragraph(Self.long)]))]).labels(.unfold).isEmpty)
  }

  /// Lines are counted through the blocks, and the distance before a hidden block is hidden too.
  @Test func linesAreCountedThroughTheBlocks() throws {
    let list = MessageBlock.list(ListBlock(items: (1...5).map { ListItem("item \($0)") }))
    let cell = bench.cell([Self.quote([.paragraph("one"), list])])
    #expect(cell.texts(.item).map(\.text) == ["item 1", "item 2"])
    #expect(cell.texts(.marker).count == 2)
    let label = try #require(cell.labels(.unfold).first)
    #expect(label.frame.minY - cell.texts(.item)[1].frame.maxY == 3)
    let bar = try #require(cell.boxes(.bar).first)
    #expect(bar.frame.maxY == label.frame.maxY)
  }

  /// A table is shown completely, or left out with everything after it. The first block is always shown.
  @Test func tablesAreWholeOrLeftOut() throws {
    let table = MessageBlock.table(BlockBench.table((0..<8).map { ["a\($0)", "b"] }))
    let after = bench.cell([Self.quote([.paragraph("one"), table, .paragraph("two")])])
    #expect(after.texts(.cell).isEmpty && after.texts(.paragraph).map(\.text) == ["one"])
    let first = bench.cell([Self.quote([table, .paragraph("two")])])
    #expect(first.texts(.cell).count == 16 && first.texts(.paragraph).isEmpty)
    #expect(first.labels(.unfold).count == 1)
  }

  @Test func stylesSayHowManyLines() {
    for lines in [1, 2, 5] {
      let style = BlockBench.style { $0.rich.quoteLines = lines }
      let cell = bench.cell([Self.quote([.paragraph(Self.long)])], style: style)
      #expect(cell.texts(.paragraph).first?.block.lines.count == lines)
    }
  }

  // MARK: Long messages

  private func collapse(_ change: (inout CollapseStyle) -> Void) -> ChatStyle {
    var (style, collapse) = (ChatStyle.clustered, CollapseStyle())
    collapse.blocks = true
    change(&collapse)
    style.received.text.collapse = collapse
    return style
  }

  private static let blocks: [MessageBlock] = [
    .heading(HeadingBlock(level: 2, "Title")), .paragraph("First words"),
    .list(ListBlock(items: [ListItem("one"), ListItem("two")])),
    .table(BlockBench.table([["a", "b"], ["c", "d"]])), .paragraph("Last words"),
  ]

  private func shown(_ style: ChatStyle, _ blocks: [MessageBlock] = blocks) -> ([String], Int) {
    let cell = bench.cell(blocks, style: style)
    return (cell.texts(in: .own).map(\.text), cell.labels(.readMore).count)
  }

  @Test func graphemesAreCountedThroughTheBlocks() {
    // The limit allows five letters, a line feed, and five more.
    let (texts, labels) = shown(collapse { $0.graphemes = 11 })
    #expect(texts == ["Title", "First…"] && labels == 1)
    let whole = shown(collapse { $0.graphemes = 500 })
    #expect(whole.0.count == 9 && whole.1 == 0)
    // A table that does not fit is left out, with everything after it.
    let withoutTable = shown(collapse { $0.graphemes = 28 })
    #expect(withoutTable.0 == ["Title", "First words", "one", "two"] && withoutTable.1 == 1)
  }

  @Test func lineFeedsAreCountedThroughTheBlocks() {
    let (texts, labels) = shown(collapse { $0.newlines = 2 })
    #expect(texts == ["Title", "First words", "one"] && labels == 1)
    #expect(shown(collapse { $0.newlines = 9 }).1 == 0)
  }

  @Test func linesAreCounted() throws {
    let style = collapse { $0.lines = 4 }
    let (texts, labels) = shown(style, [.paragraph("a"), .paragraph(Self.long), .paragraph("b")])
    #expect(texts.count == 2 && labels == 1)
    let cell = bench.cell([.paragraph("a"), .paragraph(Self.long), .paragraph("b")], style: style)
    #expect(cell.texts(.paragraph).map(\.block.lines.count) == [1, 3])
    let label = try #require(cell.labels(.readMore).first)
    let hit = try #require(cell.hit(at: Point(x: label.frame.minX + 1, y: label.frame.midY)))
    #expect(hit.target == .readMore)
    #expect(shown(style, [.paragraph("a"), .paragraph("b")]).1 == 0)
  }

  @Test func expandedAndGrowingMessagesAreWhole() throws {
    let style = collapse { ($0.lines, $0.graphemes) = (2, 20) }
    let blocks = [MessageBlock.paragraph(Self.long)]
    #expect(bench.cell(blocks, style: style).labels(.readMore).count == 1)
    #expect(bench.cell(blocks, style: style, isStreaming: true).labels(.readMore).isEmpty)
    let environment = LayoutEnvironment(me: "you", expanded: [1])
    #expect(bench.cell(blocks, style: style, environment: environment).labels(.readMore).isEmpty)
    // A truncated text part still has its full text in `wholeText`.
    let cut = try #require(bench.cell(blocks, style: style).texts(.paragraph).first)
    #expect(cut.wholeText == Self.long && cut.text.hasSuffix("…"))
    var transcript = bench.transcript(blocks, style: style)
    let short = transcript.height
    transcript.expand(1)
    #expect(transcript.height > short)
  }
}

extension FoldingTests {
  /// A row with space for one line of text shows blocks as a single text.
  @Test func rowsShowBlocksAsPlainText() throws {
    let blocks: [MessageBlock] = [
      .heading(HeadingBlock(level: 1, "Tea")), .table(BlockBench.table([["a", "b"], ["c", "d"]])),
    ]
    let cell = bench.cell(blocks, width: 400, style: .rows)
    #expect(cell.textPart?.text == "Tea a b c d")
  }

  /// In a style whose padding depends on the size of the text, blocks are placed like other content.
  @Test func blocksStandWhereContentDoes() throws {
    let cell = bench.cell([.paragraph("words")], style: .tailed)
    let (bubble, text) = (try #require(cell.bubble).frame, try #require(cell.texts(.paragraph).first).frame)
    #expect(text.minX - bubble.minX >= 10 && bubble.maxX - text.maxX >= 10)
    #expect(text.minY - bubble.minY >= 8)
  }
}
