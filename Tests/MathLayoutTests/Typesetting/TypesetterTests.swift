import BundledFonts
import Foundation
import MathLayout
import Testing
import TextLayout
import TextShaping

@Suite struct MathTypesetterTests {
  @Test func formulasAreReadAndLaidOut() throws {
    let typesetter = try Formulas.typesetter()
    let tex = try #require(typesetter.typeset(FormulaRequest("x^2", isDisplay: false, size: 16)))
    let mathML = try #require(
      typesetter.typeset(
        FormulaRequest("<msup><mi>x</mi><mn>2</mn></msup>", notation: .mathML, isDisplay: false, size: 16)))
    #expect(tex.width > 0 && tex.width == mathML.width && tex.runs == mathML.runs)
    let tagged = try #require(typesetter.typeset(FormulaRequest("x \\tag{1}", isDisplay: true, size: 16)))
    #expect(tagged.tag != nil)
    let mended = try #require(
      typesetter.typeset(FormulaRequest("x + \\nosuchcommand", isDisplay: true, size: 16)))
    #expect(mended.problems.count == 1)
  }

  @Test func formulasAreSaid() throws {
    var typesetter = try Formulas.typesetter()
    let request = FormulaRequest("\\frac{1}{2}", isDisplay: false, size: 16)
    #expect(typesetter.typeset(request)?.spoken == FormulaSpeech().words(Formulas.tex("\\frac{1}{2}")))
    typesetter.speech = nil
    #expect(typesetter.typeset(request)?.spoken == nil)
  }

  @Test func whatIsNotUnderstoodIsNil() throws {
    #expect(try Formulas.typesetter().typeset(FormulaRequest("", isDisplay: false, size: 16)) == nil)
    #expect(
      try Formulas.typesetter().typeset(FormulaRequest("\\nosuchcommand", isDisplay: false, size: 16)) == nil)
  }

  @Test func theSameFormulaHasTheSameLayout() throws {
    let typesetter = try Formulas.typesetter()
    let request = FormulaRequest("\\sum_{i=1}^n \\frac{x_i}{\\sqrt{y}}", isDisplay: true, size: 16)
    let first = typesetter.typeset(request)
    for source in try Self.lines().prefix(100) {
      _ = typesetter.typeset(FormulaRequest(source, isDisplay: false, size: 11))
    }
    #expect(typesetter.typeset(request) == first)
    // Another typesetter has another font object.
    let other = try #require(try Formulas.typesetter().typeset(request))
    #expect(other.runs.map(\.glyphs) == first?.runs.map(\.glyphs) && other.rules == first?.rules)
  }

  @Test func manyThreadsMayAskAtOnce() async throws {
    let typesetter = try Formulas.typesetter()
    let lines = try Self.lines().prefix(60)
    let alone = lines.map { typesetter.typeset(FormulaRequest($0, isDisplay: true, size: 16)) }
    await withTaskGroup(of: [TypesetFormula?].self) { group in
      for _ in 0..<8 {
        group.addTask { lines.map { typesetter.typeset(FormulaRequest($0, isDisplay: true, size: 16)) } }
      }
      for await together in group { #expect(together == alone) }
    }
  }

  @Test func sizesScale() throws {
    // A hundred times the size gives a hundred times the width, except for rounding to 1/64 point.
    for source in try Self.lines() {
      let node = Formulas.tex(source)
      let typesetter = try Formulas.typesetter()
      let small = typesetter.typeset(node, isDisplay: true, size: 10)
      let large = typesetter.typeset(node, isDisplay: true, size: 1_000)
      let (sum, expected) = (small.width.points * 100, large.width.points)
      // At any size, fractions have a point of white space at each side, and brackets may have another size.
      #expect(abs(sum - expected) <= 0.1 * expected + 250 * Double(source.count), "\(source)")
    }
  }

  @Test func allIsWithinTheBox() throws {
    // Smashed formulas extend beyond their box on purpose.
    for source in try Self.lines() where !source.contains("smash") {
      let formula = try Formulas.typesetter().typeset(Formulas.tex(source), isDisplay: true, size: 16)
      for glyph in formula.runs.flatMap(\.glyphs) {
        #expect(glyph.origin.x >= -16 && glyph.origin.x <= formula.width + 16, "\(source)")
        #expect(glyph.origin.y >= -formula.ascent - 32 && glyph.origin.y <= formula.descent + 32, "\(source)")
      }
      for rule in formula.rules {
        #expect(rule.frame.minX >= -1 && rule.frame.maxX <= formula.width + 1, "\(source)")
        #expect(rule.frame.minY >= -formula.ascent - 1 && rule.frame.maxY <= formula.descent + 1, "\(source)")
      }
    }
  }

  /// Returns the formulas that are compared with those of a browser.
  static func lines() throws -> [String] {
    let file = Bundle.module.bundleURL.appendingPathComponent("Data/typeset.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("$")
    }
  }

  @Test func thereAreFiveHundredOfThem() throws {
    let lines = try Self.lines()
    #expect(lines.count >= 500 && Set(lines).count == lines.count)
    #expect(lines.filter { !TeXReader().read($0).problems.isEmpty }.count <= 2)
  }
}
