import TextShaping
import TextUnicode

extension ClusterTable {
  /// Adds the grapheme clusters of a shaped run.
  ///
  /// HarfBuzz's clusters and grapheme clusters can divide the text differently: a ligature covers several
  /// graphemes, an Indic conjunct covers several of HarfBuzz's clusters. Positions come from HarfBuzz's
  /// clusters. If several graphemes share such a cluster, each gets an equal part of its advance.
  ///
  /// - Parameter spacesHang: Whether white space at the end of a line hangs.
  /// - Returns: The position after the run.
  mutating func append(
    _ run: ShapedRun, glyphs: GlyphTable, analysis: TextAnalysis, spacesHang: Bool,
    from position: Advance
  ) -> Advance {
    let flags = analysis.boundaries.flags.span
    // If a line may begin with a mark after a space, the space and the mark are separate clusters.
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
      // The text before the first of HarfBuzz's clusters has no glyphs.
      let shaped = walk.next(from: offset, end: run.range.upperBound)
      // A grapheme that began in the cluster before and continues in this one gets the first share of this
      // cluster's advance. A grapheme that began in the run before, because it is too long to be shaped as
      // one, adds to the width but does not start a cluster here.
      let isOwnStart = startsCluster(offset)
      var sharers = isOwnStart ? 0 : 1
      for inner in offset..<shaped.end where startsCluster(inner) { sharers += 1 }
      var ordinal = isOwnStart ? 0 : 1
      for inner in offset..<shaped.end where startsCluster(inner) {
        var flags: ClusterFlags = []
        // Each run is shaped by itself, so it is safe to break at its start.
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

  /// Whether a run of emoji has regional indicators outside plain pairs. In a plain pair, two indicators are
  /// a grapheme and also one of HarfBuzz's clusters. A font pairs indicators from the left, across invisible
  /// characters. If it pairs them in another way than Unicode, HarfBuzz's flags may belong to a glyph that
  /// HarfBuzz removed. Plain pairs are the same wherever a line begins.
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

  /// Whether a run starts with a mark that has no base. What follows the mark decides whether HarfBuzz gives
  /// it a dotted circle.
  private static func startsWithMark(_ run: ShapedRun, _ text: ContiguousArray<UInt16>) -> Bool {
    let unit = text[run.range.lowerBound]
    return unit >= 0x300 && ScalarProperties(UInt32(unit)).isMark
  }

  /// Whether a code unit is white space that hangs at the end of a line (CSS Text 3 §4.1.3): a space or
  /// another space separator, but not a no-break space.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }
}

/// HarfBuzz's clusters of a run in logical order, whatever the order of the run's glyphs.
private struct LogicalClusters {
  struct Cluster {
    /// The UTF-16 offset of the cluster's end.
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

  /// Returns the cluster that starts at an offset. If the next glyphs start later, it is a cluster without
  /// glyphs. The last cluster of the run extends to `end`.
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
