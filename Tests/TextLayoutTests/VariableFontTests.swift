import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests fonts with variation axes, with a font whose advances are easy to calculate: 0.5 em at weight 100, 1
/// em at 400 (the default), 1.5 em at 900. Its ascent is 0.8 em, at weight 900 1 em; its descent is 0.2 em.
@Suite struct VariableFontTests {
  private static let path = Repository.url("Tests/Fonts/VariableSquare.ttf").path

  private func width(_ style: TextStyle) throws -> LayoutUnit {
    try paragraph(style).layout(width: .infinity).size.width
  }

  private func paragraph(_ style: TextStyle) throws -> Paragraph {
    Paragraph(
      StyledText("aaaa", style: style), fonts: FontCollection(faces: [try FontFace(path: Self.path)]))
  }

  private func weight(_ value: Float) -> [FontVariation] {
    OpenTypeTag("wght").map { [FontVariation(axis: $0, value: value)] } ?? []
  }

  @Test func axesAreListed() throws {
    let face = try FontFace(path: Self.path)
    #expect(face.isVariable)
    #expect(face.axes.map(\.tag.description) == ["wght"])
    #expect(face.axes.map(\.range) == [100...900])
    #expect(face.axes.map(\.resting) == [400])
  }

  @Test(arguments: [(100, 20), (250, 30), (400, 40), (900, 60), (650, 50)])
  func advancesFollowTheAxis(_ setting: Int, _ expected: Int) throws {
    let style = TextStyle(size: 10, variations: weight(Float(setting)))
    #expect(try width(style) == LayoutUnit(Double(expected)))
  }

  @Test func theWeightOfAStyleSetsTheAxis() throws {
    #expect(try width(TextStyle(size: 10, weight: FontWeight(rawValue: 650))) == 50)
    #expect(try width(TextStyle(size: 10, weight: FontWeight(rawValue: 1_000))) == 60)
    // An axis that is set by name takes precedence.
    #expect(try width(TextStyle(size: 10, weight: .bold, variations: weight(400))) == 40)
  }

  @Test func theLineIsAsTallAsTheVariedFont() throws {
    #expect(try paragraph(.system(10)).layout(width: .infinity).size.height == 10)
    let heavy = try paragraph(TextStyle(size: 10, variations: weight(900))).layout(width: .infinity)
    #expect(heavy.size.height == 12)
    #expect(heavy.firstBaseline == 10)
  }

  @Test(arguments: [Float.nan, .infinity, -.infinity, 1e30])
  func hostileSettingsAreHeldWithinTheAxis(_ value: Float) throws {
    let width = try width(TextStyle(size: 10, variations: weight(value)))
    #expect(width == (value.isFinite ? 60 : 40))
  }

  @Test func weightsOfOneFaceDoNotShareGlyphs() throws {
    let fonts = FontCollection(faces: [try FontFace(path: Self.path)])
    let text = StyledText(
      "aaaa", style: .system(10),
      runs: [StyleRun(range: 2..<4, style: TextStyle(size: 10, weight: FontWeight(rawValue: 900)))])
    #expect(Paragraph(text, fonts: fonts).layout(width: .infinity).size.width == 50)
  }

  @Test func aFontThatDoesNotVaryIgnoresSettings() throws {
    let style = TextStyle(size: 16, variations: weight(900))
    let text = "Handgloves"
    let fonts = try TestFonts.bundled.get()
    let plain = Paragraph(StyledText(text, style: .system(16)), fonts: fonts).layout(width: .infinity)
    let varied = Paragraph(StyledText(text, style: style), fonts: fonts).layout(width: .infinity)
    #expect(plain.size == varied.size)
  }

  /// Returns the font file with another `MVAR` table, in which the ascent's delta has 32 bits.
  private func fontFile(ascentDelta delta: Int32) throws -> [UInt8] {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
    }
    var table = bytes(0x0001_0000, 4) + bytes(0, 2) + bytes(8, 2) + bytes(3, 2) + bytes(36, 2)
    for tag in ["hasc", "hcld", "hdsc"] {
      // The engine does not read the metric `hcld`. Tags must be sorted.
      table += Array(tag.utf8) + bytes(0, 2) + bytes(tag == "hdsc" ? 1 : 0, 2)
    }
    // An item variation store with one region, from weight 400 to 900, and one subtable: two rows of one
    // 32-bit delta.
    table += bytes(1, 2) + bytes(12, 4) + bytes(1, 2) + bytes(22, 4)
    table += bytes(1, 2) + bytes(1, 2) + bytes(0, 2) + bytes(0x4000, 2) + bytes(0x4000, 2)
    table += bytes(2, 2) + bytes(0x8001, 2) + bytes(1, 2) + bytes(0, 2)
    table += bytes(Int(delta), 4) + bytes(-Int(delta), 4)
    var file = Array(try Data(contentsOf: URL(filePath: Self.path)))
    let record = try #require(
      (0..<14).map { 12 + 16 * $0 }.first { Array(file[$0..<$0 + 4]) == Array("MVAR".utf8) })
    file.replaceSubrange(record + 8..<record + 16, with: bytes(file.count, 4) + bytes(table.count, 4))
    return file + table
  }

  @Test(arguments: [400_000_000, -400_000_000, .max, .min + 1] as [Int32])
  func metricsOfAHostileVariationAreHeld(delta: Int32) throws {
    let folder = try TemporaryFolder()
    let face = try FontFace(path: folder.write(try fontFile(ascentDelta: delta), to: "hostile.ttf"))
    let fonts = FontCollection(faces: [face])
    let style = TextStyle(size: 10, variations: weight(900))
    let font = fonts.instance(of: face, size: FontInstance.size(points: 10), variations: weight(900))
    let units = Double(font.ascent) * Double(face.metrics.unitsPerEm) / Double(font.size)
    #expect(abs(units.rounded()) == 65_535)
    #expect(abs(font.descent) <= abs(font.ascent) + 1)
    let block = Paragraph(StyledText("aaaa", style: style), fonts: fonts).layout(width: 30)
    #expect(block.lines.count == 2)
    let resting = Paragraph(StyledText("aaaa", style: .system(10)), fonts: fonts).layout(width: .infinity)
    #expect(resting.size.height == 10)
  }
}
