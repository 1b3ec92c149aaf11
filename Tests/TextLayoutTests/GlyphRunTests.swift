import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests the properties of glyph runs that renderers need besides the glyphs.
@Suite struct GlyphRunTests {
  private func runs(_ text: String, _ style: TextStyle) throws -> [GlyphRun] {
    Paragraph(StyledText(text, style: style), fonts: try TestFonts.bundled.get())
      .layout(width: .infinity).glyphRuns(inLine: 0)
  }

  @Test("what the family has is not made up, what it lacks is, and emoji are never touched")
  func synthesis() throws {
    let style = TextStyle(size: 16, weight: .bold, slant: .italic)
    let runs = try runs("a ب あ 👍", style)
    let faces = runs.map { [$0.font.face.name, "\($0.synthesizesBold)", "\($0.synthesizesItalic)"] }
    #expect(faces.contains(["NotoSans-BoldItalic", "false", "false"]))
    #expect(faces.contains(["NotoSansArabic-Bold", "false", "true"]))
    #expect(
      runs.contains { $0.font.face.family.contains("CJK") && $0.synthesizesBold && $0.synthesizesItalic })
    #expect(runs.contains { $0.font.face.isColor && !$0.synthesizesBold && !$0.synthesizesItalic })
    #expect(try self.runs("あ", TextStyle(size: 16, weight: .medium)).allSatisfy { !$0.synthesizesBold })
  }

  @Test("making up a bold changes no advance")
  func advancesStay() throws {
    let regular = try runs("あい", .system(16))
    #expect(try runs("あい", .system(16, .bold)).map(\.glyphs) == regular.map(\.glyphs))
  }

  @Test("a run names its size and features, and the face in its file")
  func fontsAndFeatures() throws {
    let tabular = FontFeature(tag: try #require(OpenTypeTag("tnum")), value: 1)
    let run = try #require(try runs("123", TextStyle(size: 13.5, features: [tabular])).first)
    #expect(run.features == [tabular])
    #expect(run.font.pointSize == 13.5)
    #expect(run.font.face.faceIndex == 0)
    #expect(run.font.face.path.hasSuffix("NotoSans-Regular.ttf"))
    let spaced = try #require(try runs("fi", TextStyle(size: 16, letterSpacing: 1)).first)
    #expect(spaced.features.map(\.tag.description) == ["liga", "clig"])
  }

  @Test("an ellipsis and a hyphen are drawn as the text around them")
  func ellipses() throws {
    let style = TextStyle(size: 16, weight: .bold, slant: .italic)
    let options = LayoutOptions(maximumLines: 1)
    let block = Paragraph(StyledText("あいうえお", style: style), fonts: try TestFonts.bundled.get())
      .layout(width: 50, options: options)
    let runs = block.glyphRuns(inLine: 0)
    #expect(runs.count == 2)
    #expect(runs.allSatisfy { $0.synthesizesItalic == !$0.font.face.name.contains("Italic") })
  }
}
