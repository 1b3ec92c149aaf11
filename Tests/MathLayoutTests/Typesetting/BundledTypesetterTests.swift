import MathLayout
import Testing
import TextLayout

/// Tests the bundled typesetter with its default settings.
@Suite struct BundledTypesetterTests {
  private func typeset(_ source: String, isDisplay: Bool = false, size: Double = 16) throws -> TypesetFormula
  {
    let typesetter = try MathTypesetter.bundled()
    return try #require(typesetter.typeset(FormulaRequest(source, isDisplay: isDisplay, size: size)))
  }

  @Test func aFractionHasOneBarBetweenItsParts() throws {
    let half = try typeset(#"\frac{1}{2}"#, isDisplay: true)
    let bar = try #require(half.rules.first)
    #expect(half.rules.count == 1)
    let places = half.runs.flatMap(\.glyphs).map(\.origin.y)
    #expect(places.min()! < bar.frame.minY && places.max()! > bar.frame.maxY)
    #expect(half.ascent > 0 && half.descent > 0)
  }

  @Test func aFormulaTwiceAsLargeIsTwiceAsWide() throws {
    let (small, large) = (try typeset("a+b", size: 10), try typeset("a+b", size: 20))
    #expect(abs(large.width.points - 2 * small.width.points) < 0.1)
  }

  @Test func whatIsNotUnderstoodIsNamedByItsPlace() throws {
    let formula = try typeset(#"x + \nosuchcommand"#)
    #expect(formula.problems.map(\.range) == [4..<18])
  }
}
