import TestSupport
import Testing
import TextLayout
import TextShaping

/// Which face shows an emoji.
@Suite struct EmojiFontTests {
  /// Noto Sans Symbols 2 stands before the colour font and has ⏪ and 👍, but no skin tones.
  @Test func emojiComeFromTheFirstFamilyWhereAskedFor() throws {
    let fonts = try TestFonts.bundled.get()
    let inOrder = fonts.with(emojiFonts: .familyOrder)
    func isColored(_ text: String, _ fonts: FontCollection) throws -> Bool {
      let block = Paragraph(StyledText(text, style: .system(16)), fonts: fonts).layout(width: .infinity)
      return try #require(block.glyphRuns(inLine: 0).first).font.face.isColor
    }
    for text in ["⏪", "👍", "👍\u{1F3FD}", "⏪\u{FE0F}", "🍅", "👩‍🚀"] {
      #expect(try isColored(text, fonts), "\(text)")
    }
    for text in ["⏪", "👍"] { #expect(try !isColored(text, inOrder), "\(text)") }
    for text in ["👍\u{1F3FD}", "⏪\u{FE0F}", "🍅", "👩‍🚀"] { #expect(try isColored(text, inOrder), "\(text)") }
    #expect(try !isColored("⏪\u{FE0E}", fonts) && !isColored("⏪\u{FE0E}", inOrder))
  }
}
