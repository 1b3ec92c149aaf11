/// The lengths of an emoji in a font, in 1/65536 point. An emoji that no font has is shown as a square of this
/// size, so that a newer font changes no other place.
package struct EmojiSquare: Hashable, Sendable {
  /// How far the emoji moves the pen.
  package let advance: Int32
  /// The height above the baseline that the emoji adds to its line.
  package let ascent: Int64
  /// The depth below the baseline that the emoji adds to its line.
  package let descent: Int64

  /// The emoji that is measured, U+1F600. Every emoji font has it.
  static let common: UInt32 = 0x1F600

  /// Reads the lengths of a font's emoji. For a font without emoji they are those of Noto Color Emoji: 2,550
  /// units wide, 1,900 units above the baseline and 500 below it, of 2,048 units per em.
  package init(_ font: FontInstance) {
    if let glyph = font.nominalGlyph(for: Self.common), glyph.glyph != 0, glyph.advance > 0 {
      (advance, ascent, descent) = (glyph.advance, font.ascent, font.descent)
    } else {
      let size = Int64(font.size)
      advance = Int32(clamping: size * 2_550 / 2_048)
      ascent = size * 1_900 / 2_048
      descent = size * 500 / 2_048
    }
  }
}
