/// A box in the text that counts as one unbreakable character: a mention token, a custom emoji, a picture.
///
/// The text has one U+FFFC (object replacement character) at `offset` for it.
public struct InlineBox: Hashable, Sendable {
  /// The UTF-16 offset of the box's U+FFFC.
  public var offset: Int
  /// The width, in points.
  public var width: Double
  /// The height above the baseline, in points.
  public var ascent: Double
  /// The depth below the baseline, in points; negative for a box that floats above it.
  public var descent: Double
  /// Whether the box makes its line taller only by the amount by which it exceeds the line, whatever the line
  /// height rule; formulas do this. Other boxes count as letters with the same ascent and descent, to which
  /// the rule applies.
  public var raisesLine = false

  /// Creates a box at the UTF-16 offset of its U+FFFC; lengths in points.
  public init(offset: Int, width: Double, ascent: Double, descent: Double, raisesLine: Bool = false) {
    self.offset = offset
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.raisesLine = raisesLine
  }
}
