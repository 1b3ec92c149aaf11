import TextShaping

/// Measures a part of a paragraph as a line of its own.
///
/// Between the nearest safe points inside the line its glyphs are those of the whole paragraph, and their
/// advance is a difference of two sums. The clusters outside them are shaped again (HarfBuzz's
/// unsafe-to-break contract).
struct LineMeasurer {
  let clusters: ClusterTable
  let runs: [ShapedRun]
  let shaper: RunShaper
  /// Nil for a text without any.
  var gaps: AutospaceGaps?

  /// The advance of the clusters `start..<visibleEnd` in a line that spans `start..<end`. Tabs count
  /// nothing.
  func advance(from start: Int, to end: Int, visibleEnd: Int) -> Advance {
    guard start < visibleEnd else { return .zero }
    let (head, tail) = safePoints(from: start, to: end)
    guard head <= tail else { return reshapedAdvance(start..<end, visibleEnd: visibleEnd) }
    var advance = Advance.zero
    if start < head {
      advance = reshapedAdvance(start..<head, visibleEnd: visibleEnd)
      if visibleEnd <= head { return advance }
    }
    let kept = min(visibleEnd, tail)
    advance += clusters.position(kept) - clusters.position(head)
    // A line does not begin with a gap.
    if head == start, kept > head { advance = advance - gap(before: head) }
    if tail < visibleEnd {
      advance += reshapedAdvance(tail..<end, visibleEnd: visibleEnd)
      if tail > start { advance += gap(before: tail) }
    }
    return advance
  }

  /// The room that a cluster stands apart from the one before it on the same line.
  func gap(before cluster: Int) -> Advance { gaps?.gap(before: cluster) ?? .zero }

  /// The points before which the line's beginning, and after which its end, have to be shaped again: the
  /// line's own bounds if cutting there changes nothing, otherwise the nearest joints. They cross if the line
  /// contains no joint.
  func safePoints(from start: Int, to end: Int) -> (head: Int, tail: Int) {
    var head = start
    if clusters.isUnsafe(start) { while head < end, !clusters.isJoint(head) { head += 1 } }
    var tail = end
    if clusters.isUnsafe(end) { while tail > start, !clusters.isJoint(tail) { tail -= 1 } }
    return (head, tail)
  }

  /// Unsafe stretches longer than this are not measured ahead, because doing so for each opportunity in one
  /// would take quadratic time. The line breaker measures such cuts when it reaches them.
  static let longestStretch = 64

  /// The last joint before a cluster, or one that is too far away to matter.
  func lastJoint(before cluster: Int) -> Int {
    var joint = cluster - 1
    while joint > 0, cluster - joint <= Self.longestStretch, !clusters.isJoint(joint) { joint -= 1 }
    return joint
  }

  /// The advance of clusters shaped by themselves, with the gaps between them; all of one run.
  func reshapedAdvance(_ range: Range<Int>, visibleEnd: Int) -> Advance {
    var glyphs: ContiguousArray<Glyph> = []
    reshape(range, into: &glyphs)
    let end = clusters.offset(min(visibleEnd, range.upperBound))
    let advance = glyphs.reduce(.zero) { $1.cluster < end ? $0 + $1.advance : $0 }
    guard let gaps, range.count > 1 else { return advance }
    return advance
      + gaps.sum(in: range.lowerBound + 1..<max(range.lowerBound + 1, min(visibleEnd, range.upperBound)))
  }

  /// Shapes clusters by themselves, in visual order; all of one run.
  func reshape(_ range: Range<Int>, into glyphs: inout ContiguousArray<Glyph>) {
    let start = Int(clusters.offset(range.lowerBound))
    let run = runs[runs.index(atOffset: start)]
    shaper.shape(start..<Int(clusters.offset(range.upperBound)), run.setting, into: &glyphs)
  }
}

extension LineMeasurer {
  /// For the lines of a paragraph, with a shaper of its own.
  init(_ paragraph: Paragraph) {
    self.init(
      clusters: paragraph.clusters, runs: paragraph.runs,
      shaper: RunShaper(text: paragraph.units, fonts: paragraph.fonts), gaps: paragraph.gaps)
  }
}
