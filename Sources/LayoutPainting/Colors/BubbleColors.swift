/// The colours of a bubble that is drawn from its corners.
public struct BubbleColors: Hashable, Sendable {
  /// The inside.
  public var fill: Color
  /// The line around it, 0.75 points wide.
  public var border: Color
  /// The text on it.
  public var text: Color

  /// Colours by what they are for.
  public init(fill: Color, border: Color, text: Color) {
    self.fill = fill
    self.border = border
    self.text = text
  }
}
