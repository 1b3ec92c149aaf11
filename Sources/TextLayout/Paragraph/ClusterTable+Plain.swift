import TextShaping

extension ClusterTable {
  /// Adds the clusters of a left-to-right run in which every code unit is a grapheme cluster.
  ///
  /// - Parameters:
  ///   - first: The run's first glyph. All glyphs after it belong to the run.
  ///   - position: The position where the run starts.
  /// - Returns: The position after the run.
  mutating func append(
    plain run: Range<Int>, of text: ContiguousArray<UInt16>, glyphs: GlyphTable, from first: Int,
    at position: Advance
  ) -> Advance {
    let glyphs = glyphs.entries.span
    let text = text.span
    var before = position
    var place = extend(byUnits: run)
    var rows = places.mutableSpan
    var index = first
    var offset = run.lowerBound
    while offset < run.upperBound {
      // Most clusters have one glyph and one code unit.
      if offset > run.lowerBound, index &+ 1 < glyphs.count {
        let glyph = glyphs[index]
        if Int(glyph.cluster) == offset, Int(glyphs[index &+ 1].cluster) == offset &+ 1 {
          let hangs = text[offset] == 0x20 ? ClusterFlags.hangs.rawValue : 0
          rows[place] = ClusterPlace(before, ClusterFlags(glyph.flags | hangs))
          before += glyph.advance
          place &+= 1
          index &+= 1
          offset &+= 1
          continue
        }
      }
      var shaped = PlainCluster(end: run.upperBound)
      if index < glyphs.count, Int(glyphs[index].cluster) <= offset {
        let cluster = glyphs[index].cluster
        repeat {
          shaped.add(glyphs[index])
          index &+= 1
        } while index < glyphs.count && glyphs[index].cluster == cluster
      }
      if index < glyphs.count { shaped.end = Int(glyphs[index].cluster) }
      // Each run is shaped by itself, so it is safe to break at its start.
      let flags = offset == run.lowerBound ? [] : shaped.flags
      rows[place] = ClusterPlace(before, Self.flags(flags, of: text[offset]))
      place &+= 1
      if shaped.end - offset > 1 {
        // The clusters of a ligature get equal parts of its advance.
        let sharers = shaped.end - offset
        for inner in offset + 1..<shaped.end {
          rows[place] = ClusterPlace(
            before + shaped.advance.share(inner - offset, of: sharers),
            Self.flags(shaped.flags.union(.isUnsafeToBreak), of: text[inner]))
          place += 1
        }
      }
      before += shaped.advance
      offset = shaped.end
    }
    return before
  }

  @inline(__always)
  private static func flags(_ flags: ClusterFlags, of unit: UInt16) -> ClusterFlags {
    unit == 0x20 ? ClusterFlags(rawValue: flags.rawValue | ClusterFlags.hangs.rawValue) : flags
  }
}

/// One of HarfBuzz's clusters. It ends where the next cluster starts.
private struct PlainCluster {
  var end: Int
  var advance = Advance.zero
  private var rawFlags: UInt8 = 0

  init(end: Int) { self.end = end }

  var flags: ClusterFlags { ClusterFlags(rawFlags) }

  @inline(__always)
  mutating func add(_ glyph: GlyphEntry) {
    advance += glyph.advance
    rawFlags |= glyph.flags
  }
}
