import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that a layout which may be wrong has warnings (requested in pretext #334).
@Suite struct WarningTests {
  @Test func plainTextRaisesNone() throws {
    #expect(try Paragraph.bundled("Plain text").layout(width: 260).warnings == [])
  }

  @Test func charactersWithoutAFontAreReported() throws {
    #expect(try Paragraph.bundled("a \u{17000} b").layout(width: 260).warnings == .lastResortGlyph)
  }

  @Test func hanWithoutALanguageIsReported() throws {
    #expect(try Paragraph.bundled("直す").layout(width: 260).warnings == .missingLanguage)
    #expect(try Paragraph.bundled("直す", language: "ja").layout(width: 260).warnings == [])
  }

  @Test func emergencyBreaksAreReported() throws {
    let paragraph = try Paragraph.bundled("unbreakable")
    #expect(paragraph.layout(width: 30).warnings == .emergencyBreak)
    #expect(paragraph.layout(width: 300).warnings == [])
  }
}

/// Tests how styles and tags affect shaping.
@Suite struct StyledTextTests {
  /// A tag, or a run in the text's own style, does not divide a ligature; a different style does.
  @Test func whatChangesNoGlyphSplitsNoShaping() throws {
    func glyphCount(_ runs: [StyleRun], _ tags: [TextTag]) throws -> Int {
      let text = StyledText("ffi", style: TextStyle(size: 16, slant: .italic), runs: runs, tags: tags)
      let block = Paragraph(text, fonts: try TestFonts.bundled.get()).layout(width: 260)
      return block.glyphRuns(inLine: 0).reduce(0) { $0 + $1.glyphs.count }
    }
    let whole = try glyphCount([], [])
    #expect(whole < 3)
    #expect(try glyphCount([], [TextTag(range: 1..<2, value: 7)]) == whole)
    #expect(try glyphCount([StyleRun(range: 1..<2, style: TextStyle(size: 16, slant: .italic))], []) == whole)
    #expect(try glyphCount([StyleRun(range: 1..<2, style: .system(16, .bold))], []) == 3)
  }
}
