import MathLayout
import Testing
import TextLayout
import TextShaping

/// Tests tables, accents, boxes of other sizes, and lines around nodes, at an em of 1,000 points.
@Suite struct FormulaBoxTests {
  @Test func tablesStandAboutTheAxis() throws {
    var table = MathTable(rows: [[id("a"), num("100")], [num("100"), id("b")], [id("c")]])
    table.alignments = [.left, .right]
    let boxes = try Formulas.boxes(.table(table))
    let frame = boxes[1].frame
    // The table has three rows, each with 840 points above the baseline and 360 below it.
    #expect(abs(frame.height.points - 3_600) < 0.1)
    let formula = try Formulas.typesetter().typeset(.table(table), isDisplay: false, size: 1_000)
    #expect(abs(formula.ascent.points - 2_050) < 0.1 && abs(formula.descent.points - 1_550) < 0.1)
    #expect(boxes[2].frame.minX == boxes[4].frame.minX)
    #expect(boxes[3].frame.maxX == boxes[5].frame.maxX)
    #expect((boxes[5].frame.maxX - frame.minX).points > 1_000)
    table.hasStruts = false
    #expect(try Formulas.boxes(.table(table))[1].frame.height < frame.height)
    table.rowGap = MathLength(ems: 1)
    let loose = try Formulas.boxes(.table(table))
    #expect((loose[4].frame.minY - loose[3].frame.maxY).points >= 999)
  }

  @Test func linesOfTablesAreRules() throws {
    var table = MathTable(rows: [[id("a"), id("b")], [id("c"), id("d")]])
    table.rowLines = [0, 1, 2]
    table.columnLines = [0, 1, 2]
    let formula = try Formulas.typesetter().typeset(.table(table), isDisplay: false, size: 1_000)
    let wide = formula.rules.filter { $0.frame.width > $0.frame.height }
    #expect(wide.count == 3 && formula.rules.count == 6)
    #expect(wide.allSatisfy { $0.frame.width == formula.width && $0.frame.height.points == 66 })
    #expect(wide[0].frame.minY == -formula.ascent && wide[2].frame.maxY == formula.descent)
  }

  @Test func labelsOfRowsStandAtTheSide() throws {
    var table = MathTable(rows: [[id("a")], [id("b")]])
    table.tags = [num("1"), nil]
    let boxes = try Formulas.boxes(.table(table))
    #expect((boxes[4].frame.minX - boxes[2].frame.maxX).points >= 1_999)
    #expect(boxes[1].frame.maxX == boxes[4].frame.maxX)
  }

  @Test func accentsStandOnTheirLetters() throws {
    var hat = MathUnderOver(id("x"), over: op("^"))
    hat.isOverAccent = true
    let low = try Formulas.boxes(.underOver(hat))
    #expect(low[3].size == 1_000 && low[3].frame.maxY <= low[2].frame.minY)
    hat.base = id("M")
    let high = try Formulas.boxes(.underOver(hat))
    #expect(high[1].frame.height > low[1].frame.height)
    // The width is that of the letter, even if the accent extends beyond it.
    #expect(high[1].frame.width == high[2].frame.width)
    // An accent has the size of the letter; a script is smaller.
    hat.isOverAccent = false
    #expect(try Formulas.boxes(.underOver(hat))[3].size == 750)
  }

  @Test func paddingChangesTheBoxAlone() throws {
    var padding = MathPadding()
    padding.width = MathLength(ems: 3)
    padding.height = MathLength(ems: 2)
    padding.depth = MathLength(ems: 1)
    padding.shift = MathLength(ems: 0.5)
    padding.raise = MathLength(ems: 0.25)
    let formula = try Formulas.typesetter().typeset(.padded(padding, id("x")), isDisplay: false, size: 1_000)
    #expect(formula.width == 3_000 && formula.ascent == 2_000 && formula.descent == 1_000)
    #expect(formula.runs[0].glyphs[0].origin == Point(x: 500, y: -250))
    padding.width = .zero
    padding.alignment = .right
    let over = try Formulas.typesetter().typeset(.padded(padding, id("x")), isDisplay: false, size: 1_000)
    #expect(over.width == 0 && over.runs[0].glyphs[0].origin.x < 0)
  }

  @Test func phantomsTakeRoomAndShowNothing() throws {
    let node = MathNode.row([.phantom(.root(MathRoot(id("x")))), id("y")])
    let formula = try Formulas.typesetter().typeset(node, isDisplay: false, size: 1_000)
    let shown = try Formulas.typesetter().typeset(id("y"), isDisplay: false, size: 1_000)
    #expect(formula.rules.isEmpty && formula.runs[0].glyphs.map(\.id) == shown.runs[0].glyphs.map(\.id))
    #expect(formula.width > shown.width)
  }

  @Test func linesGoAroundAndAcross() throws {
    func rules(_ lines: MathEnclosure) throws -> [FormulaRule] {
      try Formulas.typesetter().typeset(.enclosed(lines, id("x")), isDisplay: false, size: 1_000).rules
    }
    let plain = try Formulas.typesetter().typeset(id("x"), isDisplay: false, size: 1_000)
    let box = try #require(try rules(.box).first)
    #expect(box.shape == .box && box.thickness.points == 66)
    #expect(box.frame.width == plain.width + 732)
    #expect(try rules([.upDiagonal, .downDiagonal]).map(\.shape) == [.upDiagonal, .downDiagonal])
    #expect(try rules(.horizontal).first?.frame.width == plain.width)
    let top = try #require(try rules(.top).first)
    #expect(top.frame.maxY.points == -(plain.ascent.points + 198))
    #expect(try rules(.bottom).first?.frame.minY.points == plain.descent.points + 198)
  }

  @Test func stylesColourAndScale() throws {
    var style = MathStyle()
    style.color = 0xFF0000
    style.background = 0x00FF00
    style.scale = 2
    let formula = try Formulas.typesetter().typeset(
      .row([id("x"), .styled(style, id("x")), id("x")]), isDisplay: false, size: 10)
    #expect(formula.runs.map(\.color) == [nil, 0xFF0000])
    #expect(formula.runs.map(\.font.pointSize) == [10, 20])
    #expect(formula.runs.map(\.glyphs.count) == [2, 1])
    #expect(formula.rules.map(\.isBehind) == [true] && formula.rules[0].color == 0x00FF00)
  }

  @Test func spacesMayBeFilledOrNegative() throws {
    let rule = MathNode.space(
      MathSpace(
        width: MathLength(ems: 1), height: MathLength(ems: 0.5), depth: MathLength(ems: 0.25), isFilled: true)
    )
    let formula = try Formulas.typesetter().typeset(rule, isDisplay: false, size: 1_000)
    #expect(formula.rules.map(\.frame) == [Rect(x: 0, y: -500, width: 1_000, height: 750)])
    let boxes = try Formulas.boxes(.row([id("x"), .space(MathSpace(width: MathLength(ems: -0.1))), id("x")]))
    #expect((boxes[2].frame.maxX - boxes[4].frame.minX).points == 100)
  }

  @Test func whatTheFontLacksComesFromOthers() throws {
    let fonts = FontCollection(
      faces: try ["NotoSans-Regular.ttf", "NotoSansCJK-Regular.ttc"].map { try Formulas.bundledFace($0) })
    let node = MathNode.token(MathToken(.text, "if 中文 x"))
    let formula = try MathTypesetter.bundled(fallback: fonts).typeset(node, isDisplay: false, size: 20)
    #expect(formula.runs.map(\.font.face.family) == ["STIX Math", "Noto Sans CJK JP"])
    #expect(
      formula.runs[1].glyphs.count >= 2 && formula.runs.allSatisfy { $0.glyphs.allSatisfy { $0.id != 0 } })
    // Without fallback fonts, the font's box shows the missing character.
    let alone = try Formulas.typesetter().typeset(node, isDisplay: false, size: 20)
    #expect(alone.runs.count == 1 && alone.runs[0].glyphs.contains { $0.id == 0 })
  }
}
