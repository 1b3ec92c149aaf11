import TextShaping

/// A line whose glyphs are not those of the line shaped by itself.
public struct LineDifference: Hashable, Sendable, CustomStringConvertible {
  /// The line's index.
  public let line: Int
  /// UTF-16 offsets of the run in question.
  public let range: Range<Int>
  /// What differs.
  public let description: String
}

extension TextBlock {
  /// Verify mode: shapes each line afresh, in its paragraph's context, and compares glyphs, clusters, advances
  /// and offsets with those of the layout, and the line's width with their sum.
  ///
  /// What the layout takes from the paragraph's one shaping, and what it reshapes at unsafe cuts, must come to
  /// the same as shaping the line would. HarfBuzz promises it; this checks the promise and our use of it.
  ///
  /// - Returns: No differences, if all is well.
  /// - Complexity: Shapes the whole text once more.
  public func differencesFromFreshShaping() -> [LineDifference] {
    let shaper = RunShaper(text: paragraph.analysis.shapingText)
    return spans.indices.flatMap { paragraph.differences(in: spans[$0], line: $0, shaper: shaper) }
  }
}

extension Paragraph {
  fileprivate func differences(in span: LineSpan, line: Int, shaper: RunShaper) -> [LineDifference] {
    guard span.start < span.end else { return [] }
    let measurer = LineMeasurer(clusters: clusters, runs: runs, shaper: shaper)
    let (head, tail) = measurer.safePoints(from: span.start, to: span.end)
    let start = Int(clusters.offsets[span.start])
    let end = Int(clusters.offsets[span.end])
    let visibleEnd = Int(clusters.offsets[span.visibleEnd])
    var differences: [LineDifference] = []
    var advance: Int64 = 0
    var index = runs.index(atOffset: start)
    while index < runs.count, runs[index].range.lowerBound < end {
      let run = runs[index]
      let range = max(start, run.range.lowerBound)..<min(end, run.range.upperBound)
      var fresh: ContiguousArray<Glyph> = []
      if run.kind == .text {
        shaper.shape(range, properties: run.properties, spacing: run.spacing, into: &fresh)
        let used = glyphs(of: run, in: range, span: span, head: head, tail: tail, measurer: measurer)
        if let difference = Self.difference(between: used, and: fresh) {
          differences.append(LineDifference(line: line, range: range, description: difference))
        }
      }
      if range.lowerBound < visibleEnd {
        advance += self.advance(
          of: run, glyphs: fresh.filter { $0.cluster < visibleEnd }, at: advance)
      }
      index += 1
    }
    if span.ending == .softHyphen {
      advance += Hyphen(after: max(0, visibleEnd - 1), runs: runs)?.advance ?? 0
    }
    if advance != span.advance {
      differences.append(
        LineDifference(
          line: line, range: start..<end,
          description: "the line is \(span.advance) wide, its glyphs \(advance) (in 1/65536 point)"))
    }
    return differences
  }

  private static func difference(
    between used: ContiguousArray<Glyph>, and fresh: ContiguousArray<Glyph>
  ) -> String? {
    guard used.count == fresh.count else {
      return "\(used.count) glyphs instead of \(fresh.count)"
    }
    for (left, right) in zip(used, fresh) {
      // Whether a cut before a glyph would be safe is no part of what is drawn.
      let isSame =
        left.id == right.id && left.cluster == right.cluster && left.advance == right.advance
        && left.offsetX == right.offsetX && left.offsetY == right.offsetY
      if !isSame { return "glyph \(left) instead of \(right)" }
    }
    return nil
  }
}
