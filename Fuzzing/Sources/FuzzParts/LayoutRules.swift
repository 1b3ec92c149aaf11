import BubbleLayout
import TextLayout

/// Rules that must hold for every layout of a text.
package enum LayoutRules {
  package static func check(_ block: TextBlock, width: Double, options: LayoutOptions = LayoutOptions()) {
    coverage(block, options)
    size(block)
    glyphs(block)
    idempotence(block, width: width, options)
  }

  /// Checks that the lines cover the text in order without gaps or overlaps, or its beginning if lines were
  /// cut.
  private static func coverage(_ block: TextBlock, _ options: LayoutOptions) {
    let isCut =
      options.maximumLines != nil && options.truncation == .clip
      || block.lines.contains { $0.hiddenRange != nil }
    var end = 0
    for line in block.lines where line.hiddenRange == nil {
      expect(line.start == end || isCut, "lines do not follow each other", "at \(line.start)")
      expect(line.end >= line.start && line.visibleEnd <= line.end, "a line ends before it begins", "\(line)")
      end = line.end
    }
    expect(
      end == block.paragraph.length || isCut, "lines end early", "\(end) of \(block.paragraph.length)")
  }

  private static func size(_ block: TextBlock) {
    expect(block.size.height >= 0 && block.size.width >= 0, "a size is negative", "\(block.size)")
  }

  private static func glyphs(_ block: TextBlock) {
    for (index, line) in block.lines.enumerated() {
      for run in block.glyphRuns(inLine: index) {
        expect(
          run.range.lowerBound >= 0 && run.range.upperBound <= block.paragraph.length, "a run leaves the text"
        )
        for glyph in run.glyphs where line.hiddenRange == nil {
          expect(
            run.range.contains(glyph.cluster), "a glyph is outside its run", "\(glyph.cluster) \(run.range)")
        }
      }
    }
  }

  /// Checks that the same width, and every other width in the range for which the lines are valid, gives the
  /// same lines.
  private static func idempotence(_ block: TextBlock, width: Double, _ options: LayoutOptions) {
    let paragraph = block.paragraph
    let again = paragraph.layout(width: width, options: options)
    expect(again.lines == block.lines, "the same width gives other lines")
    let starts = block.lines.map(\.start)
    let narrowest = block.validWidths.narrowest.points
    guard narrowest < 1e12 else { return }
    let narrow = paragraph.layout(width: narrowest, options: options)
    expect(
      narrow.lines.map(\.start) == starts, "the narrowest valid width gives other lines", "at \(narrowest)")
  }
}
