import BubbleLayout
import TextLayout
import TextShaping

/// Glyphs of a font and their colour, where no text tells them.
package struct ColoredGlyphs {
  package let font: FontInstance
  /// Relative to the row, from left to right.
  package let glyphs: [PositionedGlyph]
  package let color: TextColor
}
