import BubbleLayout
import BundledFonts
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that faces which were added with a description are opened only when their glyphs are needed.
@Suite struct DeferredFaceTests {
  private func opened(_ fonts: FontCollection) -> [String] { fonts.faces.filter(\.isOpen).map(\.name) }

  /// The bundle has more than a hundred faces; most conversations need few of them.
  @Test func onlyWhatATextNeedsIsOpened() throws {
    let engine = try LayoutEngine(fonts: .bundled)
    #expect(engine.fonts.faces.count > 140)
    #expect(opened(engine.fonts).isEmpty)
    _ = engine.paragraph("Hello", font: .system(17)).layout(width: 100)
    #expect(opened(engine.fonts) == ["NotoSans-Regular"])
    _ = engine.paragraph("Hello, שלום, 你好 👋 \u{17000}", font: .system(17)).layout(width: 100)
    #expect(
      opened(engine.fonts)
        == ["NotoSans-Regular", "NotoSansHebrew-Regular", "NotoSansCJKjp-Regular", "NotoColorEmoji"])
  }

  @Test(arguments: [
    ("ja", "NotoSansCJKjp-Regular"), ("ko", "NotoSansCJKkr-Regular"), ("zh-Hans", "NotoSansCJKsc-Regular"),
    ("zh-Hant", "NotoSansCJKtc-Regular"), ("zh-HK", "NotoSansCJKhk-Regular"), ("", "NotoSansCJKjp-Regular"),
  ])
  func hanCharactersAreDrawnAsTheLanguageDoes(language: String, face: String) throws {
    let engine = try LayoutEngine(fonts: .bundled)
    let style = TextStyle(size: 17, language: language.isEmpty ? nil : language)
    let block = engine.paragraph("直骨", font: style).layout(width: 100)
    #expect(block.glyphRuns(inLine: 0).map(\.font.face.name) == [face])
  }

  /// The manifest's description of each face agrees with its file.
  @Test func descriptionsAreThoseOfTheFiles() throws {
    for face in try TestFonts.bundled.get().faces {
      let file = try FontFace(path: face.path, index: face.faceIndex)
      #expect(face.name == file.name && face.family == file.family && face.style == file.style)
      #expect(face.weight == file.weight && face.slant == file.slant, "\(face.name)")
      #expect(face.isColor == file.isColor && face.isVariable == file.isVariable, "\(face.name)")
      #expect(face.coverage == file.coverage, "\(face.name)")
      #expect(face.languageSystems == file.languages.systems, "\(face.name)")
      #expect(face.metrics == file.metrics, "\(face.name)")
    }
  }

  /// A language is compared with the described language systems. No file is opened for that, so it need not
  /// exist.
  @Test func languagesOpenNoFace() throws {
    var descriptor = FontDescriptor(
      source: .file("/nonexistent/a.ttf"), name: "A", family: "A", characters: { [0x20...0x7E] })
    let serbian = try #require(OpenTypeTag("SRB ")?.rawValue)
    descriptor.languageSystems = { [serbian] }
    let fonts = FontCollection(faces: [FontFace(descriptor)])
    #expect(fonts.languageTag(standingFor: "sr") == "sr")
    #expect(fonts.languageTag(standingFor: "de") == ShapingLanguage.undetermined.tag)
    #expect(opened(fonts).isEmpty)
    // Without the description, the file is read, and this one has no language systems.
    descriptor.languageSystems = { nil }
    let unknown = FontCollection(faces: [FontFace(descriptor)])
    #expect(unknown.languageTag(standingFor: "sr") == ShapingLanguage.undetermined.tag)
  }

  /// If a described file is deleted, its characters are shown as boxes and nothing crashes.
  @Test func aFileThatIsGoneHasNoGlyphs() throws {
    let face = FontFace(
      FontDescriptor(
        source: .file("/nonexistent/a.ttf"), faceIndex: 0, name: "A", family: "A", style: "Regular",
        weight: .regular,
        slant: .upright, isColor: false, isVariable: false, coverage: { ScalarSet([0x20...0x7E]) }))
    let fonts = FontCollection(faces: [face])
    let paragraph = Paragraph(StyledText("Hi", style: .system(17)), fonts: fonts)
    let block = paragraph.layout(width: 100)
    #expect(block.lines.count == 1)
    #expect(block.glyphRuns(inLine: 0).flatMap(\.glyphs).allSatisfy { $0.id == 0 })
    #expect(GlyphOutlines().path(of: 0, in: fonts.instance(of: face, size: 65_536)).isEmpty)
    #expect(face.contentHash.isEmpty)
  }
}
