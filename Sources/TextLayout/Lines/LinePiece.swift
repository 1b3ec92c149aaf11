import TextShaping
import TextUnicode

/// What a line takes of one run: the unit that bidi reordering moves.
struct LinePiece {
  let font: FontInstance
  /// The embedding level on this line.
  let level: UInt8
  /// UTF-16 offsets.
  let range: Range<Int>
  /// In visual order.
  let glyphs: ContiguousArray<Glyph>
  /// 1/65536 point.
  let advance: Int64
  let baselineOffset: Int64
  /// Whether the piece is trailing white space, beyond the line's end.
  let hangs: Bool
}

extension Paragraph {
  /// The pieces of a line in logical order.
  func pieces(of span: LineSpan, isRightToLeft: Bool) -> [LinePiece] {
    guard span.start < span.end else { return [] }
    let measurer = LineMeasurer(
      clusters: clusters, runs: runs, shaper: RunShaper(text: analysis.shapingText))
    let (head, tail) = measurer.safePoints(from: span.start, to: span.end)
    let start = Int(clusters.offsets[span.start])
    let end = Int(clusters.offsets[span.end])
    let visibleEnd = Int(clusters.offsets[max(span.start, span.visibleEnd)])
    let baseLevel: UInt8 = isRightToLeft ? 1 : 0
    var pieces: [LinePiece] = []
    var x: Int64 = 0
    var index = runs.index(atOffset: start)
    while index < runs.count, runs[index].range.lowerBound < end {
      let run = runs[index]
      let range = max(start, run.range.lowerBound)..<min(end, run.range.upperBound)
      let glyphs = glyphs(
        of: run, in: range, span: span, head: head, tail: tail, measurer: measurer)
      let advance = advance(of: run, glyphs: glyphs, at: x)
      // UAX #9 L1: tabs and trailing white space stand at the paragraph's level.
      let level = run.kind == .tab ? baseLevel : run.properties.level
      let split = min(max(visibleEnd, range.lowerBound), range.upperBound)
      let visible = ContiguousArray(glyphs.lazy.filter { $0.cluster < split })
      let hanging = ContiguousArray(glyphs.lazy.filter { $0.cluster >= split })
      for (range, glyphs, hangs) in [
        (range.lowerBound..<split, visible, false), (split..<range.upperBound, hanging, true),
      ] where !range.isEmpty {
        let width = run.kind == .text ? glyphs.reduce(0) { $0 + Int64($1.advance) } : advance
        pieces.append(
          LinePiece(
            font: run.properties.font, level: hangs ? baseLevel : level, range: range,
            glyphs: hangs && level != baseLevel && glyphs.count > 1
              ? ContiguousArray(glyphs.reversed()) : glyphs,
            advance: width, baselineOffset: run.baselineOffset, hangs: hangs))
      }
      x += advance
      index += 1
    }
    if span.ending == .softHyphen { addHyphen(to: &pieces, before: visibleEnd, level: baseLevel) }
    return pieces
  }

  func advance(of run: ShapedRun, glyphs: ContiguousArray<Glyph>, at x: Int64) -> Int64 {
    switch run.kind {
    case .text: glyphs.reduce(0) { $0 + Int64($1.advance) }
    case .tab: TabStops(tabs: tabs, distance: tabStop, positions: clusters.positions).width(at: x)
    case .box: run.boxAdvance
    case .hardBreak: 0
    }
  }

  /// The glyphs of a run on a line: reshaped up to the line's first safe point and from its last one on.
  func glyphs(
    of run: ShapedRun, in range: Range<Int>, span: LineSpan, head: Int, tail: Int, measurer: LineMeasurer
  ) -> ContiguousArray<Glyph> {
    guard run.kind == .text else { return [] }
    func offset(_ cluster: Int) -> Int { Int(clusters.offsets[min(cluster, clusters.count)]) }
    var stretches: [(range: Range<Int>, isReshaped: Bool)] = []
    if head > tail {
      stretches = [(range, true)]
    } else {
      let first = min(max(offset(head), range.lowerBound), range.upperBound)
      let last = min(max(offset(tail), first), range.upperBound)
      stretches = [(range.lowerBound..<first, true), (first..<last, false), (last..<range.upperBound, true)]
    }
    if run.isRightToLeft { stretches.reverse() }
    var result: ContiguousArray<Glyph> = []
    for stretch in stretches where !stretch.range.isEmpty {
      if stretch.isReshaped {
        measurer.shaper.shape(
          stretch.range, properties: run.properties, spacing: run.spacing, into: &result)
      } else {
        result.append(contentsOf: glyphs[glyphRange(of: run, in: stretch.range)])
      }
    }
    return result
  }

  /// The glyphs of a run's clusters in a range of UTF-16 offsets that starts and ends between clusters.
  ///
  /// Clusters ascend along a left-to-right run and descend along a right-to-left one. O(log n).
  func glyphRange(of run: ShapedRun, in range: Range<Int>) -> Range<Int> {
    func first(where isPast: (Int) -> Bool) -> Int {
      var low = run.glyphs.lowerBound
      var high = run.glyphs.upperBound
      while low < high {
        let middle = (low + high) / 2
        if isPast(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    return run.isRightToLeft
      ? first { $0 < range.upperBound }..<first { $0 < range.lowerBound }
      : first { $0 >= range.lowerBound }..<first { $0 >= range.upperBound }
  }

  private func addHyphen(to pieces: inout [LinePiece], before end: Int, level: UInt8) {
    guard let hyphen = Hyphen(after: max(0, end - 1), runs: runs) else { return }
    let glyph = Glyph(id: hyphen.glyph, cluster: Int32(max(0, end - 1)), advance: Int32(hyphen.advance))
    let place = pieces.firstIndex { $0.hangs } ?? pieces.count
    let neighbour = place > 0 ? pieces[place - 1] : nil
    pieces.insert(
      LinePiece(
        font: hyphen.font, level: neighbour?.level ?? level, range: max(0, end - 1)..<end, glyphs: [glyph],
        advance: hyphen.advance, baselineOffset: neighbour?.baselineOffset ?? 0, hangs: false),
      at: place)
  }
}
