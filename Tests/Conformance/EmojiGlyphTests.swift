import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests emoji-test 17.0: each sequence, however it is qualified, is one glyph of Noto Color Emoji and as wide as
/// every emoji. Only characters alone that are text by default keep their text presentation.
@Suite("Conformance: emoji glyphs")
struct EmojiGlyphTests {
  @Test("emoji-test 17.0: one glyph each")
  func sequencesAreOneGlyph() throws {
    let width = try #require(try shown("\u{1F600}")).width
    var counts: [Substring: Int] = [:]
    var texts = 0
    try UnicodeFile("17.0.0/emoji/emoji-test.txt").forEachLine { number, line in
      let fields = line.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
      let scalars = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      let emoji = String(String.UnicodeScalarView(scalars))
      counts[fields[1][0], default: 0] += 1
      guard let shown = try shown(emoji) else {
        throw UnicodeFile.Failure(description: "emoji-test.txt:\(number) is not one glyph")
      }
      // A character alone that is text by default, such as U+00A9 or U+2764, keeps its text presentation.
      let mayBeText = scalars.count == 1 && !scalars[0].properties.isEmojiPresentation
      if mayBeText, !shown.isColor {
        texts += 1
      } else if !shown.isColor || shown.width != width {
        throw UnicodeFile.Failure(description: "emoji-test.txt:\(number) is not shown as an emoji")
      }
    }
    print("emoji-test.txt: \(counts.sorted { $0.key < $1.key }), \(texts) as text")
    #expect(
      counts == ["fully-qualified": 3_944, "minimally-qualified": 1_029, "unqualified": 243, "component": 9])
    #expect(texts > 0)
  }

  /// Returns the font and the width of a text that is one glyph; nil if it is more, or if no font has it. The text
  /// is between letters, so that joining with neighbours is found too.
  private func shown(_ emoji: String) throws -> (isColor: Bool, width: LayoutUnit)? {
    // A skin tone would belong to the letter.
    let before = emoji.unicodeScalars.allSatisfy(\.properties.isEmojiModifier) ? "" : "a"
    let text = before + emoji + "b"
    let block = try Paragraph.bundled(text).layout(width: .infinity)
    let range = before.utf16.count..<before.utf16.count + emoji.utf16.count
    let runs = block.glyphRuns(inLine: 0)
    let own = runs.filter { $0.range.overlaps(range) }
    let glyphs = own.flatMap(\.glyphs).filter { range.contains($0.cluster) }
    let after = runs.flatMap(\.glyphs).first { $0.cluster == range.upperBound }
    guard own.count == 1, glyphs.count == 1, let after, glyphs[0].id != 0 else { return nil }
    return (own[0].font.face.isColor, after.origin.x - glyphs[0].origin.x)
  }
}
