import TextLayout

/// Which rows a transcript has beside those of its messages, and how it sits in its viewport.
public struct TranscriptOptions: Hashable, Sendable {
  /// The style of the date above the first message of each day; nil for no dates.
  public var dates: SeparatorStyle?
  /// The line above the first message that has not been read yet; nil for none.
  public var unread: UnreadLine?
  /// The row below the last message, while somebody types; nil while nobody does.
  public var typing: TypingRow?
  /// Whether a transcript that is shorter than the viewport stands at the viewport's lower edge.
  public var placesShortContentAtBottom: Bool
  /// Whether a viewport at the end of the transcript stays at the end when the transcript changes
  /// (`Transcript.keepPlace(in:edge:_:)`).
  public var keepsBottom: Bool

  /// Options of these values; by default there are messages alone.
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
  /// The font of its text.
  public var font: TextStyle
  /// The room above and below its text within the row, in points.
  public var padding: LayoutUnit
  /// The distance from the row above, in points; there is none above the first row of the transcript.
  public var spacingAbove: LayoutUnit
  /// The distance to the message below, in points.
  public var spacingBelow: LayoutUnit
  /// How a date is written. By default days near `LayoutEnvironment.now` are named, where that is given.
  public var time: TimestampStyle

  /// A row of these values.
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

/// The line above the first message that has not been read yet.
public struct UnreadLine: Hashable, Sendable {
  /// The id of the message below it. Where the transcript has no such message, there is no line.
  public var id: MessageID
  /// The text on it.
  public var text: String
  /// The font and spacing of the row.
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
  /// The height of the row, in points.
  public var height: LayoutUnit
  /// The distance from the last message, in points; there is none in an empty transcript.
  public var spacing: LayoutUnit
  /// Who types, by the `sender` of their messages; empty for unknown. The avatars of the first three stand beside the dots, where the style
  /// shows avatars.
  public var people: [String]

  /// A row of these values.
  public init(height: LayoutUnit = 36, spacing: LayoutUnit = 12, people: [String] = []) {
    self.people = people
    self.height = max(0, height)
    self.spacing = max(0, spacing)
  }
}
