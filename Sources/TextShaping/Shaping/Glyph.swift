/// One positioned glyph of a shaped run. Lengths are in 1/65536 point, offsets relative to the pen.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its font.
  package let id: UInt32
  /// The UTF-16 offset, in the paragraph, of the first code unit of the cluster the glyph belongs to.
  package internal(set) var cluster: Int32
  /// How far the glyph moves the pen.
  package let advance: Int32
  /// To the right of the pen.
  package let offsetX: Int32
  /// Above the baseline.
  package let offsetY: Int32
  /// HarfBuzz's flags.
  package let flags: GlyphFlags

  /// A glyph with its lengths in 1/65536 point.
  package init(
    id: UInt32, cluster: Int32, advance: Int32, offsetX: Int32 = 0, offsetY: Int32 = 0,
    flags: GlyphFlags = []
  ) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.flags = flags
  }

  /// The glyph in a text where its cluster starts elsewhere.
  @inline(__always)
  func moved(by distance: Int32) -> Glyph {
    var glyph = self
    glyph.cluster &+= distance
    return glyph
  }

  /// The glyph with room added after it, or before it where `movesGlyph` says so; 1/65536 point.
  package func widened(by room: Int32, movesGlyph: Bool = false) -> Glyph {
    Glyph(
      id: id, cluster: cluster, advance: advance &+ room, offsetX: movesGlyph ? offsetX &+ room : offsetX,
      offsetY: offsetY, flags: flags)
  }
}

/// What HarfBuzz says of the start of a glyph's cluster.
package struct GlyphFlags: OptionSet, Hashable, Sendable {
  /// HarfBuzz's own bits.
  package let rawValue: UInt8

  /// Flags from HarfBuzz's bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Cutting the text there changes the glyphs around the cut.
  package static let isUnsafeToBreak = GlyphFlags(rawValue: 1)
  /// Changing the text on one side may change glyphs on the other: pieces shaped apart are joined only where this
  /// is not set.
  package static let isUnsafeToConcat = GlyphFlags(rawValue: 2)
}
