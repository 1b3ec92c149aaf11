/// A box that stands in the text as one unbreakable character: a mention token, a custom emoji, a picture.
///
/// The text holds one U+FFFC (object replacement character) at `offset` for it.
public struct InlineBox: Hashable, Sendable {
  /// The UTF-16 offset of its U+FFFC.
  public var offset: Int
  /// In points.
  public var width: Double
  /// Above the baseline, in points.
  public var ascent: Double
  /// Below the baseline, in points; negative for a box that floats above it.
  public var descent: Double
  /// Whether it makes its line taller only by as much as it reaches out of it, whatever rule the line's height follows, as formulas do.
  /// Other boxes count as letters that reach so far, to which the rule is applied.
  public var raisesLine = false

  /// A box at the UTF-16 offset of its U+FFFC; lengths in points.
  public init(offset: Int, width: Double, ascent: Double, descent: Double, raisesLine: Bool = false) {
    self.offset = offset
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.raisesLine = raisesLine
  }
}
