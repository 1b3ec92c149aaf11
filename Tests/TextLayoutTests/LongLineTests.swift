import TestSupport
import TextLayout
import TextShaping
import TextUnicode
import Testing

/// Counts the work for long lines of text that must be shaped again wherever a line begins or ends.
@Suite struct LongLineTests {
  @Test(arguments: ["လ္လမ္မာ", "မြန်မာဘာသာစကားသည်", "🇩🇪🇫🇷🇯", "محمدلا", "fff"])
  func aLineIsShapedAFewTimes(_ unit: String) throws {
    let text = String(repeating: unit, count: 6_000 / unit.utf16.count)
    for wordBreak in [LineBreakOptions.WordBreak.normal, .breakAll] {
      let paragraph = try Paragraph.bundled(
        text, options: ParagraphOptions(lineBreaks: LineBreakOptions(wordBreak: wordBreak)))
      for width in [260, 20_000, Double.infinity] {
        let block = paragraph.layout(width: width)
        #expect(block.reshapeCount <= 24 * block.lines.count, "\(wordBreak) at \(width)")
        #expect(block.differencesFromFreshShaping().isEmpty, "\(wordBreak) at \(width)")
        #expect(block.lines.last?.end == text.utf16.count)
        // All widths in the range for which the lines are valid give the same lines.
        if let widest = block.validWidths.widest {
          let other = paragraph.layout(in: .fixed(LayoutUnit(rawValue: widest.rawValue - 1)))
          #expect(other.lines.map(\.start) == block.lines.map(\.start))
        }
        let narrow = paragraph.layout(in: .fixed(block.validWidths.narrowest))
        #expect(narrow.lines.map(\.start) == block.lines.map(\.start))
      }
    }
  }

  /// Balancing breaks no word that fits at the full width, also where the lines would be as many.
  @Test(arguments: [
    "bbbbbbbbbb cc", "aa bbbbbbbbbb cc", "aaaa bb\u{A0}ๆ cc ddd", "เด็ก ๆ ชอบเล่นต่าง ๆ นานา", "กๆ ข ๆ",
  ])
  func balancingBreaksNoWords(text: String) throws {
    let paragraph = try Paragraph.square(text)
    for width in stride(from: paragraph.minContentWidth().points, through: 200, by: 5) {
      let block = paragraph.balancedLayout(width: width)
      #expect(!block.lines.contains { $0.ending == .emergency }, "\(width)")
      #expect(block.lines.count == paragraph.layout(width: width).lines.count)
      let starts = block.lines.map { Array(text.utf16)[$0.start] }
      #expect(!starts.contains(0x0E46), "\(width)")
    }
  }

  @Test func balanceIsTheNarrowestWidthOfAsManyLines() throws {
    let paragraph = try Paragraph.bundled(
      "The quick brown fox jumps over the lazy dog, and then over the fence.")
    for width in stride(from: 40.0, through: 560, by: 13) {
      let count = paragraph.layout(width: width).lines.count
      let balanced = paragraph.balancedWidth(in: AvailableWidth(roundingDown: width))
      guard count > 1, balanced.length < LayoutUnit(roundingDownPoints: width) else { continue }
      #expect(paragraph.layout(in: balanced).lines.count == count)
      let narrower = LayoutUnit(rawValue: balanced.length.rawValue - 1)
      let block = paragraph.layout(in: .fixed(narrower))
      let breaksWords = block.lines.contains { $0.ending == .emergency }
      #expect(block.lines.count > count || block.size.width > narrower || breaksWords, "at \(width)")
    }
  }

  /// HarfBuzz takes quadratic time for the marks of one call, so a cluster of very many is shaped in parts, also
  /// where white space is measured by itself.
  @Test(arguments: [" ", "\u{200B}", "a"])
  func manyMarksTakeLinearTime(base: String) throws {
    let growth = try timeGrowth(to: 50_000) { count in
      let text = base + String(repeating: "\u{301}", count: count)
      let block = try Paragraph.bundled(text).layout(width: 260)
      #expect(block.lines.last?.end == count + 1)
    }
    #expect(growth < 40)
  }
}
