import TestSupport
import Testing
import TextLayout

/// A layout says when it may be wrong (pretext #334 asks for it).
@Suite struct DoubtTests {
  @Test func plainTextRaisesNone() throws {
    #expect(try Paragraph.bundled("Plain text").layout(width: 260).doubts == [])
  }

  @Test func charactersWithoutAFontAreReported() throws {
    #expect(try Paragraph.bundled("a \u{13000} b").layout(width: 260).doubts == .lastResortGlyph)
  }

  @Test func hanWithoutALanguageIsReported() throws {
    #expect(try Paragraph.bundled("直す").layout(width: 260).doubts == .missingLanguage)
    #expect(try Paragraph.bundled("直す", language: "ja").layout(width: 260).doubts == [])
  }

  @Test func emergencyBreaksAreReported() throws {
    let paragraph = try Paragraph.bundled("unbreakable")
    #expect(paragraph.layout(width: 30).doubts == .emergencyBreak)
    #expect(paragraph.layout(width: 300).doubts == [])
  }
}
