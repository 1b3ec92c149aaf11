import MathLayout
import Testing
import TextLayout

@Suite struct TableLineTests {
  private func rules(_ source: String) throws -> [FormulaRule] {
    let formula = TeXReader().read(source)
    #expect(formula.problems.isEmpty, "\(source)")
    return try Formulas.typesetter().typeset(formula.node, isDisplay: true, size: 100).rules
  }

  /// Two bars are two lines beside each other, and three `\hline` are three lines below each other.
  @Test(arguments: [1, 2, 3]) func linesAtOnePlaceStandApart(_ count: Int) throws {
    let bars = String(repeating: "|", count: count)
    let hlines = String(repeating: "\\hline", count: count)
    let formula = "\\begin{array}{l\(bars)r}a&b\\\\\(hlines) c&d\\end{array}"
    let vertical = try rules(formula).filter { $0.frame.height > $0.frame.width }.map(\.frame)
    let horizontal = try rules(formula).filter { $0.frame.width > $0.frame.height }.map(\.frame)
    #expect(vertical.count == count && horizontal.count == count)
    #expect(zip(vertical, vertical.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    #expect(zip(horizontal, horizontal.dropFirst()).allSatisfy { $0.maxY < $1.minY })
    let widths = try [count, count - 1].map { bars in
      try Formulas.typesetter().typeset(
        Formulas.tex("\\begin{array}{l\(String(repeating: "|", count: bars))r}a&b\\end{array}"),
        isDisplay: true, size: 100
      ).width
    }
    #expect(count == 1 ? widths[0] == widths[1] : widths[0] > widths[1])
  }

  /// A dashed line has several dashes of one length, the first at its start and the last at its end.
  @Test func dashedLinesHaveGaps() throws {
    let solid = try rules("\\begin{array}{l|r}a&b\\\\ \\hline c&d\\end{array}")
    let dashed = try rules("\\begin{array}{l:r}a&b\\\\ \\hdashline c&d\\end{array}")
    #expect(solid.count == 2)
    for isVertical in [true, false] {
      func spans(_ rules: [FormulaRule]) -> [(start: LayoutUnit, end: LayoutUnit)] {
        let whole = solid[isVertical ? 1 : 0].frame
        return rules.map(\.frame).filter { isVertical ? $0.minX == whole.minX : $0.minY == whole.minY }.map {
          isVertical ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX)
        }
      }
      let (whole, dashes) = (spans(solid), spans(dashed))
      #expect(whole.count == 1 && dashes.count > 2)
      #expect(dashes.first?.start == whole.first?.start)
      #expect(abs((dashes.last?.end ?? 0).points - (whole.first?.end ?? 0).points) < 0.1)
      #expect(zip(dashes, dashes.dropFirst()).allSatisfy { $0.end < $1.start })
    }
  }

  /// Dashes are bounded, however long and numerous the lines are.
  @Test func dashesHaveAnEnd() throws {
    var table = MathTable(rows: (0..<2_000).map { _ in [id("x")] })
    table.dashedColumnLines = Array(repeating: 0, count: 5_000)
    table.dashedRowLines = Array(0..<2_000)
    let rules = try Formulas.typesetter().typeset(.table(table), isDisplay: true, size: 16).rules
    #expect(rules.count > 2_000 && rules.count < 3_100)
  }
}
