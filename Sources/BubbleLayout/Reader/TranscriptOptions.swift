import TextLayout

/// The options for a transcript's rows besides its messages, and for its place in the viewport.
public struct TranscriptOptions: Hashable, Sendable {
  /// The style of the dates above the first message of each day; nil for no dates.
  public var dates: SeparatorStyle?
  /// The line above the first unread message; nil if there is none.
  public var unread: UnreadLine?
  /// The row below the last message while someone is typing; nil if no one is typing.
  public var typing: TypingRow?
  /// Whether a transcript that is shorter than the viewport is placed at the viewport's lower edge.
  public var placesShortContentAtBottom: Bool
  /// Whether a viewport at the end of the transcript stays at the end when the transcript changes (see
  /// `Transcript.keepPlace(in:edge:_:)`).
  public var keepsBottom: Bool

  /// Creates options. By default, a transcript has no rows besides its messages.
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

/// The style of a row between messages.
public struct SeparatorStyle: Hashable, Sendable {
  /// The font of the text.
  public var font: TextStyle
  /// The space above and below the text in the row, in points.
  public var padding: LayoutUnit
  /// The distance from the row above, in points. There is no such distance above the first row of the
  /// transcript.
  public var spacingAbove: LayoutUnit
  /// The distance to the message below, in points.
  public var spacingBelow: LayoutUnit
  /// The format of a date. By default, days near `LayoutEnvironment.now` are named, if `now` is set.
  public var time: TimestampStyle

  /// Creates a style for rows between messages.
  public init(
    font: TextStyle = .system(12), padding: LayoutUnit = 4, spacingAbove: LayoutUnit = 12,
    spacingBelow: LayoutUnit = 12,
    time: TimestampStyle = TimestampStyle(date: .medium, time: .none, relative: .days)
  ) {
    self.font = font
    self.padding = padding
    self.spacingAbove = spacingAbove
    self.spacingBelow = spacingBelow
    self.time = time
  }
}

/// The line above the first unread message.
public struct UnreadLine: Hashable, Sendable {
  /// The id of the message below the line. If the transcript has no such message, there is no line.
  public var id: MessageID
  /// The text on the line.
  public var text: String
  /// The font and spacing of the line.
  public var style: SeparatorStyle

  /// Creates a line above a message.
  public init(before id: MessageID, text: String, style: SeparatorStyle = SeparatorStyle()) {
    self.id = id
    self.text = text
    self.style = style
  }
}

/// The row that shows that someone is typing.
public struct TypingRow: Hashable, Sendable {
  /// The height of the row, in points.
  public var height: LayoutUnit
  /// The distance from the last message, in points. There is no such distance in an empty transcript.
  public var spacing: LayoutUnit
  /// The people who are typing, identified as in `Message.sender`; empty if unknown. If the style shows
  /// avatars, the avatars of the first three people are beside the dots.
  public var people: [String]

  /// Creates a typing row.
  public init(height: LayoutUnit = 36, spacing: LayoutUnit = 12, people: [String] = []) {
    self.people = people
    self.height = max(0, height)
    self.spacing = max(0, spacing)
  }
}
