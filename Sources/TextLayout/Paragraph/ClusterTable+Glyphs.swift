import TextShaping
import TextUnicode

extension ClusterTable {
  /// Adds the grapheme clusters of a shaped run.
  ///
  /// HarfBuzz's clusters and grapheme clusters can cut the text differently: a ligature covers several
  /// graphemes, an Indic conjunct several of HarfBuzz's. Positions come from HarfBuzz's cuts; a grapheme that
  /// starts inside one of them gets its even share.
  ///
  /// - Parameter spacesHang: Whether white space at the end of a line hangs.
  /// - Returns: The position after the run.
  mutating func append(
    _ run: ShapedRun, glyphs: GlyphTable, analysis: TextAnalysis, spacesHang: Bool,
    from position: Advance
  ) -> Advance {
    let flags = analysis.boundaries.flags.span
    // What follows a space is cut off from it where a line may begin with it, even if it is a mark.
    let starts = BoundaryFlags.graphemeStart.rawValue | BoundaryFlags.lineBreakAllowed.rawValue
    func startsCluster(_ offset: Int) -> Bool { flags[offset] & starts != 0 }
    let isWhole =
      run.properties.runsAgainstScript || Self.holdsOddFlags(run, glyphs, analysis)
      || Self.startsWithMark(run, analysis.text)
    let text = analysis.text.span
    var before = position
    var offset = run.range.lowerBound
    var walk = LogicalClusters(glyphs: glyphs.entries, range: run.glyphs, isRightToLeft: run.isRightToLeft)
    while offset < run.range.upperBound {
      // What is before the first cluster has no glyphs.
      let shaped = walk.next(from: offset, end: run.range.upperBound)
      // A grapheme that began in the cluster before and reaches into this one has the first share. One that began
      // in the run before, too long to shape whole, adds to the width and starts none here.
      let isOwnStart = startsCluster(offset)
      var sharers = isOwnStart ? 0 : 1
      for inner in offset..<shaped.end where startsCluster(inner) { sharers += 1 }
      var ordinal = isOwnStart ? 0 : 1
      for inner in offset..<shaped.end where startsCluster(inner) {
        var flags: ClusterFlags = []
        // The shaper was called for this run alone: its start is safe by construction.
        if inner != run.range.lowerBound, shaped.hasGlyphs {
          flags = ClusterFlags(shaped.flags)
          if ordinal > 0 || isWhole { flags.insert(.isUnsafeToBreak) }
        }
        if Self.hangs(text[inner]), spacesHang { flags.insert(.hangs) }
        append(
          offset: inner,
          position: ordinal == 0 ? before : before + shaped.advance.share(ordinal, of: sharers),
          flags: flags)
        ordinal += 1
      }
      before += shaped.advance
      offset = shaped.end
    }
    return before
  }

  /// Whether a run of emoji holds regional indicators that do not stand in plain pairs, each of them a cluster to HarfBuzz as
  /// well. Which of them pair up is decided from the left, over invisible characters, and where a font pairs others up than
  /// Unicode does HarfBuzz's flags may be those of a glyph that it took away. Plain pairs pair up the same wherever a line begins.
  private static func holdsOddFlags(_ run: ShapedRun, _ glyphs: GlyphTable, _ analysis: TextAnalysis) -> Bool
  {
    guard run.properties.font.face.isColor else { return false }
    let text = analysis.text.span
    guard run.range.contains(where: { text.isRegionalIndicator(at: $0) }) else { return false }
    func startsGrapheme(_ offset: Int) -> Bool { analysis.boundaries[offset].contains(.graphemeStart) }
    var walk = LogicalClusters(glyphs: glyphs.entries, range: run.glyphs, isRightToLeft: run.isRightToLeft)
    var offset = run.range.lowerBound
    while offset < run.range.upperBound {
      let end = walk.next(from: offset, end: run.range.upperBound).end
      let isPair =
        end == offset + 4 && text.isRegionalIndicator(at: offset) && text.isRegionalIndicator(at: offset + 2)
        && startsGrapheme(offset) && !startsGrapheme(offset + 2) && startsGrapheme(end)
      if !isPair, (offset..<end).contains(where: { text.isRegionalIndicator(at: $0) }) { return true }
      offset = end
    }
    return false
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

/// HarfBuzz's clusters of a run in logical order, whatever the order of its glyphs.
private struct LogicalClusters {
  struct Cluster {
    /// The offset after it.
    var end: Int
    var advance = Advance.zero
    var hasGlyphs = false
    var flags: UInt8 = 0
  }

  private let glyphs: ContiguousArray<GlyphEntry>
  private let step: Int
  private var index: Int
  private let stop: Int

  init(glyphs: ContiguousArray<GlyphEntry>, range: Range<Int>, isRightToLeft: Bool) {
    self.glyphs = glyphs
    step = isRightToLeft ? -1 : 1
    index = isRightToLeft ? range.upperBound - 1 : range.lowerBound
    stop = isRightToLeft ? range.lowerBound - 1 : range.upperBound
  }

  /// The cluster that starts at an offset; one without glyphs where the next starts later. The last one of the run
  /// reaches to `end`.
  @inline(__always)
  mutating func next(from offset: Int, end: Int) -> Cluster {
    var cluster = Cluster(end: end)
    guard index != stop else { return cluster }
    let start = glyphs[index].cluster
    guard Int(start) <= offset else {
      cluster.end = Int(start)
      return cluster
    }
    cluster.hasGlyphs = true
    repeat {
      cluster.advance += glyphs[index].advance
      cluster.flags |= glyphs[index].flags
      index += step
    } while index != stop && glyphs[index].cluster == start
    if index != stop { cluster.end = Int(glyphs[index].cluster) }
    return cluster
  }
}
