import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests shaping: emoji presentation, letter spacing, cuts inside a shaped context, direction, cached state.
extension RecurringBugTests {
  private func runs(_ text: String) throws -> [GlyphRun] {
    try Paragraph.bundled(text).layout(width: .infinity).glyphRuns(inLine: 0)
  }

  @Test(
    "parley #617, #637, #692, #744: digits and signs are no emoji",
    arguments: ["0123456789", "#", "*", "©", "®", "™", "a1b2 #3", "‼", "↔", "❤", "☺"])
  func digitsAreNoEmoji(_ text: String) throws {
    #expect(try runs(text).allSatisfy { !$0.font.face.isColor })
    #expect(try Paragraph.bundled(text).layout(width: .infinity).warnings == [])
  }

  @Test(
    "cosmic-text #68, #256, #275, #328, pretext #398: what is shown as an emoji is one coloured glyph",
    arguments: ["😀", "❤\u{FE0F}", "☺\u{FE0F}", "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "🇩🇪", "👩‍👩‍👧‍👦", "👍🏽"])
  func emojiAreOneGlyph(_ text: String) throws {
    let runs = try runs("a" + text + "b")
    let colored = runs.filter(\.font.face.isColor)
    #expect(colored.map(\.range) == [1..<1 + text.utf16.count])
    #expect(colored.flatMap(\.glyphs).count == 1)
  }

  @Test("pango #866: the text selector is heard")
  func textSelectorIsHeard() throws {
    for text in ["☺\u{FE0E}", "❤\u{FE0E}", "☀\u{FE0E}"] {
      #expect(try runs(text).allSatisfy { !$0.font.face.isColor }, "\(text)")
    }
  }

  @Test("parley #515, #713, #731, pretext #397: letter spacing keeps Arabic joined")
  func letterSpacingKeepsArabicJoined() throws {
    func layout(_ spacing: Double) throws -> TextBlock {
      let style = TextStyle(size: 16, letterSpacing: spacing)
      return Paragraph(StyledText("محمد سلام", style: style), fonts: try TestFonts.bundled.get())
        .layout(width: .infinity)
    }
    let plain = try layout(0)
    let spaced = try layout(4)
    func glyphs(_ block: TextBlock) -> [UInt32] { block.glyphRuns(inLine: 0).flatMap { $0.glyphs.map(\.id) } }
    #expect(glyphs(spaced) == glyphs(plain))
    // The spacing applies to the space between the words, not to the letters.
    #expect(spaced.size.width == plain.size.width + 4)
  }

  @Test("parley #515, #713, #731: letter spacing takes optional ligatures apart")
  func letterSpacingTakesLigaturesApart() throws {
    let face = try FontFace(
      path: Repository.url("Fonts/Files/NotoSans-Italic.ttf").path)
    func layout(_ spacing: Double) -> TextBlock {
      let style = TextStyle(size: 1_000, letterSpacing: spacing)
      return Paragraph(StyledText("office", style: style), fonts: FontCollection(faces: [face]))
        .layout(width: .infinity)
    }
    #expect(layout(0).glyphRuns(inLine: 0).flatMap(\.glyphs).count == 4)
    let spaced = layout(100)
    #expect(spaced.glyphRuns(inLine: 0).flatMap(\.glyphs).map(\.cluster) == [0, 1, 2, 3, 4, 5])
  }

  @Test("parley #731: letter spacing counts once for a letter with its marks")
  func letterSpacingCountsClusters() throws {
    func width(_ text: String, _ spacing: Double) throws -> LayoutUnit {
      let style = TextStyle(size: 16, letterSpacing: spacing)
      return Paragraph(StyledText(text, style: style), fonts: try TestFonts.bundled.get()).maxContentWidth
    }
    let marked = "e\u{301}x\u{323}\u{302}"
    #expect(try width(marked, 4) == width(marked, 0) + 8)
  }

  @Test(
    "parley #483, harfbuzz #224, #1463, PR #3297: cuts keep what their context shaped",
    arguments: ["ببببببببب", "محمدمحمدمحمد", "AVAVAVAVAV", "क्षत्रियक्षत्रिय", "လ္လမ္မာလ္လမ္မာ", "officeoffice"])
  func cutsKeepTheirContext(_ text: String) throws {
    let paragraph = try Paragraph.bundled(text)
    for width in stride(from: 1.0, through: 120, by: 1.7) {
      #expect(paragraph.layout(width: width).differencesFromFreshShaping() == [])
    }
  }

  @Test("parley #483: letters stay joined across an emergency break")
  func lettersStayJoinedAcrossBreaks() throws {
    let paragraph = try Paragraph.bundled("بببببب")
    let whole = paragraph.layout(width: .infinity)
    let block = paragraph.layout(width: whole.size.width.points * 0.6)
    #expect(block.lines.count == 2)
    func glyphs(_ block: TextBlock) -> [Int: UInt32] {
      let all = block.lines.indices.flatMap { block.glyphRuns(inLine: $0) }.flatMap(\.glyphs)
      return Dictionary(all.map { ($0.cluster, $0.id) }, uniquingKeysWith: { first, _ in first })
    }
    #expect(glyphs(block) == glyphs(whole))
  }

  @Test("parley #489: no layout leaves anything to the next")
  func noStateIsLeft() throws {
    let latin = "abc def ghi"
    let first = try Paragraph.square(latin)
    let before = [35.0, 70, 200].map { first.layout(width: $0).lines }
    for text in ["אבג \u{202E}abc\u{202C} 12", "\u{2067}ab", "שלום\n\tעולם", "", "😀👩‍👩‍👧‍👦"] {
      let other = try Paragraph.square(text)
      _ = other.layout(width: 15, options: LayoutOptions(maximumLines: 1, truncation: .middle))
      let second = try Paragraph.square(latin)
      #expect([35.0, 70, 200].map { first.layout(width: $0).lines } == before)
      #expect([35.0, 70, 200].map { second.layout(width: $0).lines } == before)
      #expect(second.layout(width: 200).glyphRuns(inLine: 0) == first.layout(width: 200).glyphRuns(inLine: 0))
    }
  }

  @Test("PebbleOS #1972: the direction is the paragraph's, not the line's")
  func directionIsTheParagraphs() throws {
    let block = try Paragraph.square("אבגד abc").layout(width: 40)
    #expect(block.lines.map(\.isRightToLeft) == [true, true])
    #expect(block.lines.map(\.frame.minX) == [0, 10])
    let latin = try Paragraph.square("abcd אבג").layout(width: 40)
    #expect(latin.lines.map(\.isRightToLeft) == [false, false])
    #expect(latin.lines.map(\.frame.minX) == [0, 0])
    // A hard break starts a new bidi paragraph.
    let both = try Paragraph.square("אב\nabc").layout(width: 100)
    #expect(both.lines.map(\.isRightToLeft) == [true, false])
  }
}
