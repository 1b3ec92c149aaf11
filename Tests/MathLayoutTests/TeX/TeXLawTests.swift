import MathLayout
import Testing
import TextLayout

/// Tests laws for every text, including hostile ones.
@Suite struct TeXLawTests {
  /// Hostile texts, which repeat a piece to reach a length. They could need too much time or stack.
  static let hostile: [(name: String, piece: String, end: String)] = [
    ("braces", "{", ""), ("closing braces", "}", ""), ("pairs of braces", "{}", ""), ("powers", "x^", ""),
    ("nested powers", "x^{", ""), ("subscripts", "_{", ""), ("primes", "'", ""), ("fractions", "\\frac{", ""),
    ("halves of fractions", "\\frac{1}{", ""), ("fractions without braces", "\\frac", ""),
    ("roots", "\\sqrt{", ""),
    ("degrees", "\\sqrt[", ""), ("signs of roots", "√", ""), ("hats", "\\hat", ""), ("left", "\\left(", ""),
    ("right", "\\right)", ""), ("middle", "\\left(\\middle|", ""), ("delimiters", "\\left(x\\right)", ""),
    ("sizes", "\\big(", ""), ("over", "\\over", ""), ("over in groups", "{a\\over ", ""),
    ("styles", "\\displaystyle", ""), ("colours", "\\color{red}", ""), ("sizes of text", "\\large", ""),
    ("matrices", "\\begin{matrix}", ""), ("cells", "&", ""), ("rows", "\\\\", ""),
    ("rows of a matrix", "a&b\\\\", "\\end{matrix}"), ("ends", "\\end{matrix}", ""),
    ("unknown", "\\begin{foo}", ""),
    ("texts", "\\text{", ""), ("texts and formulas", "\\text{$", ""), ("dollars", "$", ""),
    ("comments", "1%", ""),
    ("percent and lines", "1%\n", ""), ("backslashes", "\\", ""), ("commands", "\\foo", ""),
    ("digits", "1", ""),
    ("points", "1.", ""), ("letters", "x", ""), ("upright letters", "\\mathrm{a}", ""),
    ("operators", "+", ""),
    ("dots", "\\dots", ""), ("not", "\\not", ""), ("limits", "\\sum\\limits", ""),
    ("substack", "\\substack{", ""),
    ("braces above", "\\overbrace{", ""), ("arrows", "\\xrightarrow[", ""), ("chemistry", "\\ce{", ""),
    ("formulas of chemistry", "\\ce{H2O ->[a] ", ""), ("units", "\\pu{1 m", ""), ("tags", "\\tag{", ""),
    ("definitions", "\\def\\a{", ""), ("macros", "\\abs{", ""), ("brackets", "[", ""),
    ("rules", "\\rule{9999em}", ""),
    ("boxes", "\\boxed{", ""), ("classes", "\\mathrel{", ""), ("script characters", "²₂", ""),
    ("marks", "a\u{301}", ""),
    ("words", "速", ""), ("faces", "👩‍👩‍👧", ""), ("derivatives", "\\dv{", ""), ("bold", "\\bm{", ""),
    ("unit", "\\pu{m^", ""),
  ]

  @Test(arguments: hostile.indices)
  func linear(_ index: Int) {
    let (name, piece, end) = Self.hostile[index]
    let reader = TeXReader(options: TeXOptions(longestSource: .max))
    func steps(_ length: Int) -> Int {
      let text = String(repeating: piece, count: length / piece.utf16.count) + end
      let (formula, steps) = reader.counted(text)
      #expect(formula.node.depth <= MathNode.deepest, "\(name)")
      #expect(formula.problems.count <= 100, "\(name)")
      return steps
    }
    // Eight times the text takes at most about eight times the steps.
    let (few, many) = (steps(4_000), steps(32_000))
    #expect(many <= 9 * few + 1_000, "\(name): \(few), \(many)")
    #expect(many <= 16 * (32_000 + 4_096), "\(name)")
  }

  /// Tests two megabytes of some of the worst texts.
  @Test(arguments: ["x^{", "\\foo", "\\text{$"])
  func large(_ piece: String) {
    let text = String(repeating: piece, count: 2_000_000 / piece.utf8.count)
    let (formula, steps) = TeXReader(options: TeXOptions(longestSource: .max)).counted(text)
    #expect(formula.node.depth <= MathNode.deepest)
    #expect(!formula.problems.isEmpty)
    #expect(steps <= 8 * text.utf16.count)
    // With the standard limits, a text of this size is reported as one problem.
    #expect(TeXReader().read(text).problems.count == 1)
  }

  /// Random texts follow the laws, and their MathML is read as the same tree.
  @Test func random() {
    var random = RandomFormula(seed: 11)
    for _ in 0..<1_500 {
      let text = random.text()
      let formula = TeXReader().read(text)
      #expect(formula.node.depth <= MathNode.deepest, "\(text)")
      let length = text.utf16.count
      #expect(formula.problems.allSatisfy { $0.range.upperBound <= length && !$0.reason.isEmpty }, "\(text)")
      #expect(TeXReader().read(text) == formula, "\(text)")
      #expect(MathMLReader().read(MathMLWriter().write(formula.node)).node == formula.node, "\(text)")
      _ = MathMLReader().read(text)
      let words = FormulaSpeech().words(formula.node)
      #expect(words.last != "," && words.last != " " && words.first != ",", "\(text)")
    }
  }

  /// Every beginning of a formula can be read, as it arrives in a stream.
  @Test func prefixes() throws {
    for formula in try FormulaCase.all("formulas").map(\.source) {
      let scalars = Array(formula.unicodeScalars)
      for end in stride(from: 0, to: scalars.count, by: 3) {
        let text = String(String.UnicodeScalarView(scalars[..<end]))
        #expect(TeXReader().read(text).node.depth <= MathNode.deepest)
      }
    }
  }
}
