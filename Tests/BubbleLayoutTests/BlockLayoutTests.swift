import BubbleLayout
import TestSupport
import TextLayout
import Testing

/// Tests the places of a message's blocks.
@Suite struct BlockLayoutTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ blocks: [MessageBlock], width: Double = 360, style: ChatStyle = .clustered,
    attachments: [MessageAttachment] = [], environment: LayoutEnvironment = LayoutEnvironment(me: "you")
  ) -> Cell {
    engine.cell(
      for: Message(id: 1, sender: "ann", text: "", blocks: blocks, attachments: attachments), style: style,
      width: width, environment: environment)
  }

  private func texts(_ cell: Cell, _ role: TextRole) -> [TextPart] {
    cell.parts.compactMap { if case .text(let text) = $0, text.role == role { text } else { nil } }
  }

  private func boxes(_ cell: Cell, _ role: BoxRole) -> [BoxPart] {
    cell.parts.compactMap { if case .box(let box) = $0, box.role == role { box } else { nil } }
  }

  private func baseline(_ text: TextPart) -> LayoutUnit {
    text.frame.minY + text.blockOrigin.y + text.block.lines[0].baseline
  }

  /// Each level of headings has its own size, relative to that of the text, and all headings are bold.
  @Test func headingsHaveTheSizesOfTheirLevels() throws {
    let style = ChatStyle.clustered.received
    let cell = cell((1...6).map { .heading(HeadingBlock(level: $0, "A heading")) })
    let rich = style.content.rich
    #expect(rich.headingSizes == [1.46, 1.31, 1.18, 1.1, 1.04, 1])
    for level in 1...6 {
      let heading = try #require(texts(cell, .heading(level)).first)
      let font = heading.block.paragraph.styledText.style
      #expect(abs(font.size - style.text.font.size * rich.headingSizes[level - 1]) < 0.01)
      #expect(font.weight == rich.headingWeight && font.weight == .bold)
    }
  }

  /// In this style, normal text is bold too.
  @Test func titlesAreNeverLighterThanTheirText() throws {
    var style = ChatStyle.balloon
    (style.sent.content.rich.weight, style.received.content.rich.weight) = (nil, nil)
    let cell = cell(
      [
        .quote(QuoteBlock([.paragraph("text")], alert: .tip)),
        .table(TableBlock(hasHeader: true, rows: [[TableCell("head")], [TableCell("cell")]])),
        .details(DetailsBlock(summary: RichText("more"), [.paragraph("inside")], isOpen: true)),
      ], style: style)
    for role in [TextRole.title, .cell, .summary] {
      let weights = texts(cell, role).map(\.block.paragraph.styledText.style.weight)
      #expect(!weights.isEmpty && weights.allSatisfy { $0 == .bold }, "\(role): \(weights)")
    }
  }

  private static let list = MessageBlock.list(
    ListBlock(
      isOrdered: true, start: 9,
      items: [
        ListItem("nine"), ListItem([.code(CodeBlock(text: "ten")), .paragraph("after it")]), ListItem([]),
      ]))

  /// The column of markers is as wide as the widest marker. All digits end at the same x, and each marker is
  /// beside the first line of its item.
  @Test func markersHangBesideFirstLines() throws {
    let cell = cell([Self.list])
    let markers = texts(cell, .marker)
    #expect(markers.map(\.text) == ["9.", "10.", "11."])
    #expect(Set(markers.map(\.frame.maxX)).count == 1)
    let items = texts(cell, .item)
    #expect(items.map(\.text) == ["nine", "after it", ""])
    #expect(baseline(markers[0]) == baseline(items[0]))
    #expect(baseline(markers[1]) == baseline(try #require(texts(cell, .code).first)))
    #expect(baseline(markers[2]) == baseline(items[2]))
    #expect(items.allSatisfy { $0.frame.minX >= markers[0].frame.maxX })
    // A wider number widens the column.
    let wider = self.cell([.list(ListBlock(isOrdered: true, start: 9_999, items: [ListItem("a")]))])
    #expect(texts(wider, .item)[0].frame.minX > items[0].frame.minX)
    #expect(texts(wider, .marker)[0].frame.minX >= wider.bubble?.frame.minX ?? 0)
  }

  @Test func whatRunsFromTheRightStandsOnTheRight() throws {
    let cell = cell([
      .paragraph("שלום עולם, זאת הודעה ארוכה"),
      .list(ListBlock(items: [ListItem("ראשון"), ListItem("second")])),
      .quote(QuoteBlock([.paragraph("ציטוט")])),
      .table(TableBlock(rows: [[TableCell("שם"), TableCell("ערך")]])),
    ])
    let markers = texts(cell, .marker)
    let items = texts(cell, .item)
    // The first strong character of the list decides the side of its markers and its texts.
    #expect(markers[0].frame.minX > items[0].frame.maxX && markers[1].frame.minX == markers[0].frame.minX)
    #expect(items[1].frame.maxX == items[0].frame.maxX && !items[1].block.lines[0].isRightToLeft)
    let bar = try #require(boxes(cell, .bar).first)
    let bubble = try #require(cell.bubble).frame
    #expect(bar.frame.minX > bubble.midX)
    let cells = boxes(cell, .cell)
    #expect(cells[0].frame.minX > cells[1].frame.minX)
    // Code runs from left to right wherever it is.
    let code = self.cell([.paragraph("שלום"), .code(CodeBlock(text: "let x = 1"))])
    #expect(texts(code, .code)[0].block.lines[0].isRightToLeft == false)
  }

  @Test func rulesTakeTheWidthAndNeverGiveIt() throws {
    let short = cell([.paragraph("hi")])
    let ruled = cell([.paragraph("hi"), .rule, .paragraph("ho")])
    #expect(try #require(ruled.bubble).frame.width == (try #require(short.bubble)).frame.width)
    let rule = try #require(boxes(ruled, .rule).first).frame
    #expect(rule.width > 0 && rule.minX >= texts(ruled, .paragraph)[0].frame.minX)
  }

  /// Columns get the widths that Blink gives them: free width is distributed in proportion to how much each
  /// column can still grow.
  @Test func columnsShareWhatIsFree() throws {
    let words = "word word word word word word word word word word"
    func frames(_ width: Double) -> [Rect] {
      boxes(
        cell(
          [.table(TableBlock(rows: [[TableCell(words), TableCell("word word"), TableCell("x")]]))],
          width: width, style: BlockBench.style { $0.rich.tableMode = .wrap }), .cell
      ).map(\.frame)
    }
    let (narrow, middle, wide) = (frames(360), frames(420), frames(480))
    #expect(Set(middle.map(\.minY)).count == 1)
    func growth(_ one: [Rect], _ other: [Rect]) -> [Double] {
      zip(one, other).map { $1.width.points - $0.width.points }
    }
    let (first, second) = (growth(narrow, middle), growth(middle, wide))
    #expect(first[0] > first[1] && first[1] > 0)
    #expect(abs(first[0] / first[1] - second[0] / second[1]) < 0.05)
    // A column that cannot grow gets at most the remainder of the division.
    #expect(abs(first[2]) < 0.1 && abs(second[2]) < 0.1)
    // A table with the full width of its content does not become wider.
    #expect(frames(2_000) == frames(3_000).map { $0 })
  }

  /// Words are broken only if a table is too narrow for them and the style allows it. Visible parts never
  /// leave the bubble.
  @Test func tablesStayInTheirBubble() throws {
    let table = MessageBlock.table(
      TableBlock(rows: [[TableCell("unbreakable"), TableCell("one two three"), TableCell("unbreakable")]]))
    let roomy = cell([table], width: 600)
    #expect(texts(roomy, .cell)[0].block.lines.count == 1)
    let breaking = BlockBench.style { $0.rich.breaksWordsInTables = true }
    for width in [150.0, 200, 260] {
      let narrow = cell([table], width: width)
      let bubble = try #require(narrow.bubble).frame
      let seen = try #require(narrow.element(at: ["blocks", 0]))
      #expect(bubble.contains(seen.frame) && seen.scroll != nil)
      #expect(texts(narrow, .cell)[0].block.lines.count == 1)
      let broken = cell([table], width: width, style: wrapping(breaking))
      let room = try #require(broken.bubble).frame
      #expect(
        boxes(broken, .cell).allSatisfy { $0.frame.maxX <= room.maxX && $0.frame.minX >= room.minX })
    }
  }

  private func wrapping(_ style: ChatStyle) -> ChatStyle {
    var style = style
    style.received.content.rich.tableMode = .wrap
    return style
  }

  @Test func cellsOfARowStandOnOneBaseline() throws {
    let cell = cell([
      .table(
        TableBlock(rows: [
          [
            TableCell(RichText("code", spans: [TextSpan(range: 0..<4, emphasis: .code)])), TableCell("plain"),
            TableCell("กำลัง"),
          ]
        ]))
    ])
    #expect(Set(texts(cell, .cell).map(baseline)).count == 1)
  }

  @Test func cellsMayTakeSeveralColumnsAndRows() throws {
    let cell = cell([
      .table(
        TableBlock(rows: [
          [TableCell(RichText("both"), columnSpan: 2), TableCell(RichText("down"), rowSpan: 2)],
          [TableCell("one"), TableCell("two")],
        ]))
    ])
    let frames = boxes(cell, .cell).map(\.frame)
    #expect(frames.count == 4)
    #expect(frames[0].minX == frames[2].minX && frames[0].maxX == frames[3].maxX)
    #expect(frames[1].minY == frames[0].minY && frames[1].maxY == frames[3].maxY)
  }

  @Test func attachmentsStandWhereBlocksSay() throws {
    let picture = MessageAttachment.media(MediaAttachment(size: PictureSize(width: 400, height: 300)))
    let cell = cell(
      [.paragraph("above"), .attachment(AttachmentBlock(index: 1)), .paragraph("below")],
      attachments: [.file(FileAttachment(name: "a.pdf")), picture])
    let media = cell.parts.compactMap { if case .media(let media) = $0 { media } else { nil } }
    #expect(media.count == 1 && media[0].index == 1)
    let paragraphs = texts(cell, .paragraph)
    #expect(
      paragraphs[0].frame.maxY <= media[0].frame.minY && media[0].frame.maxY <= paragraphs[1].frame.minY)
    // An attachment that no block refers to has the place that the style gives it.
    #expect(boxes(cell, .file).count == 1)
  }

  @Test func elementsFollowBlocks() throws {
    let cell = cell([.heading(HeadingBlock(level: 2, "Tea")), Self.list])
    let text = try #require(cell.elements.first { $0.kind == .text })
    #expect(text.children.map(\.type) == ["heading", "list"])
    #expect(text.children[1].children.map(\.type) == ["item", "item", "item"])
    let code = try #require(cell.element(at: ["blocks", 1, "items", 1, "blocks", 0]))
    #expect(code.type == "code")
    #expect(cell.text(at: ["blocks", 1, "items", 1, "blocks", 0])?.text == "ten")
    let heading = texts(cell, .heading(2))
    #expect(heading.map(\.text) == ["Tea"] && heading[0].path == ["blocks", 0])
  }

  /// Superscripts and subscripts do not move the lines.
  @Test func raisedTextsDoNotMoveLines() throws {
    let text = "one two three four five six seven eight nine ten"
    func distances(_ emphases: TextEmphases) -> Set<LayoutUnit> {
      let spans = [TextSpan(range: 4..<7, emphases: emphases), TextSpan(range: 30..<34, emphases: emphases)]
      let lines = texts(cell([.paragraph(text, spans: spans)], width: 220), .paragraph)[0].block.lines
      return Set(zip(lines, lines.dropFirst()).map { $1.baseline - $0.baseline })
    }
    let plain = distances([.underline])
    #expect(plain.count == 1 && distances([.sup]) == plain && distances([.sub]) == plain)
    #expect(distances([.sup, .code]) != [])
  }

  @Test func looksCombine() throws {
    let spans = [
      TextSpan(range: 0..<6, emphases: [.bold]), TextSpan(range: 3..<9, emphases: [.italic]),
      TextSpan(range: 5..<9, emphases: [.code]),
    ]
    let part = try #require(texts(cell([.paragraph("abcdefghijkl", spans: spans)]), .paragraph).first)
    // The formats of the runs are: bold; bold and italic; bold, italic and code; italic and code; none. A
    // face without italics is slanted.
    let names = part.block.glyphRuns(inLine: 0).map {
      "\($0.font.face.name) \($0.synthesizesBold) \($0.synthesizesItalic)"
    }
    #expect(Set(names).count == 5, "\(names)")
  }

  /// Deeply nested blocks, wide tables and empty blocks of each kind can be laid out.
  @Test func extremesAreLaidOut() throws {
    var deep: [MessageBlock] = [.paragraph("deep")]
    for level in 0..<60 {
      deep = level % 2 == 0 ? [.quote(QuoteBlock(deep))] : [.list(ListBlock(items: [ListItem(deep)]))]
    }
    let empty: [MessageBlock] = [
      .paragraph(""), .heading(HeadingBlock(level: 1, "")), .list(ListBlock(items: [])),
      .quote(QuoteBlock([])),
      .code(CodeBlock(text: "")), .table(TableBlock(rows: [])), .table(TableBlock(rows: [[]])),
      .details(DetailsBlock(summary: RichText(""), [])), .footnotes(FootnotesBlock([])),
      .formula(FormulaBlock(source: "")), .html(""), .attachment(AttachmentBlock(index: 99)),
    ]
    let wide = MessageBlock.table(TableBlock(rows: [(0..<200).map { TableCell("\($0)") }]))
    for width in [0.0, 1, 40, 320, .infinity] {
      for blocks in [deep, empty, [wide], empty + deep + [wide]] {
        let cell = cell(blocks, width: width)
        #expect(cell.height >= 0)
      }
    }
    #expect(texts(cell(deep), .item).first?.text ?? texts(cell(deep), .paragraph).first?.text == "deep")
    #expect(boxes(cell([wide]), .cell).count == 64)
  }

  /// Avatars that are anchored to the last line are beside it.
  @Test func avatarsStandBesideTheLastLine() throws {
    let cell = cell([.heading(HeadingBlock(level: 1, "A")), .paragraph("b"), .paragraph("c")])
    let avatar = try #require(
      cell.parts.compactMap { if case .avatar(let avatar) = $0 { avatar } else { nil } }.first)
    let last = texts(cell, .paragraph)[1].frame
    #expect(avatar.frame.midY > last.minY && avatar.frame.midY < last.maxY)
  }
}
