import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that an emoji that no font has takes the room of an emoji, so that a newer font moves nothing.
@Suite struct PlaceholderTests {
  /// Reserved for emoji, sequences with it, and a flag of a region that does not exist.
  private static let unknown = [
    "\u{1FAFF}", "\u{1FFFD}", "\u{1F469}\u{200D}\u{1FAFF}", "\u{1FAFF}\u{1F3FD}", "\u{1FAFF}\u{FE0F}",
    "\u{1FAFF}\u{FE0E}",
  ]

  private func block(
    _ text: String, _ fonts: FontCollection, _ policy: LayoutPolicy = .unicode, width: Double = .infinity
  )
    -> TextBlock
  {
    Paragraph(StyledText(text, style: .system(16)), options: ParagraphOptions(policy: policy), fonts: fonts)
      .layout(width: width)
  }

  @Test(arguments: unknown, LayoutPolicy.allCases)
  func isAsLargeAsAnEmoji(_ text: String, policy: LayoutPolicy) throws {
    let fonts = try TestFonts.bundled.get()
    for (before, after) in [("", ""), ("a ", " b"), ("ש", "ש"), ("", text)] {
      let new = block(before + text + after, fonts, policy)
      let known = block(before + "🍅" + (after == text ? "🍅" : after), fonts, policy)
      #expect(new.size == known.size, "\(before)…\(after)")
      #expect(new.differencesFromFreshShaping() == [])
      let runs = new.glyphRuns(inLine: 0).filter { $0.placeholder != nil }
      #expect(runs.count == (after == text ? 2 : 1))
      for run in runs {
        let square = try #require(run.placeholder)
        #expect(run.glyphs.count == 1 && run.glyphs[0].id == 0 && run.font.face.isColor)
        #expect(square.width == square.height && square.width > 12 && new.lines[0].frame.contains(square))
      }
      #expect(!new.missingCharacters.isEmpty && known.missingCharacters.isEmpty)
    }
  }

  /// Without a font for emoji, the square has the size of Noto Color Emoji's.
  @Test func needsNoEmojiFont() throws {
    let bundled = block("🍅", try TestFonts.bundled.get())
    let square = block("🍅", try TestFonts.square.get())
    #expect(square.size.width == bundled.size.width)
    let run = try #require(square.glyphRuns(inLine: 0).first)
    #expect(run.placeholder != nil && square.missingCharacters.map(\.codePoint) == ["U+1F345"])
  }

  /// Other missing characters, and characters that have a glyph, are shown as before.
  @Test(arguments: ["\u{2A6D6}", "a", "☺", "👍\u{20E0}", "a\u{1F3FB}", "4\u{20E3}", "🇦🇧"])
  func onlyEmojiAreReplaced(_ text: String) throws {
    let block = block(text, try TestFonts.bundled.get())
    #expect(block.glyphRuns(inLine: 0).allSatisfy { $0.placeholder == nil })
  }

  @Test func linesBreakBesideIt() throws {
    let text = String(repeating: "\u{1FAFF}", count: 7)
    let fonts = try TestFonts.bundled.get()
    for width in stride(from: 5.0, to: 150, by: 9) {
      let (new, known) = (
        block(text, fonts, width: width), block(String(repeating: "🍅", count: 7), fonts, width: width)
      )
      #expect(new.lines.map(\.start) == known.lines.map(\.start) && new.size == known.size)
      #expect(new.differencesFromFreshShaping() == [])
    }
  }
}
