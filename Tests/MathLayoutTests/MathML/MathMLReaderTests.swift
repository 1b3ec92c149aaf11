import MathLayout
import Testing
import TextLayout

/// Tests reading MathML. `Data/MathML` has valid and broken elements, and the MathML to which they are
/// written again.
@Suite struct MathMLReaderTests {
  @Test func lines() throws {
    let cases = try FormulaCase.all("MathML/elements")
    #expect(cases.count > 50)
    for line in cases {
      let formula = MathMLReader().read(line.source)
      #expect(MathMLWriter.element(formula.node) == line.result, "\(line.source)")
      let problems = formula.problems.map { "\($0.range.lowerBound)..<\($0.range.upperBound) \($0.reason)" }
      #expect(problems == line.problems, "\(line.source)")
    }
  }

  /// TeX and MathML of the same formula are the same tree.
  @Test func sameTree() {
    #expect(
      MathMLReader().read("<math><mfrac><mi>a</mi><mn>2</mn></mfrac></math>").node
        == TeXReader().read("\\frac{a}{2}").node)
    #expect(MathMLReader().read("<msup><mi>x</mi><mn>2</mn></msup>").node == TeXReader().read("x^2").node)
  }

  /// A formula that its author marks as wrong is shown as its source, and reported.
  @Test func markedErrors() {
    let formula = MathMLReader().read("<mi>a</mi><merror>b</merror>")
    #expect(formula.node == .row([.token(MathToken(.identifier, "a")), .error("b")]))
    #expect(formula.problems.map(\.range) == [10..<18])
    #expect(formula.problems.map(\.reason) == ["The formula marks this as an error."])
  }

  /// Spaces in the name of a function survive being written as MathML.
  @Test(arguments: ["\\mathop{x\\,}", "\\mathop{ab\\,\\,c}", "\\operatorname{ab\\;\\;c}"])
  func namesOfFunctions(_ source: String) {
    let node = TeXReader().read(source).node
    #expect(MathMLReader().read(MathMLWriter().write(node)).node == node)
  }

  /// Tests hostile texts: deeply nested, long, and never closed.
  @Test(arguments: [
    "<mrow>", "<msup><mi>x</mi>", "<mtable><mtr><mtd>", "<mi>", "<", "<!--", "&", "&#", "</mrow>",
    "<mrow mathcolor='red'>",
    "<mfenced>", "<mi x='", "<semantics>", "<merror>", "<![CDATA[", "a", "<mo>+</mo>", "<mtd>",
    "<mmultiscripts>",
    "<mstyle displaystyle='true'>", "<apply>", "<mi>x",
  ])
  func hostile(_ piece: String) {
    let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
    let formula = MathMLReader().read(text)
    #expect(formula.node.depth <= MathNode.deepest)
    #expect(formula.problems.count <= 100)
    let written = MathMLWriter().write(formula.node)
    #expect(written.utf8.count < 40 * text.utf8.count + 1_000)
  }

  /// Tests numbers that are invalid or too large.
  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "99999999999999999999", "1e999", "NaN", "", "-", ".",
  ])
  func numbers(_ number: String) {
    for text in [
      "<mstyle scriptlevel='\(number)'><mi>x</mi></mstyle>",
      "<mspace width='\(number)em' height='\(number)'/>",
      "<mtable data-columnlines='\(number)' data-rowlines='\(number)'><mtr><mtd></mtd></mtr></mtable>",
      "<mstyle mathsize='\(number)%'><mi>x</mi></mstyle>", "<mi>&#\(number);</mi>",
    ] {
      let node = MathMLReader().read(text).node
      #expect(MathMLReader().read(MathMLWriter().write(node)).node == node, "\(text)")
    }
  }

  @Test func longestSource() {
    #expect(MathMLReader(longestSource: 5).read("<mi>x</mi>").problems.map(\.range) == [0..<10])
  }
}
