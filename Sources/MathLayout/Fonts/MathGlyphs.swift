import TextLayout
import TextShaping

/// A glyph with its position in a token or in a stretched glyph. The origin is the start of the baseline,
/// and y points down.
struct MathGlyph {
  let id: UInt32
  let x: LayoutUnit
  let y: LayoutUnit
}

/// The glyphs of a token at one size, which are shaped once.
final class ShapedToken {
  /// Glyphs of one font.
  struct Piece {
    let font: FontInstance
    let glyphs: [MathGlyph]
  }

  let pieces: [Piece]
  let width: LayoutUnit
  /// The height of the bounding box above the baseline; negative if the box is below the baseline.
  let ascent: LayoutUnit
  /// The depth of the bounding box below the baseline; negative if the box is above the baseline.
  let descent: LayoutUnit
  /// For a single glyph, the font's italics correction: how far the slanted glyph extends beyond its advance.
  let italicsCorrection: LayoutUnit
  /// For a single glyph, how far it extends beyond its advance; negative if it does not.
  let overhang: LayoutUnit
  /// The first and the last glyph, if both are of the math font; scripts and accents are placed by these
  /// glyphs. Otherwise nil.
  let ends: (first: UInt32, last: UInt32)?
  /// Whether the token is a single glyph of the math font.
  let isSingle: Bool

  init(
    pieces: [Piece], width: LayoutUnit, ascent: LayoutUnit, descent: LayoutUnit,
    italicsCorrection: LayoutUnit,
    overhang: LayoutUnit, ends: (first: UInt32, last: UInt32)?
  ) {
    self.pieces = pieces
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.italicsCorrection = italicsCorrection
    self.overhang = overhang
    self.ends = ends
    isSingle = ends != nil && pieces.count == 1 && pieces[0].glyphs.count == 1
  }
}

/// A stretched glyph: a larger size of the font's glyph, or one assembled from parts.
final class GrownGlyph {
  let glyphs: [MathGlyph]
  /// The advance of the glyph.
  let advance: LayoutUnit
  let ascent: LayoutUnit
  let descent: LayoutUnit
  let italicsCorrection: LayoutUnit
  /// How far the glyph extends beyond its advance; negative if it does not.
  let overhang: LayoutUnit
  /// The glyph's number; nil for an assembled glyph.
  let single: UInt32?

  init(
    glyphs: [MathGlyph], advance: LayoutUnit, ascent: LayoutUnit, descent: LayoutUnit,
    italicsCorrection: LayoutUnit, overhang: LayoutUnit = .zero,
    single: UInt32?
  ) {
    self.glyphs = glyphs
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.italicsCorrection = italicsCorrection
    self.overhang = overhang
    self.single = single
  }
}
