import TextShaping

/// The positions where the graphemes of a stretch of text begin, and the end of the last one, in logical
/// order.
struct GraphemeEdges {
  /// UTF-16 offsets, ascending.
  private(set) var offsets: ContiguousArray<Int> = []
  /// The distance of each offset from the edge where reading begins; never descending.
  private(set) var distances: ContiguousArray<Advance> = []

  fileprivate mutating func append(_ offset: Int, at distance: Advance) {
    // Negative letter spacing can be larger than a letter; carets still never go backwards.
    distances.append(max(distances.last ?? .zero, distance))
    offsets.append(offset)
  }
}

extension LinePiece {
  private var isRightToLeft: Bool { level & 1 == 1 }

  /// The two ends of the piece. They are used for an ellipsis, which has no graphemes to point at.
  var outerEdges: GraphemeEdges {
    var edges = GraphemeEdges()
    edges.append(range.lowerBound, at: .zero)
    edges.append(range.upperBound, at: advance)
    return edges
  }

  /// Returns the edges of the piece's graphemes.
  ///
  /// They are computed from HarfBuzz's clusters. If graphemes share a cluster, as in a ligature, it is
  /// divided where the font says (GDEF), otherwise equally, as in `ClusterTable`.
  ///
  /// - Complexity: Linear in the piece.
  func graphemeEdges(_ clusters: ClusterTable) -> GraphemeEdges {
    var edges = GraphemeEdges()
    var grapheme = clusters.index(ofOffset: range.lowerBound)
    let end = clusters.index(ofOffset: range.upperBound)
    var before = Advance.zero
    var walk = GlyphClusters(glyphs, end: range.upperBound)
    while let cluster = walk.next() {
      let first = grapheme
      while grapheme < end, Int(clusters.offset(grapheme)) < cluster.end { grapheme += 1 }
      if first < grapheme {
        // A grapheme that began in an earlier cluster and reaches into this one gets the first share of this
        // cluster's advance.
        let reaching = Int(clusters.offset(first)) > cluster.start && first > 0 ? 1 : 0
        let inner = innerDistances(of: cluster, sharers: grapheme - first + reaching)
        for index in first..<grapheme {
          let ordinal = index - first + reaching
          edges.append(
            Int(clusters.offset(index)), at: before + (ordinal == 0 ? .zero : inner[ordinal - 1]))
        }
      }
      before += cluster.advance
    }
    while grapheme < end {
      edges.append(Int(clusters.offset(grapheme)), at: before)
      grapheme += 1
    }
    edges.append(range.upperBound, at: advance)
    return edges
  }

  /// Returns where each of the `sharers` graphemes of a cluster begins, except the first, from the cluster's
  /// leading edge.
  private func innerDistances(of cluster: GlyphClusters.Cluster, sharers: Int) -> [Advance] {
    guard sharers > 1 else { return [] }
    var pen = Advance.zero
    for glyph in glyphs[cluster.glyphs] {
      if let carets = font.instance.ligatureCarets(of: glyph.id, count: sharers - 1) {
        let left = carets.map { pen + glyph.offsetX + Advance($0) }
        let isInside = left.allSatisfy { $0 > .zero && $0 < cluster.advance }
        if isInside { return isRightToLeft ? left.reversed().map { cluster.advance - $0 } : left }
      }
      pen += glyph.advance
    }
    return (1..<sharers).map { cluster.advance.share($0, of: sharers) }
  }
}

/// HarfBuzz's clusters of a list of glyphs in logical order, whatever the order of the glyphs.
private struct GlyphClusters {
  struct Cluster {
    /// UTF-16 offsets.
    let start: Int
    let end: Int
    /// The cluster's glyphs in visual order.
    let glyphs: Range<Int>
    let advance: Advance
  }

  private let glyphs: ContiguousArray<Glyph>
  private let end: Int
  private let isDescending: Bool
  private var rest: Range<Int>

  init(_ glyphs: ContiguousArray<Glyph>, end: Int) {
    self.glyphs = glyphs
    self.end = end
    isDescending = (glyphs.first?.cluster ?? 0) > (glyphs.last?.cluster ?? 0)
    rest = glyphs.indices
  }

  /// Returns the next cluster, or nil after the last one. The last cluster extends to `end`.
  mutating func next() -> Cluster? {
    guard !rest.isEmpty else { return nil }
    let start = glyphs[isDescending ? rest.upperBound - 1 : rest.lowerBound].cluster
    var taken = isDescending ? rest.upperBound..<rest.upperBound : rest.lowerBound..<rest.lowerBound
    var advance = Advance.zero
    while taken.count < rest.count {
      let index = isDescending ? taken.lowerBound - 1 : taken.upperBound
      guard glyphs[index].cluster == start else { break }
      advance += glyphs[index].advance
      taken = isDescending ? index..<taken.upperBound : taken.lowerBound..<index + 1
    }
    rest = isDescending ? rest.lowerBound..<taken.lowerBound : taken.upperBound..<rest.upperBound
    let following =
      rest.isEmpty ? end : Int(glyphs[isDescending ? rest.upperBound - 1 : rest.lowerBound].cluster)
    return Cluster(start: Int(start), end: following, glyphs: taken, advance: advance)
  }
}
