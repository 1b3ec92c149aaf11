import MathLayout
import Testing
import TextLayout

@Suite struct FenceTests {
  /// Bars in a set and in a bracket are as tall as the fences around them.
  @Test(arguments: [
    ("\\Set{u | u < \\frac{p}{q}}", "\\left\\{u \\;\\middle\\vert\\; u < \\frac{p}{q}\\right\\}"),
    ("\\set{u \\mid \\sqrt{u} = |v|}", "\\left\\{u \\;\\middle\\vert\\; \\sqrt{u} = |v|\\right\\}"),
    ("\\Set{u || \\frac{1}{u}}", "\\left\\{u \\;\\middle\\Vert\\; \\frac{1}{u}\\right\\}"),
    (
      "\\Braket{\\psi | \\frac{\\hat H}{2} | \\psi}",
      "\\left\\langle\\psi \\,\\middle\\vert\\, \\frac{\\hat H}{2} \\,\\middle\\vert\\, \\psi\\right\\rangle"
    ),
    (
      "\\braket{\\frac12 | b}", "\\left\\langle\\frac12 \\middle\\vert b\\right\\rangle"
    ),
    ("\\Set{{a|b} \\left|c\\right| \\big| d}", "\\left\\{{a|b} \\left|c\\right| \\big| d\\right\\}"),
  ])
  func barsGrow(_ source: String, _ spelled: String) {
    #expect(TeXReader().read(source).node == TeXReader().read(spelled).node)
    #expect(TeXReader().read(source).problems.isEmpty)
  }

  @Test func barsTakeLinearTime() {
    let source = "\\Braket{" + String(repeating: "a|\\left|b\\right|", count: 500) + "}"
    let steps = TeXReader().counted(source).steps
    #expect(TeXReader().counted(source.replacing("}", with: source.dropFirst(8))).steps < 3 * steps)
  }

  /// A tag is a text, with formulas in it.
  @Test(arguments: [
    ("x \\tag{$\\ast$}", "(∗)"), ("x \\tag*{$\\dagger$}", "†"), ("x\\tag{2.1}", "(2.1)"),
    ("x \\tag{see $\\S$ 3}", "(see § 3)"), ("x \\tag{ a }", "(a)"), ("x\\tag*{\\ddag}", "‡"),
  ])
  func tagsAreTexts(_ source: String, _ tag: String) {
    let formula = TeXReader().read(source)
    #expect(formula.tag == tag)
    #expect(formula.node == TeXReader().read("x").node)
    #expect(formula.problems.isEmpty)
  }

  /// A tag that a plain text cannot show is set beside the formula.
  @Test func tagsWithFormulasStandBesideTheFormula() throws {
    for (source, tag) in [
      ("x\\tag{$y^2$}", "(y^2)"), ("x\\tag*{$\\frac12$}", "\\frac12"),
      ("\\begin{split}x\\tag{$y^2$}\\\\ \\end{split}", "(y^2)"),
    ] {
      let formula = TeXReader().read(source)
      #expect(formula.tag == nil && formula.problems.isEmpty)
      let typesetter = try Formulas.typesetter()
      let whole = typesetter.typeset(formula.node, isDisplay: true, size: 20)
      let parts = ["x", tag].map { typesetter.typeset(Formulas.tex($0), isDisplay: false, size: 20) }
      let glyphs = parts.map { $0.runs.reduce(0) { $0 + $1.glyphs.count } }
      #expect(whole.runs.reduce(0) { $0 + $1.glyphs.count } == glyphs[0] + glyphs[1])
      #expect(whole.width >= parts[0].width + parts[1].width + 40)
    }
  }

  @Test func tagsOfRowsAreTexts() {
    let formula = TeXReader().read("\\begin{align}a&=b\\tag{$\\ast$}\\\\c&=d\\tag*{$d^2$}\\end{align}")
    guard case .table(let table) = formula.node else { return _ = Issue.record("another tree") }
    #expect(table.tags[0] == .token(MathToken(.text, "(∗)")))
    #expect(table.tags[1] == TeXReader().read("\\text{$d^2$}").node)
    #expect(formula.tag == nil)
  }
}
