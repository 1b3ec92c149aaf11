import BubbleLayout

/// One combination of options with which a case is laid out.
struct GoldenLayout: Decodable {
  let name: String
  /// The name of a preset; nil for that of the case.
  let style: String?
  /// The width in points.
  let width: Double
  /// The factor for all font sizes; nil for 1.
  let fontScale: Double?
  /// The interface's direction: `ltr` or `rtl`.
  let direction: String?
  /// Whether each day begins with a date.
  let dates: Bool?
  /// The id of the message below the unread line; nil for no line.
  let unread: String?
  /// Whether somebody is typing.
  let typing: Bool?

  func properties(style: String) -> [(name: String, value: String)] {
    [
      ("style", style), ("width", "\(width)"), ("fontScale", "\(fontScale ?? 1)"),
      ("direction", direction ?? "ltr"),
    ]
  }

  /// The options for rows other than messages.
  var rows: TranscriptOptions {
    TranscriptOptions(
      dates: dates == true ? SeparatorStyle() : nil,
      unread: unread.map { UnreadLine(before: .string($0), text: "Unread messages") },
      typing: typing == true ? TypingRow() : nil)
  }
}
