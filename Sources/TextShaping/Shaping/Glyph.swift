/// One positioned glyph of a shaped run. Lengths are in 1/65536 point, the scale HarfBuzz works at, and in 32 bits, as
/// a paragraph holds one of these for each of its characters; offsets are relative to the pen.
package struct Glyph: Hashable, Sendable {
  /// The glyph's number in its font.
  package let id: UInt32
  /// The UTF-16 offset, in the paragraph, of the first code unit of the cluster the glyph belongs to.
  package let cluster: Int32
  /// How far the glyph moves the pen.
  package let xAdvance: Int32
  /// To the right of the pen.
  package let xOffset: Int32
  /// Above the baseline.
  package let yOffset: Int32
  /// HarfBuzz's word that cutting the text before this glyph's cluster changes the glyphs around the cut.
  package let isUnsafeToBreak: Bool
  /// HarfBuzz's word that changing the text on one side of the cluster's start may change glyphs on the other:
  /// pieces shaped apart are joined only where this is not set.
  package let isUnsafeToConcat: Bool

  /// A glyph with its lengths in 1/65536 point.
  package init(
    id: UInt32, cluster: Int32, xAdvance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0,
    isUnsafeToBreak: Bool = false, isUnsafeToConcat: Bool = false
  ) {
    self.id = id
    self.cluster = cluster
    self.xAdvance = xAdvance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.isUnsafeToBreak = isUnsafeToBreak
    self.isUnsafeToConcat = isUnsafeToConcat
  }

  /// The glyph with room added after it, or before it where `movesGlyph` says so; 1/65536 point.
  package func widened(by room: Int32, movesGlyph: Bool = false) -> Glyph {
    Glyph(
      id: id, cluster: cluster, xAdvance: xAdvance &+ room, xOffset: movesGlyph ? xOffset &+ room : xOffset,
      yOffset: yOffset, isUnsafeToBreak: isUnsafeToBreak, isUnsafeToConcat: isUnsafeToConcat)
  }
}
