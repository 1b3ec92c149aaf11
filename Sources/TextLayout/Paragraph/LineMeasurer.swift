import TextShaping

/// Measures a part of a paragraph as a line of its own.
///
/// Cutting the text at the two ends of the line changes glyphs only between each end and a safe point near it
/// (`safePoints`). Between the two points the line has the glyphs of the whole paragraph, and their advance
/// is a difference of two positions. The clusters outside the two points are shaped again (HarfBuzz's
/// unsafe-to-break contract).
struct LineMeasurer {
  let clusters: ClusterTable
  let runs: [ShapedRun]
  let shaper: RunShaper
  /// The gaps of `text-autospace`; nil for a text without any.
  var gaps: AutospaceGaps?

  /// Returns the advance of the clusters `start..<visibleEnd` in a line that spans `start..<end`. Tabs have
  /// no advance here.
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
    // A gap at the start of a line is dropped.
    if head == start, kept > head { advance = advance - gap(before: head) }
    if tail < visibleEnd {
      advance += reshapedAdvance(tail..<end, visibleEnd: visibleEnd)
      if tail > start { advance += gap(before: tail) }
    }
    return advance
  }

  /// The gap of `text-autospace` between a cluster and the one before it on the same line.
  func gap(before cluster: Int) -> Advance { gaps?.gap(before: cluster) ?? .zero }

  /// Returns the two points between which the line's glyphs are those of the paragraph. The text before
  /// `head` and after `tail` has to be shaped again. If cutting at an end of the line changes nothing, the
  /// point is that end, otherwise the nearest joint (`ClusterTable.isJoint`). `head` is after `tail` if the
  /// line contains no joint.
  func safePoints(from start: Int, to end: Int) -> (head: Int, tail: Int) {
    var head = start
    if clusters.isUnsafe(start) { while head < end, !clusters.isJoint(head) { head += 1 } }
    var tail = end
    if clusters.isUnsafe(end) { while tail > start, !clusters.isJoint(tail) { tail -= 1 } }
    return (head, tail)
  }

  /// The maximum length, in clusters, of an unsafe stretch that is measured in advance. To measure a longer
  /// one at each of its opportunities would take quadratic time. The line breaker measures such cuts when it
  /// reaches them.
  static let longestStretch = 64

  /// Returns the last joint (`ClusterTable.isJoint`) before a cluster. If that is more than `longestStretch`
  /// away, returns a cluster at about that distance.
  func lastJoint(before cluster: Int) -> Int {
    var joint = cluster - 1
    while joint > 0, cluster - joint <= Self.longestStretch, !clusters.isJoint(joint) { joint -= 1 }
    return joint
  }

  /// Returns the advance of clusters shaped by themselves, with the gaps between them. They must belong to
  /// one run, or be a single cluster.
  func reshapedAdvance(_ range: Range<Int>, visibleEnd: Int) -> Advance {
    var glyphs: ContiguousArray<Glyph> = []
    reshape(range, into: &glyphs)
    let end = clusters.offset(min(visibleEnd, range.upperBound))
    let advance = glyphs.reduce(.zero) { $1.cluster < end ? $0 + $1.advance : $0 }
    guard let gaps, range.count > 1 else { return advance }
    return advance
      + gaps.sum(in: range.lowerBound + 1..<max(range.lowerBound + 1, min(visibleEnd, range.upperBound)))
  }

  /// Shapes clusters by themselves, in visual order. They must belong to one run, or be a single cluster.
  ///
  /// A cluster with very many marks has several runs (`Itemizer`), which are shaped one by one here too,
  /// because HarfBuzz takes quadratic time for the marks of one call.
  func reshape(_ range: Range<Int>, into glyphs: inout ContiguousArray<Glyph>) {
    let units = Int(clusters.offset(range.lowerBound))..<Int(clusters.offset(range.upperBound))
    let first = runs.index(atOffset: units.lowerBound)
    guard runs[first].range.upperBound < units.upperBound else {
      return shaper.shape(units, runs[first].setting, into: &glyphs)
    }
    let last = runs.index(atOffset: units.upperBound - 1)
    for index in runs[first].isRightToLeft ? Array((first...last).reversed()) : Array(first...last) {
      shaper.shape(units.clamped(to: runs[index].range), runs[index].setting, into: &glyphs)
    }
  }
}

extension LineMeasurer {
  /// Creates a measurer for the lines of a paragraph, with its own shaper.
  init(_ paragraph: Paragraph) {
    self.init(
      clusters: paragraph.clusters, runs: paragraph.runs,
      shaper: RunShaper(text: paragraph.units, fonts: paragraph.fonts), gaps: paragraph.gaps)
  }
}
