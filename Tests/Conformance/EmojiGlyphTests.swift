import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests emoji-test 17.0: each fully qualified sequence is one glyph of Noto Color Emoji, except for the
/// listed ones that the font lacks.
@Suite("Conformance: emoji glyphs")
struct EmojiGlyphTests {
  @Test("emoji-test 17.0: one glyph each")
  func sequencesAreOneGlyph() throws {
    var count = 0
    var misses: [String] = []
    let text = try UnicodeFile("17.0.0/emoji/emoji-test.txt").text
    for line in text.split(separator: "\n") where line.contains("; fully-qualified") {
      let parts = line.split(separator: "#", maxSplits: 1)
      let values = try #require(parts.first?.split(separator: ";").first).split(separator: " ")
      let scalars = values.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      try #require(parts.count == 2 && scalars.count == values.count, "\(line)")
      count += 1
      // After the sequence itself the comment gives the version and the name.
      let name = parts[1].split(separator: " ").dropFirst(2).joined(separator: " ")
      if try !isOneGlyph(String(String.UnicodeScalarView(scalars))) {
        misses.append(values.joined(separator: " ") + "\t" + name)
      }
    }
    print("emoji-test.txt: \(count) fully qualified, \(misses.count) without one glyph of their own:")
    for miss in misses { print("  " + miss) }
    #expect(count == 3_944)
    #expect(misses == (try expectedMisses()))
  }

  /// Whether an emoji is one glyph. It is between letters, so that joining with neighbours is found too.
  private func isOneGlyph(_ emoji: String) throws -> Bool {
    let runs = try Paragraph.bundled("a" + emoji + "b").layout(width: .infinity).glyphRuns(inLine: 0)
    let range = 1..<1 + emoji.utf16.count
    let own = runs.filter { $0.range.overlaps(range) }
    return own.count == 1 && own[0].range == range && own[0].font.face.isColor && own[0].glyphs.count == 1
      && own[0].glyphs[0].id != 0
  }

  private func expectedMisses() throws -> [String] {
    let list = Bundle.module.bundleURL.appendingPathComponent("Data/emoji-glyphs.misses.txt")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").map(String.init)
      .filter { !$0.hasPrefix("#") }
  }
}
