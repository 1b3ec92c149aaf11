import Foundation
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests carets inside ligatures. (parley #336: the caret skips a ligature, or stays at its start.)
@Suite struct QueriesLigatureTests {
  /// Returns `office` in Noto Sans Italic at 1,000 points, so that a font unit is a point. Its glyphs: o is
  /// 563 points wide, ffi 896 with carets at 247 and 557 (GDEF), c 453, e 499.
  private func office() throws -> TextBlock {
    let face = try FontFace(path: Repository.url("Fonts/Files/NotoSans-Italic.ttf").path)
    let text = StyledText("office", style: .system(1_000))
    return Paragraph(text, fonts: FontCollection(faces: [face])).layout(width: .infinity)
  }

  private func carets(_ block: TextBlock) -> [LayoutUnit] {
    (0...block.paragraph.length).map { block.caret(at: TextPosition(offset: $0)).frame.minX }
  }

  @Test func parley336FontsSayWhereCaretsStandInLigatures() throws {
    let expected: [LayoutUnit] = [0, 563, 810, 1_120, 1_459, 1_912, 2_411]
    #expect(carets(try office()) == expected)
  }

  @Test func parley336LamAlefHasACaretInside() throws {
    // The ligature is 582 points wide with a caret at 291, and is read from right to left.
    let block = try Paragraph.bundled("لا", size: 1_000).layout(width: .infinity)
    #expect(carets(block) == [582, 291, 0])
  }

  @Test func parley336CaretsOfRightToLeftLigaturesCountFromTheRight() throws {
    // With `dlig` this is one glyph, 1183 points wide, with a caret at 736; its right part is the first
    // letter.
    var style = TextStyle.system(1_000)
    style.features = [FontFeature(tag: try #require(OpenTypeTag("dlig")), value: 1)]
    let paragraph = Paragraph(StyledText("في", style: style), fonts: try TestFonts.bundled.get())
    #expect(carets(paragraph.layout(width: .infinity)) == [1_183, 736, 0])
  }

  @Test func parley336LigaturesWithoutCaretsAreSharedOutEvenly() throws {
    // Tamil ksha is one glyph of two grapheme clusters (the virama ends the first), with no carets in GDEF.
    let paragraph = try Paragraph.bundled("க்ஷ", size: 1_000)
    let block = paragraph.layout(width: .infinity)
    #expect(block.glyphRuns(inLine: 0).flatMap(\.glyphs).count == 1)
    #expect(paragraph.graphemeBoundary(after: 0) == 2)
    #expect(block.caret(at: TextPosition(offset: 2)).frame.minX == block.size.width.half)
  }

  @Test func hitsFindTheCaretsInsideLigatures() throws {
    let block = try office()
    for (x, offset) in [(686, 1), (687, 2), (964, 2), (966, 3), (1_290, 4)] {
      #expect(block.position(at: Point(x: LayoutUnit(x), y: 1)).offset == offset)
    }
    #expect(block.selectionRects(for: 2..<3).map(\.width) == [310])
  }
}
