import TextShaping

/// A difference between the glyphs of a line in a layout and those of the line shaped by itself.
package struct LineDifference: Hashable, Sendable, CustomStringConvertible {
  /// The line's index.
  package let line: Int
  /// The UTF-16 offsets of the run that differs.
  package let range: Range<Int>
  /// A description of the difference.
  package let description: String
}

extension TextBlock {
  /// Verify mode: shapes each line again, in its paragraph's context. Compares glyphs, clusters, advances and
  /// offsets with those of the layout, and the line's width with the sum of the advances.
  ///
  /// The layout reuses the glyphs of the paragraph and reshapes text at unsafe cuts. The result must equal
  /// that of shaping the line. HarfBuzz promises this; this method checks that promise and our use of it.
  ///
  /// - Returns: The differences; empty if there are none.
  /// - Complexity: As shaping the whole text once more.
  package func differencesFromFreshShaping() -> [LineDifference] {
    let shaper = RunShaper(text: paragraph.units, fonts: nil)
    return spans.indices.flatMap { paragraph.differences(in: spans[$0], line: $0, shaper: shaper) }
  }
}

extension Paragraph {
  fileprivate func differences(in span: LineSpan, line: Int, shaper: RunShaper) -> [LineDifference] {
    let measurer = LineMeasurer(self)
    var differences: [LineDifference] = []
    var advance = Advance.zero
    for (index, shown) in span.shown.enumerated() {
      let stretch = LineStretch(shown, of: self, visibleEnd: span.visibleEnd, measurer: measurer)
      forEachRun(in: stretch.range) { run, range in
        var fresh: ContiguousArray<Glyph> = []
        if run.kind == .text {
          shaper.shape(range, run.setting, into: &fresh)
          let used = glyphs(of: run, in: range, stretch: stretch, measurer: measurer)
          if let difference = Self.difference(between: used, and: fresh) {
            differences.append(LineDifference(line: line, range: range, description: difference))
          }
        }
        if range.lowerBound < stretch.visibleEnd, index == 0 || run.kind != .tab {
          let visible = ContiguousArray(fresh.lazy.filter { $0.cluster < stretch.visibleEnd })
          advance += self.advance(of: run, glyphs: visible, at: advance)
        }
      }
    }
    if let gaps {
      for shown in span.shown where shown.lowerBound + 1 < min(shown.upperBound, span.visibleEnd) {
        advance += gaps.sum(in: shown.lowerBound + 1..<min(shown.upperBound, span.visibleEnd))
      }
    }
    if let hidden = span.hidden { advance += ellipsis(hiding: hidden).advance }
    if span.ending == .softHyphen {
      let end = Int(clusters.offset(span.visibleEnd))
      advance += Hyphen(after: max(0, end - 1), runs: runs)?.advance ?? .zero
    }
    if advance.decided != span.advance {
      differences.append(
        LineDifference(
          line: line, range: offsets(of: span.start..<span.end),
          description:
            "the line is \(span.advance.points) points wide, but its glyphs are \(advance.points) points wide"
        ))
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
      // The flag that it is safe to cut before a glyph does not affect drawing.
      let isSame =
        left.id == right.id && left.cluster == right.cluster && left.advance == right.advance
        && left.offsetX == right.offsetX && left.offsetY == right.offsetY
      if !isSame { return "glyph \(left) instead of \(right)" }
    }
    return nil
  }
}
