import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that text shaped from known rules of its font equals text shaped by HarfBuzz.
@Suite struct KnownRulesTests {
  private struct Fonts {
    let known: FontCollection
    let bare: FontCollection

    init(_ faces: [FontFace]) {
      known = FontCollection(faces: faces)
      bare = FontCollection(faces: faces, cache: .off)
    }

    var shaped: Int { known.shapingPool.cache.counts.misses }

    /// Describes a difference between a text's paragraphs and lines with and without known rules; nil for
    /// none.
    func difference(_ text: String, widths: [Double] = [0, 40, 90, .infinity]) -> String? {
      let text = StyledText(text, style: .system(16))
      let (one, other) = (Paragraph(text, fonts: known), Paragraph(text, fonts: bare))
      for width in widths {
        let (left, right) = (one.layout(width: width), other.layout(width: width))
        if left.lines != right.lines { return "other lines at \(width)" }
        if left.validWidths != right.validWidths { return "other valid widths at \(width)" }
        for line in left.lines.indices where left.glyphRuns(inLine: line) != right.glyphRuns(inLine: line) {
          return "other glyphs in line \(line) at \(width)"
        }
        if let difference = left.differencesFromFreshShaping().first { return "\(difference) at \(width)" }
      }
      return nil
    }
  }

  /// Tests all emoji that Unicode lists, in rows where any emoji may be next to any other.
  @Test func emojiBesideEachOther() throws {
    let fonts = Fonts(try TestFonts.bundled.get().faces)
    let emoji = try Self.emoji()
    #expect(emoji.count > 3_500)
    var random = RandomText(seed: 21)
    for _ in 0..<6_000 {
      let row = (0...random.below(14)).map { _ in emoji[random.below(emoji.count)] }
      let text = row.joined(separator: random.below(4) == 0 ? " " : "")
      #expect(fonts.difference(text) == nil, "\(text)")
    }
  }

  /// Tests parts of emoji in unusual places: lone modifiers, joiners, halves of flags, several selectors.
  @Test func partsOfEmoji() throws {
    let fonts = Fonts(try TestFonts.bundled.get().faces)
    let parts: [String] = [
      "👩", "👨", "🤝", "🏻", "🏿", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "🇩", "🇪", "🇺", "❤", "🐰", "1", "#",
      "\u{20E3}",
      "🏴", "\u{E0067}", "\u{E0062}", "\u{E007F}", "🏳", "🌈", "\u{2060}", "\u{34F}", "🫯", "💋",
    ]
    var random = RandomText(seed: 22)
    for _ in 0..<20_000 {
      let text = (0...random.below(9)).map { _ in parts[random.below(parts.count)] }.joined()
      #expect(fonts.difference(text, widths: [0, 40, .infinity]) == nil, "\(text.debugDescription)")
    }
  }

  /// Tests letters with kerning, ligatures of two and three letters, digits, fractions and accents.
  @Test(arguments: [
    "abcdefghijklmnopqrstuvwxyz   AVTWYLPffiflffj.,-/0123456789⁄:'\"",
    "аАбвгГдтТуУфр   ,.-«»ёй", "αΑΥάΤέ ή·;,.", "一二三。「」、（ABfi）  1",
    "éèüßÀÇŁłøǅﬁ Å\u{301}x\u{327}f\u{200D}i\u{AD}ff",
  ])
  func lettersBesideEachOther(_ characters: String) throws {
    let fonts = Fonts(try TestFonts.bundled.get().faces)
    let characters = Array(characters.unicodeScalars)
    var random = RandomText(seed: 23)
    for _ in 0..<8_000 {
      var text = String.UnicodeScalarView()
      for _ in 0...random.below(30) { text.append(characters[random.below(characters.count)]) }
      #expect(fonts.difference(String(text)) == nil, "\(String(text).debugDescription)")
    }
  }

  /// HarfBuzz shapes each pair and each emoji once. Texts of known pairs and emoji need no further call.
  @Test func whatIsKnownIsNotShapedAgain() throws {
    let fonts = Fonts(try TestFonts.bundled.get().faces)
    let words = ["office", "Tomorrow", "flags", "👩‍🚀", "🇩🇪", "AVATAR", "1️⃣", "1/2"]
    func shape(_ words: [String]) {
      for _ in 0..<20 {
        _ = Paragraph(StyledText(words.joined(separator: " "), style: .system(16)), fonts: fonts.known)
      }
    }
    shape(words)
    shape(words.reversed())
    let shaped = fonts.shaped
    shape(["AVATAR", "Tomorrow", "1/2", "👩‍🚀1️⃣🇩🇪", "flags", "office"])
    #expect(
      fonts.shaped <= shaped + 3,
      "the first and the last word, which have one space, and the emoji together are new")
  }

  private static func emoji() throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Conformance/Data/Unicode/17.0.0/emoji/emoji-test.txt").standardized
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
      guard line.contains("; fully-qualified") else { return nil }
      let scalars = line.prefix { $0 != ";" }.split(separator: " ").compactMap { UInt32($0, radix: 16) }
      return String(String.UnicodeScalarView(scalars.compactMap { Unicode.Scalar($0) }))
    }
  }
}
