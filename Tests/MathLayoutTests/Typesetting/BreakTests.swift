import MathLayout
import Testing
import TextLayout

@Suite struct FormulaBreakTests {
  private func formula(_ source: String, isDisplay: Bool = true) throws -> TypesetFormula {
    try #require(try Formulas.typesetter().typeset(FormulaRequest(source, isDisplay: isDisplay, size: 20)))
  }

  @Test func linesBreakAtRelationsSumsAndProducts() throws {
    let formula = try formula("a + b \\times c = d - e")
    #expect(formula.breaks.map(\.rank) == [1, 2, 0, 1])
    #expect(formula.breaks.map(\.isForced).allSatisfy { !$0 })
    #expect(formula.breaks.map(\.start) == formula.breaks.map(\.start).sorted())
    #expect(formula.breaks.allSatisfy { $0.end < $0.start && $0.start < formula.width })
  }

  @Test(arguments: [true, false]) func runsAreCutAtBreaks(isDisplay: Bool) throws {
    let formula = try formula("x^2 + \\frac{1}{y} = \\sqrt{z} + x^2", isDisplay: isDisplay)
    #expect(formula.breaks.count == 3)
    var first = (runs: 0, rules: 0)
    for place in formula.breaks {
      let before = formula.runs[first.runs..<place.place.runs].flatMap(\.glyphs).map(\.origin.x)
      let after = formula.runs[place.place.runs...].flatMap(\.glyphs).map(\.origin.x)
      #expect(before.allSatisfy { $0 <= place.end } && after.allSatisfy { $0 >= place.start })
      let rules = formula.rules[first.rules..<place.place.rules]
      #expect(rules.allSatisfy { $0.frame.maxX <= place.end })
      first = (place.place.runs, place.place.rules)
    }
    // In a display formula the sign begins the next line; in an inline formula it ends the line before.
    let equals = formula.breaks[1]
    let signs = formula.runs[equals.place.runs].glyphs.map(\.id)
    #expect(signs.contains(try sign("=")) == isDisplay)
  }

  private func sign(_ text: String) throws -> UInt32 {
    try Formulas.typesetter().typeset(op(text), isDisplay: false, size: 20).runs[0].glyphs[0].id
  }

  @Test func onlyTheOutermostRowBreaks() throws {
    #expect(try formula("\\frac{a+b}{c=d}").breaks.isEmpty)
    #expect(try formula("\\sqrt{a+b=c}").breaks.isEmpty)
    #expect(try formula("x\\left(a+b\\right)").breaks.isEmpty)
    #expect(try formula("{a+b}").breaks.count == 1)
    // There is no break at a sign at the beginning or the end.
    #expect(try formula("-a").breaks.isEmpty)
    #expect(try formula("a=").breaks.isEmpty)
    #expect(try formula("a/b").breaks.isEmpty)
  }

  @Test func bracketsHoldTogether() throws {
    #expect(try formula("f(a+b)=c").breaks.map(\.rank) == [4, 0])
  }

  @Test func linesEndWhereTheSourceSaysSo() throws {
    let formula = try formula("a = b \\\\ c = d")
    #expect(formula.breaks.map(\.isForced) == [false, true, false])
  }

  /// A sign between words is between two operands, as between letters.
  @Test func wordsAreOperands() throws {
    for (words, letters) in [
      ("\\text{Body} = \\frac{a}{b} = c", "B = \\frac{a}{b} = c"), ("\\text{TP} + \\text{FN}", "T + F"),
      ("a = \\text{profit}", "a = b"), ("\\text{a}\\times\\mbox{b} + \\text{c}", "a\\times b + c"),
    ] {
      for isDisplay in [true, false] {
        let one = try formula(words, isDisplay: isDisplay)
        let other = try formula(letters, isDisplay: isDisplay)
        #expect(one.breaks.map(\.rank) == other.breaks.map(\.rank), "\(words)")
        // What a break leaves out is the space of the operator.
        let isSame = zip(one.breaks, other.breaks).allSatisfy { $0.start - $0.end == $1.start - $1.end }
        #expect(isSame, "\(words)")
      }
    }
    let sum = try formula("\\text{TP}+\\text{FN}").width
    let parts = try formula("\\text{TP}").width + formula("{+}").width + formula("\\text{FN}").width
    #expect(abs((sum - parts).points - 20 * 0.4444) < 0.1)
  }

  @Test func linesBreakBetweenFormulas() throws {
    #expect(try formula("a = 5, \\quad b = 2").breaks.map(\.rank) == [0, -1, 0])
    #expect(try formula("(a, \\qquad b) \\, c").breaks.map(\.rank) == [2])
    #expect(try formula("a \\, b \\; c, d").breaks.isEmpty)
    #expect(try formula("\\quad a").breaks.isEmpty && formula("a \\quad").breaks.isEmpty)
  }

  @Test func ellipsesAreOperands() throws {
    for dots in ["\\dots", "\\ldots", "\\cdots", "\\dotsc"] {
      for isDisplay in [true, false] {
        #expect(try formula("x_1, \(dots), x_n", isDisplay: isDisplay).breaks.isEmpty, "\(dots)")
        #expect(try formula("x_1 + \(dots) + x_n", isDisplay: isDisplay).breaks.count == 2, "\(dots)")
      }
    }
  }

  /// Relations have TeX's spaces, and binary operators those of the dictionary of MathML (3 or 4 eighteenths of an em on each
  /// side) or TeX's, also where the dictionary knows their characters only as signs.
  @Test(arguments: [
    (
      "sim simeq approx cong equiv propto perp parallel mid nmid vdash dashv models prec succ ll gg subset supseteq in ni notin "
        + "to mapsto asymp doteq bowtie smile frown backsim bumpeq circeq triangleq therefore because nsim "
        + "ncong eqsim between multimap",
      0.5556...0.5556
    ),
    (
      "pm mp times div cdot ast star circ bullet cap cup uplus sqcap vee wedge setminus wr diamond bigtriangleup "
        + "triangleleft oplus ominus otimes oslash odot dagger ddagger amalg ltimes rtimes boxplus intercal barwedge",
      0.3333...0.4444
    ),
  ])
  func operatorsHaveTheirSpaces(_ names: String, _ ems: ClosedRange<Double>) throws {
    for name in names.split(separator: " ") {
      let spaced = try formula("a \\\(name) b").width
      let tight = try formula("a {\\\(name)} b").width
      let space = (spaced - tight).points / 20
      #expect(space > ems.lowerBound - 0.005 && space < ems.upperBound + 0.005, "\(name) \(space)")
    }
  }

  @Test func eachLineHasItsExtent() throws {
    let formula = try formula("\\frac{1}{2} = x")
    let line = try #require(formula.breaks.first).place
    #expect(line.ascent == formula.ascent && line.descent == formula.descent)
    let low = try self.formula("x = \\frac{1}{2}")
    let first = try #require(low.breaks.first).place
    #expect(first.ascent < low.ascent && first.descent < low.descent)
  }

  /// The last line is as tall as its own content, whichever line is the tallest.
  @Test(arguments: [
    ("\\sqrt{\\frac{1}{\\frac{2}{3}}} \\\\ u", "u"), ("\\frac{1}{2} \\\\ v \\\\ \\int_0^1 w", "\\int_0^1 w"),
    ("\\frac{1}{2} = u", "= u"), ("u = \\frac{1}{2}", "= \\frac{1}{2}"),
  ])
  func lastLineHasItsExtent(_ source: String, _ last: String) throws {
    let (whole, line) = (try formula(source), try formula(last))
    let extent = whole.last ?? FormulaReach(ascent: whole.ascent, descent: whole.descent)
    #expect(extent == FormulaReach(ascent: line.ascent, descent: line.descent))
  }

  /// Low lines keep the distance of lines of text, and high lines need no more than their content.
  @Test(arguments: ["u \\\\ v \\\\ w", "\\frac12 \\\\ - \\\\ u", "u = v \\\\ . \\\\ \\int_0^1 w"])
  func linesKeepTheirDistance(_ source: String) throws {
    let whole = try formula(source)
    var reaches = whole.breaks.map(\.place).map { FormulaReach(ascent: $0.ascent, descent: $0.descent) }
    reaches.append(whole.last ?? FormulaReach(ascent: whole.ascent, descent: whole.descent))
    let lines = source.replacing("\\\\", with: "#").split(separator: "#")
    let forced = whole.breaks.indices.filter { whole.breaks[$0].isForced }
    #expect(forced.count == 2)
    for (number, place) in forced.enumerated() {
      #expect(reaches[place].descent + reaches[place + 1].ascent >= 24)
      let alone = try formula(String(lines[number + 1]))
      let needed = max(alone.ascent, 24 - reaches[place].descent)
      #expect(reaches[place + 1].ascent <= needed)
    }
  }

  @Test func formulasOfOneLineHaveNoLastLine() throws {
    #expect(try formula("\\frac{a}{b}").last == nil)
    #expect(try formula("x").last == nil)
  }
}
