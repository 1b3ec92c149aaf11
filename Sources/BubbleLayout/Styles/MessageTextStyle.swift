import TextLayout

/// How the text of a message is set.
public struct MessageTextStyle: Hashable, Sendable {
  /// What the text is set in; a message's own language wins over the font's.
  public var font: TextStyle
  /// Where lines stand beside each other; `start` and `end` follow the direction of the text.
  public var alignment: TextAlignment
  /// How wide a line may become.
  public var width: WidthRule
  /// Added to the measured width of the text, in points.
  public var widthCorrection: LayoutUnit

  /// A text of these values.
  public init(
    font: TextStyle = .system(17), alignment: TextAlignment = .start, width: WidthRule = WidthRule(),
    widthCorrection: LayoutUnit = 0
  ) {
    self.font = font
    self.alignment = alignment
    self.width = width
    self.widthCorrection = widthCorrection
  }
}

extension MessageTextStyle: StyleRecord {
  static var standard: MessageTextStyle { MessageTextStyle() }

  static var fields: [StyleField<MessageTextStyle>] {
    [
      .record("font", \.font),
      .choice("alignment", \.alignment, of: [.start, .center, .end]),
      .record("width", \.width),
      .length("widthCorrection", \.widthCorrection, in: -1_000...1_000),
    ]
  }
}
