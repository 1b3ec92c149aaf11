import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests `white-space` (CSS Text 3 §4), with the square font.
@Suite struct WhiteSpaceTests {
  private func layout(_ text: String, _ whiteSpace: WhiteSpace, width: Double = 40) throws -> TextBlock {
    try Paragraph.square(text, options: ParagraphOptions(whiteSpace: whiteSpace)).layout(width: width)
  }

  @Test func normalCollapsesRunsAndLineEnds() throws {
    let block = try layout("  aa \t\n  bb  ", .normal, width: 100)
    #expect(block.lines.count == 1)
    #expect(block.size.width == 50)
    #expect(block.lines[0].start == 0)
    #expect(block.lines[0].end == 13)
    let glyphs = block.glyphRuns(inLine: 0).flatMap(\.glyphs)
    #expect(glyphs.map(\.cluster) == [2, 3, 4, 9, 10])
    #expect(glyphs.map(\.origin.x) == [0, 10, 20, 30, 40])
  }

  @Test func normalWraps() throws {
    #expect(try layout("aa\nbb   cc", .normal).lines.map(\.width) == [20, 20, 20])
  }

  @Test func noWrapIsOneLine() throws {
    let block = try layout("aa bb\n\ncc", .noWrap)
    #expect(block.lines.count == 1)
    #expect(block.size.width == 80)
  }

  @Test func preKeepsAllAndDoesNotWrap() throws {
    let block = try layout("aa  bb cc\ndd", .pre)
    #expect(block.lines.map(\.width) == [90, 20])
  }

  @Test func preWrapKeepsAllAndWraps() throws {
    let block = try layout("a  b cc\ndd", .preWrap)
    #expect(block.lines.map(\.width) == [40, 20, 20])
  }

  @Test func preLineKeepsLineEndsAlone() throws {
    let block = try layout("  a   b  \n   cc", .preLine)
    #expect(block.lines.map(\.width) == [30, 20])
    #expect(block.lines.map(\.start) == [0, 10])
  }

  @Test func nothingButWhiteSpaceCollapsesToNothing() throws {
    let block = try layout(" \n\t ", .normal)
    #expect(block.lines.count == 1)
    #expect(block.size.width == 0)
    #expect(block.lines[0].end == 4)
  }
}
