/// One positioned glyph of a shaped run. Lengths are in 1/65536 point, the scale HarfBuzz works at, and in 32 bits as it
/// gives them; offsets are relative to the pen.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its font.
  package let id: UInt32
  /// The UTF-16 offset, in the paragraph, of the first code unit of the cluster the glyph belongs to.
  package internal(set) var cluster: Int32
  /// How far the glyph moves the pen.
  package let xAdvance: Int32
  /// To the right of the pen.
  package let xOffset: Int32
  /// Above the baseline.
  package let yOffset: Int32
  /// HarfBuzz's flags.
  package let flags: GlyphFlags

  /// A glyph with its lengths in 1/65536 point.
  package init(
    id: UInt32, cluster: Int32, xAdvance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0,
    flags: GlyphFlags = []
  ) {
    self.id = id
    self.cluster = cluster
    self.xAdvance = xAdvance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.flags = flags
  }

  /// The glyph in a text where its cluster starts elsewhere.
  @inline(__always)
  package func moved(by distance: Int32) -> Glyph {
    var glyph = self
    glyph.cluster &+= distance
    return glyph
  }

  /// The glyph with room added after it, or before it where `movesGlyph` says so; 1/65536 point.
  package func widened(by room: Int32, movesGlyph: Bool = false) -> Glyph {
    Glyph(
      id: id, cluster: cluster, xAdvance: xAdvance &+ room, xOffset: movesGlyph ? xOffset &+ room : xOffset,
      yOffset: yOffset, flags: flags)
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
