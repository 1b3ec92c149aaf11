import TextLayout

/// How one kind of message is laid out.
public struct MessageStyle: Hashable, Sendable {
  /// The side of the cell the message stands on.
  public var side: LogicalSide
  /// How its text is set.
  public var text: MessageTextStyle
  /// The shape behind it.
  public var bubble: BubbleStyle
  /// The lines beside it, in the order they are listed in the output.
  public var labels: [LabelStyle]
  /// How tall its cell is.
  public var height: CellHeight

  /// A style of these values.
  public init(
    side: LogicalSide = .start, text: MessageTextStyle = MessageTextStyle(),
    bubble: BubbleStyle = BubbleStyle(), labels: [LabelStyle] = [], height: CellHeight = CellHeight()
  ) {
    self.side = side
    self.text = text
    self.bubble = bubble
    self.labels = labels
    self.height = height
  }
}

/// Who a message is from, which chooses its style.
public enum MessageRole: String, Hashable, Sendable, CaseIterable {
  /// From the one whose screen it is.
  case sent
  /// From somebody else.
  case received
  /// From nobody: a notice.
  case notice
}

extension MessageStyle: StyleRecord {
  static var standard: MessageStyle { MessageStyle() }

  static var fields: [StyleField<MessageStyle>] {
    [
      .choice("side", \.side, of: LogicalSide.allCases),
      .record("text", \.text),
      .record("bubble", \.bubble),
      .list("labels", \.labels),
      .record("height", \.height),
    ]
  }
}
