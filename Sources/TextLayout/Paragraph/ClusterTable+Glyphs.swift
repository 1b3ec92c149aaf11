import TextShaping
import TextUnicode

extension ClusterTable {
  /// Adds the grapheme clusters of a shaped run.
  ///
  /// HarfBuzz's clusters and grapheme clusters can cut the text differently: a ligature covers several
  /// graphemes, an Indic conjunct several of HarfBuzz's. Positions come from HarfBuzz's cuts; a grapheme that
  /// starts inside one of them gets its even share.
  ///
  /// - Returns: The position after the run.
  mutating func append(
    _ run: ShapedRun, glyphs: ContiguousArray<Glyph>, analysis: TextAnalysis, from position: Int64
  ) -> Int64 {
    var walk = LogicalClusters(glyphs: glyphs, range: run.glyphs, isRightToLeft: run.isRightToLeft)
    var shaped = walk.next(end: run.range.upperBound)
    var before = position
    var offset = run.range.lowerBound
    // Of the shaped cluster around `offset`: how many graphemes share it, and which of them comes next.
    var sharers: Int64 = 1
    var ordinal: Int64 = 0
    var isEntered = false
    // A run that starts inside a cluster too long to shape whole adds to its width and starts none.
    while offset < run.range.upperBound, !analysis.boundaries[offset].contains(.graphemeStart) { offset += 1 }
    while offset < run.range.upperBound {
      while let cluster = shaped, cluster.end <= offset {
        before += cluster.advance
        shaped = walk.next(end: run.range.upperBound)
        isEntered = false
      }
      var here = before
      var flags: ClusterFlags = []
      if let cluster = shaped, cluster.start <= offset {
        if !isEntered {
          // Where a grapheme that began earlier reaches in, it has the first share.
          let isOwnStart = analysis.boundaries[cluster.start].contains(.graphemeStart)
          sharers = Self.graphemeStarts(cluster.start..<cluster.end, analysis) + (isOwnStart ? 0 : 1)
          ordinal = isOwnStart ? 0 : 1
          isEntered = true
        }
        here += cluster.advance * ordinal / max(1, sharers)
        ordinal += 1
        if cluster.start < offset || cluster.isUnsafeToBreak { flags = .isUnsafeToBreak }
      }
      // The shaper was called for this run alone: its start is safe by construction.
      if offset == run.range.lowerBound { flags = [] }
      if Self.hangs(analysis.text[offset]) { flags.insert(.hangs) }
      append(offset: offset, position: here, flags: flags)
      offset += 1
      while offset < run.range.upperBound, !analysis.boundaries[offset].contains(.graphemeStart) {
        offset += 1
      }
    }
    while let cluster = shaped {
      before += cluster.advance
      shaped = walk.next(end: run.range.upperBound)
    }
    return before
  }

  private static func graphemeStarts(_ range: Range<Int>, _ analysis: TextAnalysis) -> Int64 {
    range.reduce(0) { $0 + (analysis.boundaries[$1].contains(.graphemeStart) ? 1 : 0) }
  }

  /// White space that hangs at a line's end (CSS Text 3 §4.1.3): spaces and the other space separators, but not
  /// the ones that never break.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// HarfBuzz's clusters of a run in logical order, whatever order its glyphs stand in.
private struct LogicalClusters {
  struct Cluster {
    var start: Int
    var end: Int
    var advance: Int64
    var isUnsafeToBreak: Bool
  }

  private let glyphs: ContiguousArray<Glyph>
  private let step: Int
  private var index: Int
  private let stop: Int

  init(glyphs: ContiguousArray<Glyph>, range: Range<Int>, isRightToLeft: Bool) {
    self.glyphs = glyphs
    step = isRightToLeft ? -1 : 1
    index = isRightToLeft ? range.upperBound - 1 : range.lowerBound
    stop = isRightToLeft ? range.lowerBound - 1 : range.upperBound
  }

  /// The next cluster; the last one of the run reaches to `end`.
  mutating func next(end: Int) -> Cluster? {
    guard index != stop else { return nil }
    let start = glyphs[index].cluster
    var cluster = Cluster(start: Int(start), end: end, advance: 0, isUnsafeToBreak: false)
    while index != stop, glyphs[index].cluster == start {
      cluster.advance += Int64(glyphs[index].advance)
      cluster.isUnsafeToBreak = cluster.isUnsafeToBreak || glyphs[index].isUnsafeToBreak
      index += step
    }
    if index != stop { cluster.end = Int(glyphs[index].cluster) }
    return cluster
  }
}
