import TextLayout
import TextShaping

/// A glyph with its place in what it is part of: from the start of the baseline, y downwards.
struct MathGlyph {
  let id: UInt32
  let x: LayoutUnit
  let y: LayoutUnit
}

/// The glyphs of a token, shaped once for a size.
final class ShapedToken {
  /// Glyphs of one font.
  struct Piece {
    let font: FontInstance
    let glyphs: [MathGlyph]
  }

  let pieces: [Piece]
  let width: LayoutUnit
  /// Of the glyph's bounding box; negative if it is below the baseline.
  let ascent: LayoutUnit
  /// Of the glyph's bounding box; negative if it is above the baseline.
  let descent: LayoutUnit
  /// Of a single glyph by how much it leans over its advance, as the font says.
  let italicsCorrection: LayoutUnit
  /// For a single glyph, how far it extends beyond its advance; negative if it does not.
  let overhang: LayoutUnit
  /// The first and the last glyph, where they are of the math font: scripts and accents stand by them.
  let ends: (first: UInt32, last: UInt32)?
  /// Whether it is a single glyph of the math font.
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

/// A glyph that has grown: a larger one of the font, or one put together.
final class GrownGlyph {
  let glyphs: [MathGlyph]
  /// How far it moves the pen.
  let advance: LayoutUnit
  let ascent: LayoutUnit
  let descent: LayoutUnit
  let italicsCorrection: LayoutUnit
  /// How far the glyph extends beyond its advance; negative if it does not.
  let overhang: LayoutUnit
  /// The glyph; nil for one put together.
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
