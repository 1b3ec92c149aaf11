import TextLayout

/// How the text of a message is set.
public struct MessageTextStyle: Hashable, Sendable {
  public var font: TextStyle
  public var alignment: TextAlignment
  /// How wide a line may become.
  public var width: WidthRule
  /// Added to the measured width of the text, in points.
  public var widthCorrection: LayoutUnit

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
