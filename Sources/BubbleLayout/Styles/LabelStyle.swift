import TextLayout

/// A line of text in the cell, beside the bubble.
public struct LabelStyle: Hashable, Sendable {
  public var role: LabelRole
  public var box: BoxPlacement
  public var font: TextStyle
  /// `start` and `end` follow the side the message stands on, as all sideways places of a style.
  public var alignment: TextAlignment
  public var time: TimestampStyle

  public init(
    role: LabelRole, box: BoxPlacement, font: TextStyle, alignment: TextAlignment = .start,
    time: TimestampStyle = TimestampStyle()
  ) {
    self.role = role
    self.box = box
    self.font = font
    self.alignment = alignment
    self.time = time
  }
}

extension LabelStyle: StyleRecord {
  static var standard: LabelStyle {
    LabelStyle(role: .senderAndTime, box: .standard, font: .system(11))
  }

  static var fields: [StyleField<LabelStyle>] {
    [
      .choice("role", \.role, of: [.sender, .time, .senderAndTime]),
      .record("box", \.box),
      .record("font", \.font),
      .choice("alignment", \.alignment, of: [.start, .center, .end]),
      .record("time", \.time),
    ]
  }
}
