import MathLayout
import Testing
import TextLayout

/// Tests reading TeX, case by case. The cases are in `Data/TeX`.
@Suite struct TeXTableTests {
  @Test(arguments: [
    "letters", "operators", "scripts", "constructs", "tables", "macros", "chemistry", "broken", "nesting",
  ])
  func lines(_ name: String) throws {
    let cases = try FormulaCase.all("TeX/\(name)")
    #expect(cases.count >= 5)
    for line in cases {
      let formula = TeXReader().read(line.source)
      #expect(MathMLWriter.element(formula.node) == line.result, "\(line.source)")
      let problems = formula.problems.map { "\($0.range.lowerBound)..<\($0.range.upperBound) \($0.reason)" }
      #expect(problems == line.problems, "\(line.source)")
      #expect(formula.tag == line.tag, "\(line.source)")
    }
  }

  /// All formulas in `Data/formulas.txt`, which are typical for chats, are understood completely.
  @Test func corpus() throws {
    let formulas = try FormulaCase.all("formulas").map(\.source)
    #expect(formulas.count > 100)
    for formula in formulas {
      let read = TeXReader().read(formula)
      #expect(read.problems.isEmpty, "\(formula)")
      #expect(read.isUnderstood, "\(formula)")
    }
  }

  /// Commands of LaTeX and its packages are understood, with their arguments.
  @Test func commands() throws {
    let names = try FormulaCase.all("commands").flatMap { $0.source.split(separator: " ") }
    #expect(names.count > 500)
    for name in names {
      let text = name.hasSuffix("{") && name != "\\{" ? name.dropLast() + "{x}{y}{z}" : name + " "
      let read = TeXReader().read("a\(text)b")
      #expect(read.problems.isEmpty, "\(name): \(read.problems.map(\.reason))")
    }
  }
}
