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
  /// HarfBuzz's word that cutting the text before this glyph's cluster changes the glyphs around the cut.
  package let isUnsafeToBreak: Bool
  /// HarfBuzz's word that changing the text on one side of the cluster's start may change glyphs on the other:
  /// pieces shaped apart are joined only where this is not set.
  package let isUnsafeToConcat: Bool

  /// A glyph with its lengths in 1/65536 point.
  package init(
    id: UInt32, cluster: Int32, advance: Int32, offsetX: Int32 = 0, offsetY: Int32 = 0,
    isUnsafeToBreak: Bool = false, isUnsafeToConcat: Bool = false
  ) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.isUnsafeToBreak = isUnsafeToBreak
    self.isUnsafeToConcat = isUnsafeToConcat
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
      offsetY: offsetY, isUnsafeToBreak: isUnsafeToBreak, isUnsafeToConcat: isUnsafeToConcat)
  }
}
