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

  /// A box at the UTF-16 offset of its U+FFFC; lengths in points.
  public init(offset: Int, width: Double, ascent: Double, descent: Double) {
    self.offset = offset
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}
