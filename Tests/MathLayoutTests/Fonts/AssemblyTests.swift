import BundledFonts
import MathLayout
import Testing
import TextLayout
import TextShaping

@Suite struct AssemblyTests {
  private func assembly(_ scalar: UInt32, _ axis: MathAxis = .vertical) throws -> MathAssembly {
    let font = FontInstance(face: try Formulas.face(), size: FontInstance.size(points: 16))
    let glyph = try #require(font.nominalGlyph(for: scalar)?.glyph)
    return try #require(font.mathAssembly(of: glyph, along: axis))
  }

  @Test(arguments: [
    (0x28, MathAxis.vertical), (0x7B, .vertical), (0x221A, .vertical), (0x2192, .horizontal),
    (0x23DE, .horizontal),
  ])
  func piecesTogetherReachTheTarget(_ scalar: Int, _ axis: MathAxis) throws {
    let assembly = try assembly(UInt32(scalar), axis)
    for points in stride(from: 1.0, through: 2_000, by: 13) {
      let target = Int64(points * 65_536)
      let plan = try #require(GlyphGrowth.plan(assembly, target: target, isStrict: true))
      #expect(plan.length >= target)
      #expect(plan.overlap >= Int64(assembly.minimumOverlap))
      // With one extender fewer, the assembly would be too short.
      if plan.repetitions > 0 {
        let shorter = assembly.parts.reduce(Int64(0)) {
          $0 + Int64($1.advance) * ($1.isExtender ? plan.repetitions - 1 : 1)
        }
        let joints = plan.count - Int64(assembly.parts.count { $0.isExtender }) - 1
        #expect(shorter - Int64(assembly.minimumOverlap) * joints < target)
      }
    }
  }

  @Test func whatIsToBeEndlessHasAnEnd() throws {
    let plan = try #require(GlyphGrowth.plan(try assembly(0x28), target: .max / 4, isStrict: true))
    #expect(plan.count <= GlyphGrowth.mostParts)
  }

  @Test func connectorsThatAreTooShortCountAsBrowsersCountThem() throws {
    // The upper end of the bar has no connector.
    let bar = try assembly(0x7C)
    #expect(GlyphGrowth.plan(bar, target: 100 * 65_536, isStrict: true) == nil)
    let plan = try #require(GlyphGrowth.plan(bar, target: 100 * 65_536, isStrict: false))
    #expect(plan.length >= 100 * 65_536 && plan.overlap == 0)
  }

  @Test func partsThatAreNothingDoNotGrow() {
    let part = MathGlyphPart(glyph: 1, startConnector: 0, endConnector: 0, advance: 0, isExtender: true)
    let assembly = MathAssembly(parts: [part], italicsCorrection: 0, minimumOverlap: 0)
    #expect(GlyphGrowth.plan(assembly, target: 100, isStrict: true) == nil)
    #expect(GlyphGrowth.plan(assembly, target: 100, isStrict: false) == nil)
  }
}
