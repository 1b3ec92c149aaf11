#if Complete || Fontconfig
import BubbleLayout
import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests fonts that fontconfig lists. The list depends on the machine, but not the way in which fonts are
/// used.
@Suite(.enabled("no fonts are installed") { SystemFonts() != nil }) struct SystemFontsTests {
  let system: SystemFonts
  let fonts: FontCollection

  init() throws {
    system = try #require(SystemFonts())
    fonts = try FontSet.system.open()
  }

  @Test func bundledFontsComeAfterTheInstalledOnes() throws {
    let bundled = try TestFonts.bundled.get().faces.map(\.name)
    #expect(fonts.faces.count == system.records.count + bundled.count)
    #expect(fonts.faces.suffix(bundled.count).map(\.name) == bundled)
    #expect(fonts.faces.allSatisfy { !$0.isOpen })
    // Whatever is installed, all characters of the bundled fonts have glyphs.
    let stack = fonts.stack(weight: .regular, slant: .upright)
    for scalar in "aשक囧ߒ𝓗😀".unicodeScalars {
      #expect(stack.faceIndex(for: scalar.value, emojiPresentation: false) != nil)
    }
  }

  @Test func aFileIsListedOnceForEachFace() {
    let names = system.records.map { "\($0.source.name):\($0.faceIndex)" }
    #expect(Set(names).count == names.count)
    #expect(
      system.records.allSatisfy {
        $0.faceIndex < 65_536 && FileManager.default.fileExists(atPath: $0.source.name)
      })
  }

  /// The properties of a font in fontconfig agree with the font, as far as layouts depend on them.
  @Test func facesAreAsTheirFilesSay() throws {
    for record in system.records.prefix(40) {
      let file = try FontFace(path: record.source.name, index: record.faceIndex)
      let face = FontFace(record)
      #expect(face.metrics == file.metrics && face.isColor == file.isColor, "\(record.source.name)")
      #expect(face.slant == file.slant || file.isVariable, "\(record.source.name)")
      // fontconfig leaves out characters whose glyphs are empty, and adds none.
      let mapped = file.coverage
      #expect(face.coverage.ranges.allSatisfy { mapped.contains(allOf: $0) }, "\(record.source.name)")
    }
  }

  @Test func familiesAreFoundByName() throws {
    let family = try #require(system.records.last?.family)
    #expect(fonts.stack(family: family, weight: .regular, slant: .upright).faces.first?.family == family)
    #expect(
      fonts.stack(family: "Noto Sans Osage", weight: .regular, slant: .upright).faces.first?.family
        == "Noto Sans Osage")
  }

  /// The order of fonts depends on the language; languages that fontconfig does not know have the default
  /// order.
  @Test func languagesHaveTheirOrder() {
    #expect(system.key(forLanguage: "zh-Hant-HK") == "zh-hk")
    #expect(system.key(forLanguage: "zh-Hant") == "zh-tw")
    #expect(system.key(forLanguage: "zh") == "zh-cn")
    #expect(system.key(forLanguage: "pt-BR") == "pt")
    #expect(system.key(forLanguage: "sr-Latn-RS") == "sr")
    #expect(system.key(forLanguage: "qqq") == nil)
    #expect(system.key(forLanguage: "") == nil)
    let families = Set(system.records.map(\.family))
    #expect(Set(system.families(forKey: "ja")) == families)
    #expect(system.families(forKey: "ja").count == families.count)
    let unknown = fonts.stack(weight: .regular, slant: .upright, language: "qqq")
    #expect(unknown === fonts.stack(weight: .regular, slant: .upright))
  }

  @Test func aLanguageMovesFamiliesAndLosesNone() {
    let plain = fonts.stack(weight: .regular, slant: .upright).faces
    let japanese = fonts.stack(weight: .regular, slant: .upright, language: "ja").faces
    #expect(japanese.count == plain.count && Set(japanese) == Set(plain))
    #expect(japanese.first == plain.first)
    // The bundled face of the language is before those of other languages.
    let han = japanese.filter { $0.name.hasPrefix("NotoSansCJK") }.map(\.name)
    #expect(han.first == "NotoSansCJKjp-Regular")
  }
}
#endif
