import BubbleLayout
import TextLayout
import TextShaping

/// Glyphs of a font with their colour, for glyphs that belong to no text.
package struct ColoredGlyphs {
  package let font: FontInstance
  /// Relative to the row, from left to right.
  package let glyphs: [PositionedGlyph]
  package let color: TextColor
}
