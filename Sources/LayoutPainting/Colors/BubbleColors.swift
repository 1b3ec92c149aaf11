/// The colours of a bubble that is a path, not a picture.
public struct BubbleColors: Hashable, Sendable {
  /// The inside.
  public var fill: Color
  /// The line around it, 0.75 points wide.
  public var border: Color
  /// The text on it.
  public var text: Color

  /// Colours of these values.
  public init(fill: Color, border: Color, text: Color) {
    self.fill = fill
    self.border = border
    self.text = text
  }
}
