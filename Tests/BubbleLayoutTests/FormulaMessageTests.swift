import BubbleLayout
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests formulas in texts and on separate lines, laid out by `PlainFormulas`.
@Suite struct FormulaMessageTests {
  private let engine: LayoutEngine
  /// A style with text of 16 points, so that numbers can be calculated by hand.
  private let style: ChatStyle

  init() throws {
    engine = try TestEngines.formulas
    style = try ChatStyle(json: #"{"preset":"merged","text":{"font":{"size":16}}}"#)
  }

  private func message(_ blocks: [MessageBlock.Content], _ direction: TextDirection = .natural) -> Message {
    var message = Message(id: 1, sender: "ann", text: "", direction: direction)
    message.blocks = blocks.map { MessageBlock($0) }
    return message
  }

  private func inline(_ text: String, _ source: String, at offset: Int) -> Message {
    var message = Message(id: 1, sender: "ann", text: text)
    message.spans = [
      TextSpan(
        range: offset..<offset + source.utf16.count, object: InlineObject(kind: .formula, source: source))
    ]
    return message
  }

  private func formulas(_ cell: Cell) -> [FormulaPart] {
    cell.parts.compactMap { if case .formula(let formula) = $0 { formula } else { nil } }
  }

  private func text(_ cell: Cell) throws -> TextPart { try #require(cell.textPart) }

  private func cell(_ message: Message, width: Double = 320) -> Cell {
    engine.cell(for: message, style: style, width: width)
  }

  // MARK: In texts

  @Test func aFormulaStandsOnTheBaseline() throws {
    let cell = cell(inline("so xy is", "xy", at: 3))
    let formula = try #require(formulas(cell).first)
    let text = try text(cell)
    let line = try #require(text.block.lines.first)
    #expect(text.text == "so \u{FFFC} is")
    #expect(formula.baseline == text.frame.minY + text.blockOrigin.y + line.baseline)
    #expect(formula.frame == Rect(x: formula.frame.minX, y: formula.baseline - 12, width: 16, height: 16))
    #expect(formula.runs.flatMap(\.glyphs).map(\.origin.y) == [formula.baseline, formula.baseline])
    #expect(formula.source == "xy" && formula.index == 0 && !formula.isDisplay && formula.path == .text)
    // With 0.1 em above and below, the formula makes its line hardly taller than letters do.
    let height = self.cell(Message(id: 1, sender: "ann", text: "so xy is")).height
    #expect(cell.height >= height && cell.height - height < 1)
  }

  @Test func aTallFormulaRaisesItsLineByWhatReachesOutOfIt() throws {
    let plain = cell(Message(id: 1, sender: "ann", text: "so it is"))
    let tall = cell(inline("so x/y is", "x/y", at: 3))
    let formula = try #require(formulas(tall).first)
    #expect(formula.rules.map(\.frame.height) == [1])
    // The formula has 20 points above the baseline and 12 below it.
    #expect(formula.frame.height == 32)
    let (line, low) = (try text(tall).block.lines[0], try text(plain).block.lines[0])
    // A tenth of an em is added on both sides, so that formulas in consecutive lines are 0.2 em apart.
    let gap = line.baseline - 20
    let size = try text(tall).block.paragraph.styledText.style.size
    #expect(abs(gap.points - 0.1 * size) < 0.02)
    #expect(line.frame.height == 20 + gap + max(low.frame.height - low.baseline, 12 + gap))
    #expect(tall.height - plain.height == line.frame.height - low.frame.height)
  }

  @Test func aWideFormulaInATextBreaks() throws {
    let source = "abcdefgh=abcdefgh+abcdefgh"
    let cell = cell(inline("so \(source) is", source, at: 3), width: 180)
    let pieces = formulas(cell)
    #expect(pieces.count == 3)
    #expect(pieces.map(\.index) == [0, 1, 2])
    #expect(Set(pieces.map(\.baseline)).count > 1)
    let text = try text(cell)
    #expect(text.objects.map(\.text) == [source, "", ""])
    let bubble = try #require(cell.bubble)
    for piece in pieces { #expect(bubble.frame.contains(piece.frame), "\(piece.frame)") }
    // The pieces contain each glyph once.
    #expect(pieces.flatMap(\.runs).flatMap(\.glyphs).count == source.count)
  }

  @Test func piecesAreReadFromTheLeftInTextThatIsNot() throws {
    let source = "abcdefgh=abcdefgh+abcdefgh"
    let cell = cell(inline("نص \(source) هنا", source, at: 3), width: 320)
    let pieces = formulas(cell)
    #expect(pieces.count == 3)
    for (piece, next) in zip(pieces, pieces.dropFirst()) where piece.baseline == next.baseline {
      #expect(piece.frame.maxX == next.frame.minX)
    }
    #expect(Set(pieces.map(\.baseline)).count < 3)
  }

  @Test func whatNobodyUnderstandsLooksLikeCode() throws {
    let cell = cell(inline("so x? is", "x?", at: 3))
    #expect(formulas(cell).isEmpty)
    let text = try text(cell)
    #expect(text.text == "so x? is")
    #expect(text.spans.contains { $0.range == 3..<5 && $0.emphases.contains(.code) })
  }

  @Test func theApplicationsOwnSizesGoFirst() throws {
    let own = try LayoutEngine(
      fonts: .collection(engine.fonts),
      customSizing: { part, _ in part.name == "formula" ? Size(width: 50, height: 10) : nil },
      formulas: engine.formulas)
    let cell = own.cell(for: inline("so xy is", "xy", at: 3), style: style, width: 320)
    #expect(formulas(cell).isEmpty)
    #expect(
      cell.parts.contains {
        if case .box(let box) = $0 { box.name == "formula" && box.frame.width == 50 } else { false }
      })
  }

  /// A formula has the colour of the letters around it, and a colour never changes its geometry.
  @Test func aFormulaHasTheColourOfItsSurroundings() throws {
    let plain = inline("so xy is", "xy", at: 3)
    var link = plain
    link.spans.append(TextSpan(range: 0..<8, emphases: [], address: "https://example.org"))
    var colored = plain
    var span = TextSpan(range: 2..<6, emphases: [])
    span.color = "#ff8800"
    colored.spans.append(span)
    var beside = plain
    beside.spans.append(TextSpan(range: 0..<3, emphases: [], address: "https://example.org"))
    let cells = [plain, link, colored, beside].map { cell($0) }
    let found = try cells.map { try #require(formulas($0).first) }
    #expect(
      found.map(\.foreground) == [
        .on(.received, .text), .on(.received, .link), .on(.received, .text), .on(.received, .text),
      ])
    #expect(found.map { $0.tint?.text } == [nil, nil, "#ff8800", nil])
    for (cell, formula) in zip(cells, found) {
      #expect(
        cell.height == cells[0].height && formula.frame == found[0].frame && formula.runs == found[0].runs)
    }
    // Text without a speaker is dimmer, and so are the formulas in it.
    var notice = plain
    (notice.sender, notice.kind) = (nil, .action)
    let dim = cell(notice)
    #expect(try #require(formulas(dim).first).foreground == text(dim).foreground)
  }

  // MARK: Formulas on separate lines

  @Test func aFormulaIsCentred() throws {
    let blocks: [MessageBlock.Content] = [
      .paragraph(ParagraphBlock(RichText("A paragraph that is rather wider than the formula"))),
      .formula(FormulaBlock(source: "x=y")),
    ]
    let cell = cell(message(blocks))
    let formula = try #require(formulas(cell).first)
    let block = try #require(cell.element(at: ["blocks", 1]))
    #expect(abs((formula.frame.midX - block.frame.midX).points) <= 1.0 / 64)
    #expect(formula.isDisplay && formula.path == ["blocks", 1])
    #expect(block.frame.height == 16)
  }

  @Test(arguments: [false, true]) func aNumberStandsAtTheEnd(isRightToLeft: Bool) throws {
    let words = isRightToLeft ? "نص عربي طويل بعض الشيء قبل الصيغة" : "A text that stands before the formula"
    let cell = cell(
      message([
        .paragraph(ParagraphBlock(RichText(words))), .formula(FormulaBlock(source: "x=y\\tag{7}")),
      ]))
    let formula = try #require(formulas(cell).first)
    let number = try #require(
      cell.parts.lazy.compactMap { part -> LabelPart? in
        if case .label(let label) = part, label.role == .formulaNumber { label } else { nil }
      }.first)
    let block = try #require(cell.element(at: ["blocks", 1]))
    #expect(number.text == "(7)")
    #expect(isRightToLeft ? number.frame.minX == block.frame.minX : number.frame.maxX == block.frame.maxX)
    #expect(!number.frame.overlaps(formula.frame))
    let baseline = number.frame.minY + number.blockOrigin.y + (number.block.lines.first?.baseline ?? 0)
    #expect(baseline == formula.baseline)
    // A formula is always read from left to right.
    let places = formula.runs.flatMap(\.glyphs).map(\.origin.x)
    #expect(places == places.sorted())
  }

  @Test func aNumberWithoutRoomStandsBelow() throws {
    let source = "abcdefghabcdefgh"
    let wide = cell(message([.formula(FormulaBlock(source: source, number: "12"))]), width: 320)
    let narrow = cell(message([.formula(FormulaBlock(source: source, number: "12"))]), width: 180)
    func frames(_ cell: Cell) throws -> (formula: Rect, number: Rect) {
      let formula = try #require(formulas(cell).first)
      let number = try #require(
        cell.parts.lazy.compactMap { part -> Rect? in
          if case .label(let label) = part, label.role == .formulaNumber { label.frame } else { nil }
        }.first)
      return (formula.frame, number)
    }
    let (beside, below) = (try frames(wide), try frames(narrow))
    #expect(beside.number.minX >= beside.formula.maxX)
    #expect(below.number.minY >= below.formula.maxY)
    #expect(below.number.maxX <= (try #require(narrow.bubble)).frame.maxX)
  }

  @Test func aWideFormulaBreaksAtTheBestPlaceInTheLatterHalf() throws {
    let source = "abcd=abcdefgh+abcd+abcd=abcdefgh"
    let cell = cell(message([.formula(FormulaBlock(source: source))]), width: 220)
    let formula = try #require(formulas(cell).first)
    let lines = Dictionary(grouping: formula.runs.flatMap(\.glyphs), by: \.origin.y)
    #expect(lines.count > 1)
    #expect(lines.values.reduce(0) { $0 + $1.count } == source.count)
    let bubble = try #require(cell.bubble)
    for glyph in formula.runs.flatMap(\.glyphs) {
      #expect(glyph.origin.x >= bubble.frame.minX && glyph.origin.x + 8 <= bubble.frame.maxX)
    }
    #expect(cell.elements.flatMap(\.children).allSatisfy { $0.scroll == nil })
  }

  @Test func aFormulaScrollsWhereTheStyleSaysSo() throws {
    let scrolling = try ChatStyle(
      json: #"{"preset":"merged","text":{"font":{"size":16}},"content":{"formula":{"overflow":"scroll"}}}"#)
    let source = "abcd=abcdefgh+abcd+abcd=abcdefgh"
    let cell = engine.cell(
      for: message([.formula(FormulaBlock(source: source))]), style: scrolling, width: 220)
    let lines = try #require(cell.element(at: ["blocks", 0, "source"]))
    let formula = try #require(formulas(cell).first)
    #expect(lines.scroll == formula.frame.size)
    #expect(lines.frame.width < formula.frame.width)
    #expect(Set(formula.runs.flatMap(\.glyphs).map(\.origin.y)).count == 1)
  }

  @Test func linesThatTheFormulaEndsItselfAreKept() throws {
    let cell = cell(message([.formula(FormulaBlock(source: "x=1\\\\yy=2/3"))]))
    let formula = try #require(formulas(cell).first)
    let block = try #require(cell.element(at: ["blocks", 0]))
    // The formula has a line of 16 points, a gap of 8, and a line of 32.
    #expect(block.frame.height == 56)
    #expect(formula.frame.height == 56)
    #expect(formula.rules.count == 1)
  }

  @Test func aFormulaThatIsNotUnderstoodIsItsSource() throws {
    let cell = cell(message([.formula(FormulaBlock(source: "x?y", number: "3"))]))
    let text = try text(cell)
    #expect(text.text == "x?y  (3)" && text.role == .formula)
    #expect(text.spans.contains { $0.range == 0..<3 && $0.emphases.contains(.code) })
  }
}
