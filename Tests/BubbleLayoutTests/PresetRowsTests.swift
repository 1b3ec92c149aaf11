import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the published rules that the preset `rows` reproduces, with one case for each. Rules about feeds
/// are tested with input formats, rules about sending with the composer.
@Suite struct PresetRowsTests {
  @Test(arguments: rows, SourceFonts.allCases)
  func row(row: SourceRow, fonts: SourceFonts) throws {
    try row.check(SourceCheck(fonts, style: .rows, width: 320))
  }

  static let rows: [SourceRow] = [
    SourceRow(
      "row",
      """
      height 75 for every message; two labels: text and user; both truncate with an ellipsis when they do not fit
      """
    ) { check in
      try check.forEachText { text, sender, _ in
        let cell = check.cell(text, from: sender)
        #expect(cell.height == 75)
        #expect(cell.bubble == nil)
        #expect(cell.parts.count == 2)
        let shown = try #require(cell.textPart)
        #expect(shown.block.lines.count == 1)
        #expect(shown.block.size.width <= 300)
        let natural = check.size(of: text, within: .infinity)
        // A line break at the very end does not truncate the text.
        let breaks = text.dropLast().contains(where: \.isNewline)
        #expect((shown.block.lines[0].hiddenRange != nil) == (natural.width > 300 || breaks))
        #expect(cell.labels(.sender).map(\.text) == [sender])
      }
      let long = check.cell("x", from: String(repeating: "name ", count: 40))
      #expect(long.height == 75)
      let label = try #require(long.labels(.sender).first)
      #expect(label.block.lines.count == 1 && label.block.lines[0].hiddenRange != nil)
      #expect(label.block.size.width <= label.frame.width)
    }
  ]
}
