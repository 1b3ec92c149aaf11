import BundledFonts
import Foundation
import Testing
import TextShaping
import TextUnicode

/// Tests which face a character gets: the presentation decides first, then the order of the stack, for each
/// cluster.
@Suite struct FontStackTests {
  static let fonts = Result {
    FontCollection(
      faces: try BundledFonts.fallbackOrder.map { try FontFace(path: $0.url.path, index: $0.faceIndex) })
  }

  /// Returns the text of each item and the family of its face.
  private func items(_ text: String, in fonts: FontCollection? = nil) throws -> [(
    text: String, family: String
  )] {
    let stack = try (fonts ?? Self.fonts.get()).stack(weight: .regular, slant: .upright)
    let style = ShapingStyle(stack: stack, size: 16 * 65_536)
    let analysis = TextAnalysis(text)
    let itemizer = Itemizer(analysis, styles: [style], styleRuns: [(start: 0, style: 0)], boxes: [])
    let units = Array(text.utf16)
    return itemizer.itemize().map {
      (String(decoding: units[$0.range], as: UTF16.self), stack.faces[$0.faceIndex].family)
    }
  }

  private let emoji = "Noto Color Emoji"

  @Test(arguments: ["0", "9", "#", "*", "©", "®", "™", "❤", "☺", "☀", "✈", "↔", "▶"])
  func textPresentationIsNotTheEmojiFonts(_ text: String) throws {
    #expect(try items(text).allSatisfy { $0.family != emoji })
    // Nor is it the emoji font if the colour font is first in the stack (cosmic-text #68).
    let faces = try Self.fonts.get().faces
    let colorFirst = FontCollection(faces: faces.filter(\.isColor) + faces.filter { !$0.isColor })
    #expect(try items(text, in: colorFirst).allSatisfy { $0.family != emoji })
  }

  @Test(arguments: [
    "😀", "❤\u{FE0F}", "☺\u{FE0F}", "©\u{FE0F}", "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "*\u{FE0F}\u{20E3}",
    "🇯🇵", "👍🏿", "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️‍🔥", "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
  ])
  func emojiPresentationIsOneItemAndOneGlyph(_ text: String) throws {
    let around = try items("a" + text + "b")
    #expect(around.map(\.text) == ["a", text, "b"])
    #expect(around.map(\.family) == ["Noto Sans", emoji, "Noto Sans"])
    #expect(try glyphs(text).count == 1)
  }

  @Test func theSelectorDecides() throws {
    for base in ["❤", "☺", "☀"] {
      #expect(try items(base + "\u{FE0E}").allSatisfy { $0.family != emoji })
      #expect(try items(base + "\u{FE0F}").map(\.family) == [emoji])
    }
  }

  @Test(arguments: ["e\u{301}\u{323}", "क\u{94D}ष\u{93F}", "ب\u{64E}\u{651}", "ก\u{E33}", "g\u{335}\u{360}"])
  func aClusterStaysInOneFont(_ text: String) throws {
    #expect(try items(text).count == 1)
  }

  /// Noto Sans Devanagari has no Latin acute accent, so the base letter alone decides; the mark stays with
  /// its base.
  @Test func marksFollowTheirBase() throws {
    for text in ["क\u{301}", "a\u{93C}", "あ\u{301}", "ก\u{308}"] {
      let items = try items(text)
      #expect(items.map(\.text) == [text])
    }
  }

  @Test func eachWritingGetsItsFont() throws {
    let items = try items("aبकกあ")
    #expect(items.map(\.text) == ["a", "ب", "क", "ก", "あ"])
    #expect(Set(items.map(\.family)).count == 5)
  }

  @Test func whatNobodyHasIsInTheFirstFace() throws {
    #expect(try items("\u{17000}").map(\.family) == ["Noto Sans"])
    let stack = try Self.fonts.get().stack(weight: .regular, slant: .upright)
    #expect(stack.faceIndex(for: 0x17000, emojiPresentation: false) == nil)
    #expect(stack.faceIndex(for: 0x110000, emojiPresentation: false) == nil)
  }

  @Test(arguments: [
    (400, FontSlant.upright, "Regular"), (700, .upright, "Bold"), (400, .italic, "Italic"),
    (700, .italic, "Bold Italic"), (500, .upright, "Regular"), (100, .upright, "Regular"),
    (900, .italic, "Bold Italic"),
  ])
  func theNearestMemberOfAFamilyIsTaken(weight: Int, slant: FontSlant, style: String) throws {
    let stack = try Self.fonts.get().stack(weight: FontWeight(rawValue: weight), slant: slant)
    #expect(stack.faces.first?.style == style)
  }

  @Test func slantComesBeforeWeight() throws {
    let stack = try Self.fonts.get().stack(family: "Noto Sans Arabic", weight: .bold, slant: .italic)
    #expect(stack.faces.first?.style == "Bold")
  }

  @Test func advancesOfStrikesAreChromiums() throws {
    let fonts = try Self.fonts.get()
    let face = try #require(fonts.faces.first { $0.isColor })
    func advance(_ fonts: FontCollection) -> Int32? {
      fonts.instance(of: face, size: 109 * 65_536).nominalGlyph(for: 0x1F600)?.advance
    }
    // At 109 points one pixel of the bitmap strike is one point: glyphs are 136 points wide, and 2550/2048 em
    // by `hmtx`.
    #expect(try #require(advance(fonts.following(.browser))) == 136 * 65_536)
    let metrics = try #require(advance(fonts))
    #expect(abs(Int(metrics) - 2_550 * 109 * 65_536 / 2_048) <= 1)
    // Faces without a strike keep their own advances, except for the rounding of FreeType's scale.
    let strike = fonts.following(.browser)
    for scalar in [UInt32(0x69), 0x6D] {
      let plain = try #require(fonts.instance(of: fonts.faces[0], size: 65_536).nominalGlyph(for: scalar))
      let scaled = try #require(strike.instance(of: fonts.faces[0], size: 65_536).nominalGlyph(for: scalar))
      #expect(abs(scaled.advance - plain.advance) <= 8)
    }
  }

  /// A stack may have more faces than a byte can number.
  @Test(arguments: [253, 254, 255, 256, 400]) func aStackMayHaveManyFaces(count: Int) throws {
    let emoji = try FontFace(path: BundledFonts.url(for: "NotoColorEmoji.ttf").path)
    let square = try FontFace(path: BundledFonts.squareTest.url.path)
    let stack = FontStack(faces: Array(repeating: square, count: count) + [emoji])
    #expect(stack.faces.count == count + 1)
    #expect(stack.faceIndex(for: 0x1F600, emojiPresentation: true) == count)
    #expect(stack.faceIndex(for: 0x1F600, emojiPresentation: false) == count)
    #expect(stack.faceIndex(for: 0x41, emojiPresentation: false) == 0)
    #expect(stack.faceIndex(for: 0x10_FFFF, emojiPresentation: false) == nil)
  }

  /// Returns the glyphs of a text in the colour face.
  private func glyphs(_ text: String) throws -> ContiguousArray<Glyph> {
    let fonts = try Self.fonts.get()
    let face = try #require(fonts.faces.first { $0.isColor })
    let properties = ShapingProperties(
      font: fonts.instance(of: face, size: 65_536), script: .common, language: nil, features: [], level: 0)
    let units = ContiguousArray(text.utf16)
    var glyphs: ContiguousArray<Glyph> = []
    Shaper().shape(units.span, range: 0..<units.count, properties: properties, into: &glyphs)
    return glyphs
  }
}

/// Tests which face a character gets if an earlier face has only the parts of its decomposition.
@Suite struct FontCompositionTests {
  private func stack(_ names: String..., policy: LayoutPolicy) throws -> FontStack {
    FontStack(faces: try names.map { try FontFace(path: BundledFonts.url(for: $0).path) }, policy: policy)
  }

  /// HarfBuzz normalises the text before it looks for glyphs. Chromium shapes with the first font and uses a
  /// fallback only for characters that have no glyph then.
  @Test func browsersAskWhetherAFontComposesACharacter() throws {
    let names = ("NotoSansThai-Regular.ttf", "NotoSans-Regular.ttf")
    let faces = try [names.0, names.1].map { try FontFace(path: BundledFonts.url(for: $0).path) }
    try #require(faces[0].hasGlyph(for: 0x20) && !faces[0].hasGlyph(for: 0x202F))
    try #require(faces[1].hasGlyph(for: 0x202F))
    #expect(
      try stack(names.0, names.1, policy: .browser).faceIndex(for: 0x202F, emojiPresentation: false) == 0)
    #expect(
      try stack(names.0, names.1, policy: .unicode).faceIndex(for: 0x202F, emojiPresentation: false) == 1)
  }

  /// The letter has two marks. The font may have the letter with only one of them.
  @Test func lettersAreTakenApartAndPutTogether() throws {
    for face in try FontStackTests.fonts.get().faces where !face.isColor {
      let stack = FontStack(faces: [face], policy: .browser)
      for scalar in [0x1ED7, 0x00E9, 0x0B4C, 0x09CB, 0xFB2C, 0x1F82, 0x3071] as [UInt32] {
        let text = String(UnicodeScalar(scalar)!)
        let shows = stack.faceIndex(for: scalar, emojiPresentation: false) != nil
        #expect(shows == !hasMissingGlyphs(text, face), "\(face.name): \(text)")
        let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars.map(\.value)
        let (_, showsParts) = stack.face(forCluster: parts, emojiPresentation: false)
        #expect(
          showsParts == !hasMissingGlyphs(text.decomposedStringWithCanonicalMapping, face),
          "\(face.name): \(parts)")
      }
    }
  }

  /// Returns whether HarfBuzz finds no glyph for a part of the text.
  private func hasMissingGlyphs(_ text: String, _ face: FontFace) -> Bool {
    var glyphs: ContiguousArray<Glyph> = []
    let units = ContiguousArray(text.utf16)
    let script = ScriptItemizer.runs(in: units.span, decoded: DecodedText(units.span))[0].script
    Shaper().shape(
      units.span, range: 0..<units.count,
      properties: ShapingProperties(
        font: FontInstance(face: face, size: FontInstance.size(points: 16)), script: script, language: nil,
        features: [], level: 0), into: &glyphs)
    return glyphs.contains { $0.id == 0 }
  }
}
