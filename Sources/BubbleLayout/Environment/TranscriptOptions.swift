import TextLayout

/// What stands in a transcript beside its messages.
public struct TranscriptOptions: Hashable, Sendable {
  /// How dates stand before the first message of each day; nil for no dates.
  public var dates: SeparatorStyle?
  /// What stands before the first message that has not been read yet; nil for nothing.
  public var unread: UnreadLine?
  /// The row below the last message, while somebody types; nil while nobody does.
  public var typing: TypingRow?
  /// Whether a transcript that is shorter than the viewport stands at the viewport's lower edge.
  public var placesShortContentAtBottom: Bool
  /// Whether a viewport at the end of the transcript stays at its end over changes, whatever its anchor.
  public var keepsBottom: Bool

  /// By default messages alone.
  public init(
    dates: SeparatorStyle? = nil, unread: UnreadLine? = nil, typing: TypingRow? = nil,
    placesShortContentAtBottom: Bool = false, keepsBottom: Bool = false
  ) {
    self.dates = dates
    self.unread = unread
    self.typing = typing
    self.placesShortContentAtBottom = placesShortContentAtBottom
    self.keepsBottom = keepsBottom
  }
}

/// How a row between messages looks.
public struct SeparatorStyle: Hashable, Sendable {
  /// What its text is set in.
  public var font: TextStyle
  /// Above and below its text, in points.
  public var padding: LayoutUnit
  /// From the row above; nothing above the first message. In points.
  public var spacingAbove: LayoutUnit
  /// Down to what it stands before, in points.
  public var spacingBelow: LayoutUnit
  /// How a date is written.
  public var time: TimestampStyle

  /// A row of these values.
  public init(
    font: TextStyle = .system(12), padding: LayoutUnit = 4, spacingAbove: LayoutUnit = 12,
    spacingBelow: LayoutUnit = 12, time: TimestampStyle = TimestampStyle(date: .medium, time: .none)
  ) {
    self.font = font
    self.padding = padding
    self.spacingAbove = spacingAbove
    self.spacingBelow = spacingBelow
    self.time = time
  }
}

/// The line above the first message that has not been read yet.
public struct UnreadLine: Hashable, Sendable {
  /// The message it stands before; a message that is not in the transcript has no line.
  public var id: MessageID
  /// What it says.
  public var text: String
  /// How it looks.
  public var style: SeparatorStyle

  /// A line before a message.
  public init(before id: MessageID, text: String, style: SeparatorStyle = SeparatorStyle()) {
    self.id = id
    self.text = text
    self.style = style
  }
}

/// The row that shows that somebody types.
public struct TypingRow: Hashable, Sendable {
  /// In points.
  public var height: LayoutUnit
  /// From the last message; nothing in an empty transcript. In points.
  public var spacing: LayoutUnit

  /// A row of these values.
  public init(height: LayoutUnit = 36, spacing: LayoutUnit = 12) {
    self.height = max(0, height)
    self.spacing = max(0, spacing)
  }
}
