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
    _ run: ShapedRun, glyphs: ContiguousArray<Glyph>, analysis: TextAnalysis, from position: Advance
  ) -> Advance {
    let starts = GraphemeStarts(analysis.boundaries)
    var walk = LogicalClusters(glyphs: glyphs, range: run.glyphs, isRightToLeft: run.isRightToLeft)
    var shaped = walk.next(end: run.range.upperBound)
    var before = position
    var offset = run.range.lowerBound
    // Of the shaped cluster around `offset`: how many graphemes share it, and which of them comes next.
    var sharers = 1
    var ordinal = 0
    var isEntered = false
    let isWhole =
      run.properties.runsAgainstScript || Self.holdsFlags(run, analysis.text)
      || Self.startsWithMark(run, analysis.text)
    // A run that starts inside a cluster too long to shape whole adds to its width and starts none.
    while offset < run.range.upperBound, !starts[offset] { offset += 1 }
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
          let isOwnStart = starts[cluster.start]
          sharers = starts.count(in: cluster.start..<cluster.end) + (isOwnStart ? 0 : 1)
          ordinal = isOwnStart ? 0 : 1
          isEntered = true
        }
        here += cluster.advance.share(ordinal, of: max(1, sharers))
        ordinal += 1
        if cluster.start < offset || cluster.isUnsafeToBreak || isWhole { flags = .isUnsafeToBreak }
        if cluster.isUnsafeToConcat { flags.insert(.isUnsafeToConcat) }
      }
      // The shaper was called for this run alone: its start is safe by construction.
      if offset == run.range.lowerBound { flags = [] }
      if Self.hangs(analysis.text[offset]) { flags.insert(.hangs) }
      append(offset: offset, position: here, flags: flags)
      offset += 1
      while offset < run.range.upperBound, !starts[offset] {
        offset += 1
      }
    }
    while let cluster = shaped {
      before += cluster.advance
      shaped = walk.next(end: run.range.upperBound)
    }
    return before
  }

  /// Whether a run of emoji holds regional indicators. Which of them pair up is decided from the left, over
  /// invisible characters, without a word in HarfBuzz's flags.
  private static func holdsFlags(_ run: ShapedRun, _ text: ContiguousArray<UInt16>) -> Bool {
    guard run.properties.font.face.isColor else { return false }
    return run.range.dropFirst().contains {
      text[$0 - 1] == 0xD83C && (0xDDE6...0xDDFF).contains(text[$0])
    }
  }

  /// Whether a run starts with a mark that has nothing to stand on. HarfBuzz gives it a dotted circle, or not,
  /// by what comes after it.
  private static func startsWithMark(_ run: ShapedRun, _ text: ContiguousArray<UInt16>) -> Bool {
    let unit = text[run.range.lowerBound]
    return unit >= 0x300 && ScalarProperties(UInt32(unit)).isMark
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

/// Where grapheme clusters start. Plain bytes and a mask, because every character is asked for and calls between
/// modules are not inlined.
private struct GraphemeStarts {
  private let flags: ContiguousArray<UInt8>
  private let mask: UInt8

  init(_ boundaries: TextBoundaries) {
    flags = boundaries.flags
    mask = BoundaryFlags.graphemeStart.rawValue
  }

  subscript(offset: Int) -> Bool { flags[offset] & mask != 0 }

  func count(in range: Range<Int>) -> Int { range.reduce(0) { $0 + (self[$1] ? 1 : 0) } }
}

/// HarfBuzz's clusters of a run in logical order, whatever order its glyphs stand in.
private struct LogicalClusters {
  struct Cluster {
    var start: Int
    var end: Int
    var advance: Advance
    var isUnsafeToBreak = false
    var isUnsafeToConcat = false
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
    var cluster = Cluster(start: Int(start), end: end, advance: .zero)
    while index != stop, glyphs[index].cluster == start {
      cluster.advance += glyphs[index].advance
      cluster.isUnsafeToBreak = cluster.isUnsafeToBreak || glyphs[index].isUnsafeToBreak
      cluster.isUnsafeToConcat = cluster.isUnsafeToConcat || glyphs[index].isUnsafeToConcat
      index += step
    }
    if index != stop { cluster.end = Int(glyphs[index].cluster) }
    return cluster
  }
}
