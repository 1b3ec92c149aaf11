import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests which face shows an emoji.
@Suite struct EmojiFontTests {
  /// In the stack, Noto Sans Symbols 2 comes before the colour font. It has ⏪ and 👍, but no skin tones.
  @Test func emojiComeFromTheFirstFamilyWhereAskedFor() throws {
    let fonts = try TestFonts.bundled.get()
    func isColored(_ text: String, _ policy: LayoutPolicy = .unicode) throws -> Bool {
      let options = ParagraphOptions(policy: policy)
      let block = Paragraph(StyledText(text, style: .system(16)), options: options, fonts: fonts)
        .layout(width: .infinity)
      return try #require(block.glyphRuns(inLine: 0).first).font.face.isColor
    }
    for text in ["⏪", "👍", "👍\u{1F3FD}", "⏪\u{FE0F}", "🍅", "👩‍🚀"] {
      #expect(try isColored(text), "\(text)")
    }
    for text in ["⏪", "👍"] { #expect(try !isColored(text, .browser), "\(text)") }
    for text in ["👍\u{1F3FD}", "⏪\u{FE0F}", "🍅", "👩‍🚀"] { #expect(try isColored(text, .browser), "\(text)") }
    #expect(try !isColored("⏪\u{FE0E}") && !isColored("⏪\u{FE0E}", .browser))
  }
}
