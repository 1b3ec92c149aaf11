import BundledFonts
import Foundation
import MathLayout
import Testing
import TextLayout
import TextShaping

@Suite struct MathFontTests {
  private func instance(_ points: Double) throws -> FontInstance {
    FontInstance(face: try Formulas.face(), size: FontInstance.size(points: points))
  }

  @Test func constantsAreThoseOfTheTable() throws {
    // At 1,000 points, one unit of the font is one point.
    let font = try instance(1_000)
    func points(_ constant: MathConstant) -> Double { Double(font.mathConstant(constant)) / 65_536 }
    #expect(points(.axisHeight) == 250)
    #expect(points(.fractionRuleThickness) == 66)
    #expect(points(.superscriptShiftUp) == 400)
    #expect(points(.radicalKernAfterDegree) == -555)
    #expect(font.mathConstant(.scriptPercentScaleDown) == 75)
    #expect(font.mathConstant(.radicalDegreeBottomRaisePercent) == 70)
    #expect(MathConstant.allCases.filter(\.isPercentage).count == 3)
    #expect(MathConstant.allCases.count == 56)
  }

  @Test func glyphsHaveSizesAndParts() throws {
    let font = try instance(1_000)
    let bracket = try #require(font.nominalGlyph(for: 0x28)?.glyph)
    let sizes = font.mathVariants(of: bracket, along: .vertical)
    #expect(sizes.count == 5)
    let heights = sizes.map { font.ink(of: $0).top - font.ink(of: $0).bottom }
    #expect(heights == heights.sorted() && Set(heights).count == 5)
    #expect(font.mathVariants(of: bracket, along: .horizontal).isEmpty)
    let assembly = try #require(font.mathAssembly(of: bracket, along: .vertical))
    #expect(assembly.parts.map(\.isExtender) == [false, true, false])
    #expect(assembly.minimumOverlap == 50 * 65_536)
    #expect(assembly.parts[1].advance == 1_010 * 65_536)
    let letter = try #require(font.nominalGlyph(for: 0x61)?.glyph)
    #expect(font.mathAssembly(of: letter, along: .vertical) == nil)
  }

  @Test func textFacesHaveNoTable() throws {
    let text = try FontFace(path: BundledFonts.url(for: "NotoSans-Regular.ttf").path)
    #expect(!text.hasMathTable)
    #expect(try Formulas.face().hasMathTable)
    #expect(throws: MathTypesetterError.noMathTable(path: text.path)) { try MathTypesetter(font: text) }
  }

  @Test func aFontForFormulasChangesNoText() throws {
    #expect(!(try BundledFonts.fallbackOrder).contains(try BundledFonts.math))
  }

  /// HarfBuzz takes quadratic time for the marks of one call, so a long row of marks has several calls.
  @Test func aLongRowOfMarksIsDivided() throws {
    let font = try instance(16)
    func calls(_ text: String) -> Int {
      let shaper = MathShaper()
      var glyphs = ContiguousArray<Glyph>()
      shaper.shape(Array(text.utf16), as: .words, with: font, into: &glyphs)
      #expect(glyphs.map { Int($0.cluster) }.max() ?? 0 < text.utf16.count)
      return shaper.shapeCount
    }
    #expect(calls(String(repeating: "word ", count: 1_000)) == 1)
    #expect(calls("a" + String(repeating: "\u{301}", count: 1_024)) == 1)
    #expect(calls("a" + String(repeating: "\u{301}", count: 5 * 1_024)) == 5)
  }
}
