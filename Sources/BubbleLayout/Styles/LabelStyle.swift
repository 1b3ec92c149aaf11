import TextLayout

/// A line of text in the cell, beside the bubble.
public struct LabelStyle: Hashable, Sendable {
  /// What the label says.
  public var role: LabelRole
  /// Where it stands in the cell.
  public var box: BoxPlacement
  /// What it is set in.
  public var font: TextStyle
  /// `start` and `end` follow the side the message stands on, as all sideways places of a style.
  public var alignment: TextAlignment
  /// How moments are written.
  public var time: TimestampStyle

  /// A label of these values.
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
