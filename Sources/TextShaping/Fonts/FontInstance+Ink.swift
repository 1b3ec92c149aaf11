import CHarfBuzz

/// The bounding box of a glyph, in 1/65536 point from the glyph's origin, y upwards.
package struct GlyphInk: Hashable, Sendable {
  package var left: Int32
  package var right: Int32
  package var bottom: Int32
  package var top: Int32

  /// Creates a box.
  package init(left: Int32, right: Int32, bottom: Int32, top: Int32) {
    self.left = left
    self.right = right
    self.bottom = bottom
    self.top = top
  }

  /// An empty box.
  package static let none = GlyphInk(left: 0, right: 0, bottom: 0, top: 0)

  /// Whether the box is empty.
  package var isEmpty: Bool { left >= right || bottom >= top }
}

extension FontInstance {
  /// Returns the bounding box of the glyph; empty for a glyph without an outline.
  package func ink(of glyph: UInt32) -> GlyphInk {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(harfBuzzFont, glyph, &extents) != 0 else { return .none }
    return GlyphInk(
      left: extents.x_bearing, right: extents.x_bearing &+ extents.width,
      bottom: extents.y_bearing &+ extents.height, top: extents.y_bearing)
  }

  /// Returns the bounding box of the glyph with the bold and italic that renderers add.
  package func ink(of glyph: UInt32, _ synthesis: FontSynthesis) -> GlyphInk {
    var ink = ink(of: glyph)
    guard !synthesis.isEmpty, !ink.isEmpty else { return ink }
    if synthesis.contains(.bold) {
      let half = size / 48
      ink = GlyphInk(
        left: ink.left &- half, right: ink.right &+ half, bottom: ink.bottom &- half, top: ink.top &+ half)
    }
    if synthesis.contains(.italic) {
      ink.left &+= min(0, ink.bottom / 4)
      ink.right &+= max(0, ink.top / 4)
    }
    return ink
  }

  /// How far the bounding box of all glyphs extends above and below the baseline, in 1/65536 point.
  package var bounds: (above: Int64, below: Int64) {
    let em = Int64(max(1, face.metrics.unitsPerEm))
    return (Int64(face.bounds.above) * Int64(size) / em, Int64(face.bounds.below) * Int64(size) / em)
  }

  /// Whether the font's glyphs may extend beyond its ascent or descent by more than a quarter of the em,
  /// according to its own bounding box (`head`). Most fonts leave room for their marks in the ascent.
  package var exceedsItsLine: Bool { Int64(face.overreach) * 4 > Int64(face.metrics.unitsPerEm) }
}
