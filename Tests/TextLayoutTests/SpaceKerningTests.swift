import TestSupport
import TextLayout
import TextShaping
import Testing

/// Tests lines in fonts that kern letters with the space after them.
@Suite struct SpaceKerningTests {
  /// The square font at 10 points, with a `kern` table that makes the letter `g` wider or narrower before a
  /// space.
  private func paragraph(_ text: String, kerning: Double) throws -> Paragraph {
    let glyphs = try Paragraph.square("g g").layout(width: 100).glyphRuns(inLine: 0).flatMap { run in
      run.glyphs.map { Int($0.id) }
    }
    try #require(glyphs.count == 3)
    // One subtable of format 0 with one pair, in units of 1/1000 em. HarfBuzz puts one half of the kerning
    // before the space and one half after it.
    let pair = [1, 6, 0, 0, glyphs[0], glyphs[1], Int(kerning * 2 * 100)]
    let kern = ([0, 1, 0, 14 + 6, 1] + pair).flatMap { FontTables.bytes($0, 2) }
    var font = FontTables(try TestFonts.squareFile())
    let next = font.tables.firstIndex { $0.tag > "kern" } ?? font.tables.endIndex
    font.tables.insert(("kern", kern), at: next)
    let fonts = try FontCollection(sources: [.data(font.file(), name: "kerned")])
    return Paragraph(StyledText(text, style: .system(10)), fonts: fonts)
  }

  @Test func theSpaceMovesTheEndOfItsLine() throws {
    for (kerning, width) in [(6.5, 26.5), (-3, 17)] {
      let block = try paragraph("Ag ", kerning: kerning).layout(width: 100)
      #expect(block.lines.map(\.width.points) == [width])
    }
  }

  /// A word that fits only without its space is broken before its last letter.
  @Test func aWordThatFitsOnlyWithoutItsSpaceIsBroken() throws {
    let paragraph = try paragraph("Ag ", kerning: 6.5)
    for width in [20, 23.25, 26.25] {
      let block = paragraph.layout(width: width)
      #expect(block.lineTexts == ["A", "g "])
      #expect(block.lines.map(\.width.points) == [10, 16.5])
      #expect(block.validWidths == paragraph.layout(width: 12).validWidths)
      #expect(block.validWidths.widest == 26.5)
    }
    #expect(paragraph.layout(width: 26.5).lineTexts == ["Ag "])
    #expect(paragraph.layout(width: 26.5).validWidths.narrowest == 26.5)
  }

  @Test(arguments: ["Ag ", "gg g gg", "xxAg g Ag\nAg ", "ggggg Ag  g", "\u{5D0}\u{5D1}g g \u{5D0}g"])
  func validWidthsGiveTheSameLines(_ text: String) throws {
    for kerning in [6.5, 0.5, 120, -3, -12] {
      let paragraph = try paragraph(text, kerning: kerning)
      let table = LineTable(paragraph, breakingWordsBeyond: 0)
      for points in stride(from: 0, through: 400, by: 0.75) {
        let width = AvailableWidth(points)
        let block = paragraph.layout(in: width)
        let valid = block.validWidths
        #expect(valid.contains(width), "\(points) with \(kerning)")
        let last = valid.widest.map { LayoutUnit(rawValue: $0.rawValue - 1) } ?? 10_000
        for other in [valid.narrowest, last] {
          #expect(
            paragraph.layout(in: .fixed(other)).lines.map(\.start) == block.lines.map(\.start),
            "\(points) and \(other) with \(kerning)")
        }
        for line in block.lines where line.visibleEnd > line.start + 1 {
          #expect(line.width.points <= points, "\(points) with \(kerning)")
        }
        if let sums = table?.measure(in: width.length, pitch: paragraph.pitch()) {
          #expect(sums.agrees(with: paragraph.measure(in: width)), "\(points) with \(kerning)")
        }
      }
    }
  }
}
