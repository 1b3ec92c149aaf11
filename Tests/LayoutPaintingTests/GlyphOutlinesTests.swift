import BubbleLayout
import BundledFonts
import Foundation
import LayoutPainting
import TestSupport
import Testing
import TextLayout
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
    let compact = try instance("NotoSansCJK-Regular.ttc")
    let outlines = GlyphOutlines()
    let round = outlines.path(of: try glyph(0x6F, in: trueType), in: trueType)
    let kana = outlines.path(of: try glyph(0x306E, in: compact), in: compact)
    #expect(round.elements.contains { if case .quadratic = $0 { true } else { false } })
    #expect(kana.elements.contains { if case .cubic = $0 { true } else { false } })
    #expect(round.elements.count { if case .move = $0 { true } else { false } } == 2)  // an o has a hole
    #expect(round.elements.count { $0 == .close } == 2 && round.elements.last == .close)
  }

  /// The square is one em wide and high. Synthesised bold adds a twenty-fourth of an em; synthesised italic
  /// moves points above the baseline to the right.
  @Test func boldAndItalicAreMadeUpAroundTheGlyph() throws {
    let font = try instance("SquareTest-Regular.ttf")
    let glyph = try glyph(0x78, in: font)
    let outlines = GlyphOutlines()
    func bounds(bold: Bool, italic: Bool) throws -> [Double] {
      let bounds = try #require(outlines.path(of: glyph, in: font, bold: bold, italic: italic).bounds)
      return [bounds.minimum.x, bounds.maximum.x, bounds.minimum.y, bounds.maximum.y]
    }
    #expect(font.face.metrics.unitsPerEm == 1_000)
    #expect(try bounds(bold: false, italic: false) == [0, 1_000, -200, 800])
    #expect(try bounds(bold: false, italic: true) == [-50, 1_200, -200, 800])
    let bold = try bounds(bold: true, italic: false)
    for (value, wanted) in zip(bold, [-20.5, 1_020.5, -220.5, 820.5]) { #expect(abs(value - wanted) <= 1) }
    // Synthesis does not change the advance.
    #expect(font.nominalGlyph(for: 0x78)?.advance == font.size)
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
    // The bitmap is 136 × 128 pixels at 109 pixels per em of 2048 units.
    #expect(abs(image.width - 136 * 2048 / 109) <= 2)
    #expect(abs(image.height - 128 * 2048 / 109) <= 2)
    #expect(image.top > 0 && image.top < image.height)
    #expect(outlines.path(of: glyph, in: font).isEmpty)
    #expect(outlines.image(of: 0xFFFF_FFFF, in: font) == nil)
  }
}

/// Tests that synthesised bold and italic are in every drawing, and do not change the layout.
@Suite struct SynthesisPaintingTests {
  private func cells(weight: FontWeight, slant: FontSlant) throws -> [Cell] {
    var style = try ChatStyle.preset("rows")
    style.sent.text.font.weight = weight
    style.sent.text.font.slant = slant
    let message = Message(id: 1, sender: "you", text: "ಕನ್ನಡ")
    return Array(
      try TestEngines.bundled.cells(
        for: [message], style: style, width: 320, environment: LayoutEnvironment(me: "you")))
  }

  @Test(arguments: [(FontWeight.bold, FontSlant.upright), (.regular, .italic), (.bold, .italic)])
  func glyphsChangeAndStayWhereTheyAre(weight: FontWeight, slant: FontSlant) throws {
    let plain = try cells(weight: .regular, slant: .upright)
    let made = try cells(weight: weight, slant: slant)
    let runs = try [plain, made].map { try #require($0[0].text?.glyphRuns(inLine: 0)) }
    #expect(runs[0].map(\.glyphs) == runs[1].map(\.glyphs))
    #expect(
      runs[1].allSatisfy {
        $0.synthesizesBold == (weight == .bold) && $0.synthesizesItalic == (slant == .italic)
      })
    #expect(runs[0].allSatisfy { !$0.synthesizesBold && !$0.synthesizesItalic })
    #expect(SVGPainter().drawing(of: plain) != SVGPainter().drawing(of: made))
    #expect(try PNGPainter().png(of: plain) != PNGPainter().png(of: made))
  }
}
