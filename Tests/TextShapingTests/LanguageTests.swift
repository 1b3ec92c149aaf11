import BundledFonts
import Foundation
import TestSupport
import Testing
import TextUnicode

import TextShaping

/// Tests the language tags of messages, which are reduced to the parts that fonts can distinguish.
@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", "en"), ("EN_us", "en"), ("en-x-private", "en"), ("x-private", "und"), ("abcd", "und"),
    ("a1", "und"),
    ("zh-Hant-HK", "zh-hant-hk"), ("zh-Hant-CN-HK", "zh-hant"), ("zh-HK", "zh-hk"), ("zh-CN", "zh"),
    ("zh-yue-HK", "zh-hk"), ("ro-MD", "ro-md"), ("ro-RO", "ro"), ("ga-Latg-IE", "ga-latg"),
    ("sr-Latn", "sr"),
    ("en-fonipa", "und-fonipa"), ("zh-yue", "zh-yue"), ("en-yue", "und-yue"), ("i-navajo", "i-navajo"),
    ("zh+en", "zh"), ("", "und"), ("-", "und"),
    ("\u{9B}31m", "und"),
  ]) func tagsAreReduced(_ tag: String, _ expected: String) {
    #expect(LanguageTag.reduced(tag) == expected)
    #expect(LanguageTag.reduced(expected) == expected)
  }

  /// HarfBuzz gives the same result for the whole tag and the reduced one.
  @Test func noLanguageSystemIsLost() {
    var generator = SeededGenerator(seed: 7)
    let firsts = [
      "zh", "yue", "en", "ro", "ga", "mnw", "hak", "abc", "oc", "hy", "el", "art", "no", "sr", "und",
    ]
    let others = [
      "hant", "hans", "hk", "mo", "tw", "cn", "md", "th", "latg", "latn", "fonipa", "fonnapa", "geok",
      "polyton",
      "syre", "arevmda", "provenc", "yue", "gan", "abc", "1996", "us", "lojban", "nyn",
    ]
    for _ in 0..<8_000 {
      let count = Int.random(in: 0...3, using: &generator)
      let parts =
        [firsts.randomElement(using: &generator)]
        + (0..<count).map { _ in others.randomElement(using: &generator) }
      let tag = parts.compactMap(\.self).joined(separator: "-")
      let reduced = LanguageTag.reduced(tag)
      #expect(systems(reduced) == systems(tag), "\(tag) as \(reduced)")
    }
  }

  /// Returns HarfBuzz's language systems of a tag, without `UND`: fonts use their default for texts without a
  /// language.
  private func systems(_ tag: String) -> [UInt32] {
    ShapingLanguage(keeping: tag).systems.filter { $0 != OpenTypeTag("UND ")?.rawValue }
  }

  @Test func madeUpLanguagesAreOne() throws {
    let fonts = try TestFonts.bundled.get()
    let tags = Set((0..<5_000).map { fonts.languageTag(standingFor: "q\($0)-made-up\($0)") })
    #expect(tags == ["und"])
    // All possible languages of two or three letters.
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    let all = letters.flatMap { first in letters.map { first + $0 } }
    let systems = fonts.faces.reduce(into: Set()) { $0.formUnion($1.languages.systems) }
    #expect(Set(all.map { fonts.languageTag(standingFor: $0) }).count <= systems.count * 2)
    for tag in ["ja", "ko", "zh-hant", "yue", "ro"] {
      #expect(fonts.languageTag(standingFor: tag) == tag)
    }
  }

  /// Languages that a font does not distinguish are shaped as the same one, so that HarfBuzz needs only one
  /// plan for them.
  @Test func aFaceHasAsManyLanguagesAsItTellsApart() throws {
    let face = try FontFace(path: BundledFonts.url(for: "NotoSans-Regular.ttf").path)
    let font = FontInstance(face: face, size: FontInstance.size(points: 16))
    func language(_ tag: String) -> ShapingLanguage? {
      ShapingProperties(font: font, script: .latin, language: ShapingLanguage(tag), features: [], level: 0)
        .language
    }
    #expect(language("en") == language("pt-BR"))
    #expect(language("en") == .undetermined)
    let told = try #require(language("ro"))
    #expect(told.tag == "ro" && told != language("en"))
    #expect(language("ro-RO") == told)
  }
}
