import TextLayout
import TextShaping
import TextUnicode

/// Properties of every layout, whatever the text and the width. Each function describes a violation; nil if
/// there is none.
enum LayoutInvariants {
  /// Checks that lines cover the text in order, without gaps or overlaps.
  static func coverage(_ block: TextBlock) -> String? {
    var end = 0
    for line in block.lines {
      guard line.start == end, line.end >= line.start, line.visibleEnd <= line.end else {
        return "lines do not follow each other at \(line.start)"
      }
      end = line.end
    }
    return end == block.paragraph.length ? nil : "the lines end at \(end) of \(block.paragraph.length)"
  }

  /// Checks that no line is wider than the width, unless it is a single grapheme cluster. Under the browser
  /// policy a line may be 1/64 wider.
  static func fit(_ block: TextBlock, width: Double) -> String? {
    let room = max(0, width) + Double(block.paragraph.slack.rawValue) / 65_536
    for line in block.lines where line.width.points > room {
      let next = block.paragraph.graphemeBoundary(after: line.start)
      // A soft hyphen that has to be shown, and invisible characters after the cluster, do not count.
      if next < line.visibleEnd, !isInvisible(block, next..<line.visibleEnd) {
        return "a line is \(line.width) wide in \(width)"
      }
    }
    return nil
  }

  /// Checks that the block's height is the sum of the lines' heights, and its width that of the widest line.
  static func size(_ block: TextBlock) -> String? {
    let height = block.lines.reduce(LayoutUnit.zero) { $0 + $1.frame.height }
    let width = block.lines.map(\.frame.width).max() ?? 0
    return height == block.size.height && width == block.size.width ? nil : "lines do not sum up to the block"
  }

  /// Checks the interval of valid widths: all its widths, and the shrunk width, give the same lines; a width
  /// 1/64 point outside does not.
  static func widths(_ block: TextBlock, width: Double) -> String? {
    let paragraph = block.paragraph
    let starts = block.lines.map(\.start)
    func startsAt(_ width: Double) -> [Int] { paragraph.layout(width: width).lines.map(\.start) }
    let unit = 1.0 / 64
    let interval = block.validWidths
    guard interval.contains(width), startsAt(width) == starts else { return "layout is not idempotent" }
    if startsAt(interval.narrowest.points) != starts { return "the narrowest valid width gives other lines" }
    if startsAt(max(block.size.width.points, interval.narrowest.points)) != starts,
      block.size.width.points <= width
    {
      return "the shrunk width gives other lines"
    }
    if interval.narrowest > 0, startsAt(interval.narrowest.points - unit) == starts {
      return "a width below the interval gives the same lines"
    }
    guard let widest = interval.widest else { return nil }
    if startsAt(widest.points - unit) != starts { return "the widest valid width gives other lines" }
    if startsAt(widest.points) == starts { return "a width above the interval gives the same lines" }
    return nil
  }

  /// Checks that the visual runs of each line contain its text, with each cluster once.
  static func permutation(_ block: TextBlock) -> String? {
    for (index, line) in block.lines.enumerated() {
      let runs = block.glyphRuns(inLine: index)
      var covered = runs.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
      covered.removeAll { $0.isEmpty }
      for (left, right) in zip(covered, covered.dropFirst()) where left.upperBound > right.lowerBound {
        // A shown hyphen has the offset of the soft hyphen.
        if line.ending != .softHyphen { return "runs overlap at \(right.lowerBound)" }
      }
      for run in runs {
        for glyph in run.glyphs where !run.range.contains(glyph.cluster) {
          return "a glyph of cluster \(glyph.cluster) stands in a run of \(run.range)"
        }
      }
    }
    return nil
  }

  private static func isInvisible(_ block: TextBlock, _ range: Range<Int>) -> Bool {
    let text = block.paragraph.analysis.text
    return range.allSatisfy { ScalarProperties(UInt32(text[$0])).isDefaultIgnorable }
  }
}
