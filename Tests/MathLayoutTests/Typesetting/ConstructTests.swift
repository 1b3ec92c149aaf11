import MathLayout
import Testing
import TextLayout
import TextShaping

/// Tests each construct at an em of 1,000 points. The numbers are those of the font's MATH table.
@Suite struct ConstructTests {
  @Test func aLetterIsItalicAndAsLargeAsItsInk() throws {
    let boxes = try Formulas.boxes(id("x"))
    let font = FontInstance(face: try Formulas.face(), size: FontInstance.size(points: 1_000))
    let glyph = try #require(font.nominalGlyph(for: 0x1D465))
    let ink = font.ink(of: glyph.glyph)
    #expect(boxes[1].frame.width.points == Double(glyph.advance) / 65_536)
    #expect(boxes[1].frame.height.points == Double(ink.top - ink.bottom) / 65_536)
    let formula = try Formulas.typesetter().typeset(id("x"), isDisplay: false, size: 1_000)
    #expect(formula.runs.map { $0.glyphs.map(\.id) } == [[glyph.glyph]])
    let upright = try Formulas.typesetter().typeset(id("x", .normal), isDisplay: false, size: 1_000)
    #expect(upright.runs[0].glyphs.map(\.id) == [try #require(font.nominalGlyph(for: 0x78)?.glyph)])
    // A name of several letters stays upright.
    let name = try Formulas.typesetter().typeset(id("xx"), isDisplay: false, size: 1_000)
    #expect(name.runs[0].glyphs.map(\.id) == [upright.runs[0].glyphs[0].id, upright.runs[0].glyphs[0].id])
  }

  @Test func operatorsHaveTheirSpaces() throws {
    let boxes = try Formulas.boxes(.row([id("a"), op("="), id("b"), op("+"), id("c"), op(","), id("d")]))
    func gap(_ left: Int, _ right: Int) -> Double {
      (boxes[right].frame.minX - boxes[left].frame.maxX).points
    }
    // Frames are rounded to 1/64 point.
    #expect(abs(gap(2, 3) - 5_000 / 18) < 0.02 && abs(gap(3, 4) - 5_000 / 18) < 0.02)
    #expect(abs(gap(4, 5) - 4_000 / 18) < 0.02 && abs(gap(5, 6) - 4_000 / 18) < 0.02)
    #expect(gap(6, 7) == 0 && abs(gap(7, 8) - 3_000 / 18) < 0.02)
    // A sign before a letter has no space after it.
    let sign = try Formulas.boxes(.row([op("−"), id("b")]))
    #expect(sign[3].frame.minX == sign[2].frame.maxX)
    var spaced = MathOperator("=")
    spaced.leadingSpace = MathLength(ems: 1)
    spaced.trailingSpace = MathLength(ems: 2)
    let own = try Formulas.boxes(.row([id("a"), .op(spaced), id("b")]))
    #expect((own[3].frame.minX - own[2].frame.maxX).points == 1_000)
    #expect((own[4].frame.minX - own[3].frame.maxX).points == 2_000)
  }

  @Test func aBarLiesOnTheAxis() throws {
    let node = MathNode.fraction(MathFraction(num("1"), num("2")))
    let formula = try Formulas.typesetter().typeset(node, isDisplay: false, size: 1_000)
    let bar = try #require(formula.rules.first?.frame)
    #expect(bar.height.points == 66)
    #expect((bar.minY + bar.maxY).points == -2 * 250)
    // A fraction has a point of white space at each side.
    #expect(bar.minX == 1 && bar.maxX == formula.width - 1)
    let boxes = try Formulas.boxes(node)
    #expect(boxes[2].size == 750 && boxes[3].size == 750)
    #expect(try Formulas.boxes(node, isDisplay: true)[2].size == 1_000)
    #expect(boxes[2].frame.maxY.points < (formula.ascent + bar.minY).points)
    #expect(boxes[3].frame.minY.points > (formula.ascent + bar.maxY).points)
  }

  @Test func aStackHasNoBar() throws {
    let node = MathNode.fraction(MathFraction(id("n"), id("k"), barThickness: .zero))
    let formula = try Formulas.typesetter().typeset(node, isDisplay: false, size: 1_000)
    #expect(formula.rules.isEmpty && formula.runs[0].glyphs.count == 2)
    // The baselines have the font's distances, or larger ones.
    #expect(formula.runs[0].glyphs[0].origin.y.points == -480)
    #expect(formula.runs[0].glyphs[1].origin.y.points >= 800)
  }

  @Test func fractionsMayStandAtASide() throws {
    var fraction = MathFraction(id("n"), num("1000"))
    fraction.numeratorAlignment = .left
    let left = try Formulas.boxes(.fraction(fraction))
    #expect(left[2].frame.minX == left[3].frame.minX)
    fraction.numeratorAlignment = .right
    let right = try Formulas.boxes(.fraction(fraction))
    #expect(right[2].frame.maxX == right[3].frame.maxX)
  }

  @Test func aRootCoversItsRadicand() throws {
    let node = MathNode.root(MathRoot(.fraction(MathFraction(num("1"), num("2"))), degree: num("3")))
    let formula = try Formulas.typesetter().typeset(node, isDisplay: false, size: 1_000)
    let boxes = try Formulas.boxes(node)
    let bar = try #require(
      formula.rules.first { $0.frame.height.points == 66 && $0.frame.minY < -formula.ascent.half })
    let radicand = boxes[2]
    #expect(bar.frame.minX == radicand.frame.minX && bar.frame.width == radicand.frame.width)
    #expect((radicand.frame.minY - (formula.ascent + bar.frame.maxY)).points == 82)
    let degree = try #require(boxes.last)
    #expect(degree.size == 600 && degree.frame.minX.points == 277)
    #expect(degree.frame.maxY < radicand.frame.maxY)
  }

  @Test func scriptsAreSmallerAndMovedAsTheFontSays() throws {
    let node = MathNode.scripts(MathScripts(id("x"), sub: num("1"), sup: num("2")))
    let formula = try Formulas.typesetter().typeset(node, isDisplay: false, size: 1_000)
    let scripts = try #require(formula.runs.first { $0.font.pointSize == 750 })
    #expect(scripts.glyphs.count == 2)
    let places = scripts.glyphs.map(\.origin.y.points).sorted()
    #expect(places[0] <= -400 && places[1] >= 250)
    // Cramped scripts are lower, as in a root.
    let plain = MathNode.scripts(MathScripts(id("x"), sup: num("2")))
    let high = try Formulas.typesetter().typeset(plain, isDisplay: false, size: 1_000)
    let low = try Formulas.typesetter().typeset(.root(MathRoot(plain)), isDisplay: false, size: 1_000)
    func sup(_ formula: TypesetFormula) throws -> Double {
      try #require(formula.runs.first { $0.font.pointSize == 750 }?.glyphs.first).origin.y.points
    }
    #expect(try sup(high) == -400)
    #expect(try sup(low) > sup(high))
  }

  @Test func scriptsDoNotBecomeSmallerThanHalf() throws {
    var node = id("x")
    for _ in 0..<6 { node = .scripts(MathScripts(id("x"), sup: node)) }
    let sizes = Set(try Formulas.boxes(node).map(\.size))
    #expect(sizes == [1_000, 750, 600, 500])
  }

  @Test func severalScriptsStandBesideEachOther() throws {
    var scripts = MathScripts(id("T"))
    scripts.after = [.init(sub: id("i")), .init(sup: id("j"))]
    scripts.before = [.init(sub: num("6"), sup: num("14"))]
    let boxes = try Formulas.boxes(.scripts(scripts))
    let (base, i, j) = (boxes[2].frame, boxes[3].frame, boxes[6].frame)
    #expect(boxes[7].frame.maxX == boxes[8].frame.maxX && boxes[8].frame.maxX <= base.minX)
    #expect(i.minX >= base.maxX && j.minX > i.maxX)
    #expect(i.midY > base.midY && j.midY < base.midY)
  }

  @Test func limitsStandBelowAndAbove() throws {
    let sum = MathNode.underOver(MathUnderOver(op("∑", .prefix), under: id("i"), over: id("n")))
    let display = try Formulas.boxes(sum, isDisplay: true)
    #expect(display[3].frame.minY > display[2].frame.maxY && display[4].frame.maxY < display[2].frame.minY)
    #expect(abs((display[3].frame.midX - display[2].frame.midX).points) < 0.05)
    #expect(display[2].frame.height.points >= 1_450)
    // In an inline formula the limits are beside the sum, and the sum has its normal size.
    let inline = try Formulas.boxes(sum)
    #expect(inline[3].frame.minX >= inline[2].frame.maxX)
    #expect(inline[2].frame.height < display[2].frame.height)
  }

  @Test func bracketsGrowAboutTheAxis() throws {
    let inside = MathNode.space(MathSpace(width: .zero, height: MathLength(ems: 3)))
    let boxes = try Formulas.boxes(.row([op("(", .prefix), inside, op(")", .postfix)]))
    let bracket = boxes[2].frame
    // The axis is at 250. The content extends 2,750 points above it.
    #expect(bracket.height.points >= 5_500 && bracket.height.points < 5_600)
    let baseline = boxes[3].frame.maxY
    #expect(abs((baseline - bracket.midY).points - 250) < 0.05)
    var small = MathOperator("(", form: .prefix)
    small.maximumSize = MathLength(ems: 2)
    let held = try Formulas.boxes(.row([.op(small), inside]))
    #expect(held[2].frame.height < bracket.height)
    var large = MathOperator("(", form: .prefix)
    large.minimumSize = MathLength(ems: 2)
    #expect(try Formulas.boxes(.row([.op(large), id("x")]))[2].frame.height.points >= 2_000)
  }

  @Test func arrowsAndBracesGrowToTheSides() throws {
    let text = MathNode.token(MathToken(.text, "a long text over an arrow"))
    let boxes = try Formulas.boxes(.underOver(MathUnderOver(op("→"), over: text)))
    #expect(boxes[2].frame.width >= boxes[3].frame.width)
    let brace = try Formulas.boxes(.underOver(MathUnderOver(text, over: op("⏞"))))
    #expect(brace[3].frame.width >= brace[2].frame.width)
    // Under the browser policy, boxes keep the natural widths of the signs.
    let browser = try Formulas.boxes(.underOver(MathUnderOver(text, over: op("⏞"))), .browser)
    #expect(browser[3].frame.width < browser[2].frame.width)
  }
}
