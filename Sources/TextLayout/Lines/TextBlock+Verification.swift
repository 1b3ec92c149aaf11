import TextShaping
import TextUnicode

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
          if range.lowerBound > run.range.lowerBound, hidesContext(before: range.lowerBound),
            Self.difference(between: used, and: fresh) != nil
          {
            fresh = []
            shaper.shape(run.range.lowerBound..<range.upperBound, run.setting, into: &fresh)
            fresh.removeAll { $0.cluster < range.lowerBound }
          }
          if let difference = Self.difference(between: used, and: fresh) {
            differences.append(LineDifference(line: line, range: range, description: difference))
          }
        }
        if range.lowerBound < stretch.visibleEnd, index == 0 || run.kind != .tab {
          let visible = ContiguousArray(fresh.lazy.filter { $0.cluster < stretch.visibleEnd })
          // A tab begins after the gaps before it.
          let gap =
            run.kind != .tab
            ? .zero : gaps?.sum(in: shown.lowerBound + 1..<clusters.index(ofOffset: range.lowerBound) + 1)
          advance += self.advance(of: run, glyphs: visible, at: advance + (gap ?? .zero))
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
    // Negative spacing can make the sum negative, but a line is at least 0 wide.
    advance = max(.zero, advance)
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

  /// Whether HarfBuzz cannot see the letter before an offset when it shapes the text from there on. It looks at
  /// five characters of context (`hb_buffer_add_utf16`), and Arabic and Mongolian letters join over marks and
  /// format characters.
  private func hidesContext(before offset: Int) -> Bool {
    let units = units
    let text = units.span
    var offset = offset
    for _ in 0..<5 {
      guard offset > 0 else { return false }
      offset -= 1
      if offset > 0, text.scalar(at: offset - 1).length == 2 { offset -= 1 }
      let properties = ScalarProperties(text.scalar(at: offset).value)
      guard properties.isMark || properties.generalCategory == .cf else { return false }
    }
    return true
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
