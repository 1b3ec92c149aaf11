/// One positioned glyph of a shaped run. Lengths are in 1/65536 point, HarfBuzz's scale, and have 32 bits as
/// in HarfBuzz. `xOffset` and `yOffset` are relative to the pen.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its font.
  package let id: UInt32
  /// The UTF-16 offset, in the paragraph, of the first code unit of the glyph's cluster.
  package internal(set) var cluster: Int32
  /// How far the glyph moves the pen.
  package let xAdvance: Int32
  /// How far the glyph is drawn to the right of the pen.
  package let xOffset: Int32
  /// How far the glyph is drawn above the baseline.
  package let yOffset: Int32
  /// HarfBuzz's flags.
  package let flags: GlyphFlags

  /// Creates a glyph from lengths in 1/65536 point.
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

  /// Returns the glyph with its cluster moved by a distance in UTF-16 units.
  @inline(__always)
  package func moved(by distance: Int32) -> Glyph {
    var glyph = self
    glyph.cluster &+= distance
    return glyph
  }

  /// Returns the glyph with space added after it, or before it if `movesGlyph` is true; in 1/65536 point.
  package func widened(by room: Int32, movesGlyph: Bool = false) -> Glyph {
    Glyph(
      id: id, cluster: cluster, xAdvance: xAdvance &+ room, xOffset: movesGlyph ? xOffset &+ room : xOffset,
      yOffset: yOffset, flags: flags)
  }
}

extension Glyph: CustomStringConvertible {
  /// The glyph's number, its offset in the text, and its lengths in points, as `--verify` reports them.
  package var description: String {
    func points(_ length: Int32) -> Double { Double(length) / 65_536 }
    let place = "\(id) at offset \(cluster) with advance \(points(xAdvance))"
    guard xOffset != 0 || yOffset != 0 else { return place }
    return place + ", drawn at (\(points(xOffset)), \(points(yOffset))) from the pen"
  }
}

/// HarfBuzz's flags for the start of a glyph's cluster.
package struct GlyphFlags: OptionSet, Hashable, Sendable {
  /// HarfBuzz's own bits.
  package let rawValue: UInt8

  /// Creates flags from HarfBuzz's bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Cutting the text before the cluster changes the glyphs around the cut.
  package static let isUnsafeToBreak = GlyphFlags(rawValue: 1)
  /// Changing the text on one side may change glyphs on the other. Text that was shaped in two pieces may be
  /// joined only where this flag is not set.
  package static let isUnsafeToConcat = GlyphFlags(rawValue: 2)
}
