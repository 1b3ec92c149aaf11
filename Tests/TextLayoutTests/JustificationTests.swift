import TestSupport
import Testing
import TextLayout

/// Tests justification (CSS Text 3 §6.4) and UIKit's wrapping modes, with the square font.
@Suite struct JustificationTests {
  private func xs(_ block: TextBlock, line: Int) -> [LayoutUnit] {
    block.glyphRuns(inLine: line).flatMap(\.glyphs).filter { Int($0.cluster) < block.lines[line].visibleEnd }
      .map(\.origin.x)
  }

  private func layout(_ text: String, width: Double, fill: Bool = true) throws -> TextBlock {
    try Paragraph.square(text).layout(
      width: width,
      options: LayoutOptions(alignment: .justify, fillsWidth: fill))
  }

  @Test func spacesTakeTheFreeRoom() throws {
    let block = try layout("a b c dddd", width: 60)
    #expect(block.size.width == 60)
    #expect(xs(block, line: 0) == [0, 10, 25, 35, 50])
    #expect(block.lines[0].frame.width == 60)
  }

  @Test func theLastLineStandsAtTheStart() throws {
    let block = try layout("a b c dddd e", width: 60)
    #expect(xs(block, line: 1) == [0, 10, 20, 30, 40, 50])
    #expect(try layout("a b\nc d", width: 60).lines[0].frame.width == 30)
  }

  @Test func huggedBlocksSpreadToTheirWidestLine() throws {
    let block = try layout("a b ccccc ddd", width: 69, fill: false)
    #expect(block.lines.map(\.frame.width) == [50, 50, 30].prefix(block.lines.count).map { $0 })
    #expect(block.size.width == 50)
    #expect(xs(block, line: 0) == [0, 10, 40])
  }

  @Test func ideographsAreSpreadApart() throws {
    let block = try layout("一二三四五", width: 34)
    #expect(block.lines.map(\.end) == [3, 5])
    #expect(xs(block, line: 0) == [0, 12, 24])
  }

  @Test func latinWordsAreNotPulledApart() throws {
    let block = try layout("abc defghij", width: 60)
    #expect(xs(block, line: 0) == [0, 10, 20])
  }

  @Test func rightToLeftLinesReachBothEdges() throws {
    let block = try layout("א ב גגגגג", width: 60)
    // The space between right-to-left words is widened on its left.
    #expect(xs(block, line: 0).sorted() == [0, 40, 50])
  }

  @Test func charactersWrapAnywhere() throws {
    let block = try Paragraph.square("aa bb cc\ndd").layout(
      width: 40, options: LayoutOptions(wrap: .characters))
    #expect(block.lines.map(\.start) == [0, 4, 9])
    #expect(block.lines.map(\.ending) == [.emergency, .hardBreak, .endOfText])
  }

  @Test func nothingWrapsWhereLinesAreClipped() throws {
    let block = try Paragraph.square("aa bb cc\ndd").layout(width: 40, options: LayoutOptions(wrap: .none))
    #expect(block.lines.map(\.width) == [80, 20])
    #expect(
      block.validWidths == block.paragraph.layout(width: 500, options: LayoutOptions(wrap: .none)).validWidths
    )
  }
}
