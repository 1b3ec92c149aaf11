import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests which lines' ink is measured, and that the box holds all outlines of the line.
@Suite struct LineInkTests {
  private static let stacked = [
    "Z" + String(repeating: "\u{300}", count: 36), "a" + String(repeating: "\u{323}", count: 30),
    "ก" + String(repeating: "\u{E49}", count: 20), "x" + String(repeating: "\u{20D7}", count: 12),
    "م" + String(repeating: "\u{651}", count: 20),
  ]

  @Test(arguments: ["Plain text", "Þe q̃uick čaffè", "ที่นี่ กำลัง", "سلام", "हिन्दी में", "日本語", "🍅👍🏽", "", "a\nb"])
  func usualTextsHaveNoInk(_ text: String) throws {
    let block = try Paragraph.bundled(text).layout(width: 80)
    #expect(block.inks.allSatisfy { ink in block.lines[ink.line].frame.height * 2 > ink.frame.height })
    if text.allSatisfy(\.isASCII) { #expect(block.inks == []) }
  }

  @Test(arguments: stacked)
  func theBoxHoldsAllOutlines(_ text: String) throws {
    let outlines = GlyphOutlines()
    for width in [30.0, 300] {
      let block = try Paragraph.bundled("one two " + text + " three four\nfive").layout(width: width)
      let inks = block.inks
      #expect(!inks.isEmpty && inks.map(\.line) == inks.map(\.line).sorted())
      for ink in inks {
        #expect(ink.frame.height > block.lines[ink.line].frame.height)
        for run in block.glyphRuns(inLine: ink.line) {
          let scale = run.font.pointSize / Double(run.font.face.metrics.unitsPerEm)
          for glyph in run.glyphs {
            guard let bounds = outlines.path(of: glyph.id, in: run.font).bounds else { continue }
            let (x, y) = (glyph.origin.x.points, glyph.origin.y.points)
            #expect(ink.frame.minX.points <= x + bounds.minimum.x * scale + 0.02)
            #expect(ink.frame.maxX.points >= x + bounds.maximum.x * scale - 0.02)
            #expect(ink.frame.minY.points <= y - bounds.maximum.y * scale + 0.02)
            #expect(ink.frame.maxY.points >= y - bounds.minimum.y * scale - 0.02)
          }
        }
      }
    }
  }
}
