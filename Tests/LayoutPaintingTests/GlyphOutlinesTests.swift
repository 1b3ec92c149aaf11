import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping

@Suite struct GlyphOutlinesTests {
  private func instance(_ file: String) throws -> FontInstance {
    let face = try FontFace(path: BundledFonts.url(for: file).path)
    return FontCollection(faces: [face]).instance(of: face, size: FontInstance.size(points: 16))
  }

  private func glyph(_ scalar: UInt32, in font: FontInstance) throws -> UInt32 {
    try #require(font.nominalGlyph(for: scalar)).glyph
  }

  @Test func theSquareFontIsASquare() throws {
    let font = try instance("SquareTest-Regular.ttf")
    let path = GlyphOutlines().path(of: try glyph(0x78, in: font), in: font)
    let isStraight = path.elements.allSatisfy {
      switch $0 {
      case .move, .line, .close: true
      case .quadratic, .cubic: false
      }
    }
    let em = Double(font.face.metrics.unitsPerEm)
    let bounds = try #require(path.bounds)
    #expect(isStraight)
    #expect(bounds.minimum.x == 0 && bounds.maximum.x == em)
    #expect(bounds.minimum.y == -em / 5 && bounds.maximum.y == em * 4 / 5)
  }

  @Test func onlySomeFacesStayOpen() throws {
    let face = try FontFace(path: Repository.url("Tests/Fonts/VariableSquare.ttf").path)
    let axis = try #require(OpenTypeTag("wght"))
    let outlines = GlyphOutlines()
    func path(_ weight: Int) throws -> OutlinePath {
      let font = FontInstance(
        face: face, size: FontInstance.size(points: 16),
        variations: [FontVariation(axis: axis, value: Float(weight))])
      return outlines.path(of: try glyph(0x78, in: font), in: font)
    }
    let first = try path(100)
    for weight in 100...900 {
      _ = try path(weight)
      #expect(outlines.openCount <= GlyphOutlines.limit)
    }
    #expect(outlines.openCount > 1)
    #expect(try path(100) == first && path(900) != first)
  }

  @Test func trueTypeCurvesAreQuadraticAndCompactFontCurvesCubic() throws {
    let trueType = try instance("NotoSans-Regular.ttf")
    let compact = try instance("NotoSansCJK-Subset-Regular.otf")
    let outlines = GlyphOutlines()
    let round = outlines.path(of: try glyph(0x6F, in: trueType), in: trueType)
    let kana = outlines.path(of: try glyph(0x306E, in: compact), in: compact)
    #expect(round.elements.contains { if case .quadratic = $0 { true } else { false } })
    #expect(kana.elements.contains { if case .cubic = $0 { true } else { false } })
    #expect(round.elements.count { if case .move = $0 { true } else { false } } == 2)  // an o has a hole
    #expect(round.elements.count { $0 == .close } == 2 && round.elements.last == .close)
  }

  @Test func spacesAndUnknownGlyphsHaveNoOutline() throws {
    let font = try instance("NotoSans-Regular.ttf")
    let outlines = GlyphOutlines()
    #expect(outlines.path(of: try glyph(0x20, in: font), in: font).isEmpty)
    #expect(outlines.path(of: 0xFFFF_FFFF, in: font).isEmpty)
    #expect(outlines.image(of: try glyph(0x41, in: font), in: font) == nil)
  }

  @Test func emojiArePicturesPlacedOnTheBaseline() throws {
    let font = try instance("NotoColorEmoji.ttf")
    let outlines = GlyphOutlines()
    let glyph = try glyph(0x1F600, in: font)
    let image = try #require(outlines.image(of: glyph, in: font))
    #expect(image.png.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The strike is 136 × 128 pixels at 109 a em of 2048 units.
    #expect(abs(image.width - 136 * 2048 / 109) <= 2)
    #expect(abs(image.height - 128 * 2048 / 109) <= 2)
    #expect(image.top > 0 && image.top < image.height)
    #expect(outlines.path(of: glyph, in: font).isEmpty)
    #expect(outlines.image(of: 0xFFFF_FFFF, in: font) == nil)
  }
}
