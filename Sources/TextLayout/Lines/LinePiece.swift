import TextShaping
import TextUnicode

/// The part of a run on a line: the unit that bidi reordering moves.
struct LinePiece {
  let font: RunFont
  /// The embedding level on this line.
  let level: UInt8
  /// The piece's UTF-16 offsets.
  let range: Range<Int>
  /// The glyphs in visual order.
  let glyphs: ContiguousArray<Glyph>
  let advance: Advance
  let baselineOffset: Advance
  /// Whether the piece is trailing white space, beyond the line's end.
  let hangs: Bool
  /// The size of the square that is drawn instead of the glyphs; nil for most pieces.
  var placeholder: EmojiSquare?
}

extension Paragraph {
  /// The pieces of a line in logical order.
  func pieces(of span: LineSpan, isRightToLeft: Bool) -> [LinePiece] {
    let measurer = LineMeasurer(self)
    let baseLevel: UInt8 = isRightToLeft ? 1 : 0
    var pieces: [LinePiece] = []
    for (index, clusters) in span.shown.enumerated() {
      let stretch = LineStretch(clusters, of: self, visibleEnd: span.visibleEnd, measurer: measurer)
      append(stretch, to: &pieces, baseLevel: baseLevel, measurer: measurer, isFirst: index == 0)
      if index == 0, let hidden = span.hidden {
        pieces.append(piece(for: ellipsis(hiding: hidden), before: pieces.last, baseLevel: baseLevel))
      }
    }
    if span.ending == .softHyphen {
      addHyphen(to: &pieces, before: Int(clusters.offset(span.visibleEnd)), level: baseLevel)
    }
    return pieces
  }

  private func append(
    _ stretch: LineStretch, to pieces: inout [LinePiece], baseLevel: UInt8, measurer: LineMeasurer,
    isFirst: Bool
  ) {
    var x = Advance.zero
    forEachRun(in: stretch.range) { run, range in
      var glyphs = glyphs(of: run, in: range, stretch: stretch, measurer: measurer)
      if let gaps { open(gaps, in: &glyphs, of: run, range, of: stretch) }
      // Tab stops are measured from the line's start. After an ellipsis this is impossible, so tabs have no
      // width.
      let advance = run.kind == .tab && !isFirst ? .zero : advance(of: run, glyphs: glyphs, at: x)
      // UAX #9 L1: tabs and trailing white space have the paragraph's level.
      let level = run.kind == .tab ? baseLevel : run.properties.level
      let split = min(max(stretch.visibleEnd, range.lowerBound), range.upperBound)
      let visible = ContiguousArray(glyphs.lazy.filter { $0.cluster < split })
      let hanging = ContiguousArray(glyphs.lazy.filter { $0.cluster >= split })
      for (range, glyphs, hangs) in [
        (range.lowerBound..<split, visible, false), (split..<range.upperBound, hanging, true),
      ] where !range.isEmpty {
        let width = run.kind == .text ? glyphs.advance : advance
        pieces.append(
          LinePiece(
            font: run.font, level: hangs ? baseLevel : level, range: range,
            glyphs: hangs && level & 1 != baseLevel & 1 && glyphs.count > 1
              ? ContiguousArray(glyphs.reversed()) : glyphs,
            advance: width, baselineOffset: run.baselineOffset, hangs: hangs,
            placeholder: run.setting.placeholder))
      }
      x += advance
    }
  }

  /// Inserts the `text-autospace` gaps before the clusters of a run, except a gap before the first cluster of
  /// the stretch.
  private func open(
    _ gaps: AutospaceGaps, in glyphs: inout ContiguousArray<Glyph>, of run: ShapedRun, _ range: Range<Int>,
    of stretch: LineStretch
  ) {
    let first = clusters.index(ofOffset: max(range.lowerBound, stretch.range.lowerBound + 1))
    let start = clusters.index(ofOffset: stretch.range.lowerBound)
    let end = clusters.index(ofOffset: range.upperBound)
    guard max(first, start + 1) < end else { return }
    gaps.forEach(in: max(first, start + 1)..<end) { cluster, gap in
      glyphs.open(gap, before: Int(clusters.offset(cluster)), isRightToLeft: run.isRightToLeft)
    }
  }

  /// Calls `body` with each run that overlaps a range of UTF-16 offsets, and with the overlap.
  func forEachRun(in range: Range<Int>, _ body: (ShapedRun, Range<Int>) -> Void) {
    guard !range.isEmpty else { return }
    var index = runs.index(atOffset: range.lowerBound)
    while index < runs.count, runs[index].range.lowerBound < range.upperBound {
      body(runs[index], runs[index].range.clamped(to: range))
      index += 1
    }
  }

  func advance(of run: ShapedRun, glyphs: ContiguousArray<Glyph>, at x: Advance) -> Advance {
    switch run.kind {
    case .text: glyphs.advance
    case .tab: tabRule.width(at: x)
    case .box: run.boxAdvance
    case .hardBreak, .collapsed: .zero
    }
  }

  /// Returns the glyphs of a run on a line. They are shaped again before the line's first safe point and
  /// after its last one (`LineMeasurer.safePoints`).
  func glyphs(
    of run: ShapedRun, in range: Range<Int>, stretch: LineStretch, measurer: LineMeasurer
  ) -> ContiguousArray<Glyph> {
    guard run.kind == .text else { return [] }
    var stretches: [(range: Range<Int>, isReshaped: Bool)] = [(range, true)]
    if let safe = stretch.safeRange?.clamped(to: range) {
      stretches = [
        (range.lowerBound..<safe.lowerBound, true), (safe, false), (safe.upperBound..<range.upperBound, true),
      ]
    }
    if run.isRightToLeft { stretches.reverse() }
    var result: ContiguousArray<Glyph> = []
    for stretch in stretches where !stretch.range.isEmpty {
      if stretch.isReshaped {
        measurer.shaper.shape(stretch.range, run.setting, into: &result)
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
      run.glyphs.partition { isPast(Int(glyphs[$0].cluster)) }
    }
    return run.isRightToLeft
      ? first { $0 < range.upperBound }..<first { $0 < range.lowerBound }
      : first { $0 >= range.lowerBound }..<first { $0 >= range.upperBound }
  }

  /// The ellipsis as a piece. Between two texts of one direction it takes that direction, otherwise the
  /// paragraph's (UAX #9 N1, N2).
  private func piece(for ellipsis: Ellipsis, before: LinePiece?, baseLevel: UInt8) -> LinePiece {
    var level = baseLevel
    let after = ellipsis.hidden.upperBound
    if let before, after < clusters.count {
      let next = runs[runs.index(atOffset: Int(clusters.offset(after)))].properties.level
      if before.level & 1 == next & 1 { level = min(before.level, next) }
    }
    return LinePiece(
      font: ellipsis.font, level: level, range: offsets(of: ellipsis.hidden), glyphs: ellipsis.glyphs,
      advance: ellipsis.advance, baselineOffset: before?.baselineOffset ?? .zero, hangs: false)
  }

  private func addHyphen(to pieces: inout [LinePiece], before end: Int, level: UInt8) {
    guard let hyphen = Hyphen(after: max(0, end - 1), runs: runs) else { return }
    let glyph = Glyph(
      id: hyphen.glyph, cluster: Int32(max(0, end - 1)), xAdvance: Int32(clamping: hyphen.advance.rawValue))
    let place = pieces.firstIndex { $0.hangs } ?? pieces.count
    let neighbour = place > 0 ? pieces[place - 1] : nil
    pieces.insert(
      LinePiece(
        font: hyphen.font, level: neighbour?.level ?? level, range: max(0, end - 1)..<end, glyphs: [glyph],
        advance: hyphen.advance, baselineOffset: neighbour?.baselineOffset ?? .zero, hangs: false),
      at: place)
  }
}
