import BubbleLayout
import TextLayout
import TextShaping

/// Glyphs of a font with their colour, for glyphs that belong to no text.
package struct ColoredGlyphs {
  package let font: FontInstance
  /// The glyphs from left to right, with positions relative to the row.
  package let glyphs: [PositionedGlyph]
  package let color: TextColor
}
