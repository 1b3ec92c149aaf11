import BubbleLayout

/// One way to lay a case out.
struct GoldenLayout: Decodable {
  let name: String
  /// The name of a preset, where it is not the case's.
  let style: String?
  /// In points.
  let width: Double
  /// By how much the reader wants all fonts larger.
  let fontScale: Double?
  /// The interface's direction: `ltr` or `rtl`.
  let direction: String?
  /// Whether days begin with their dates.
  let dates: Bool?
  /// The id of the message that the unread line stands before.
  let unread: String?
  /// Whether somebody types.
  let typing: Bool?

  func properties(style: String) -> [(name: String, value: String)] {
    [
      ("style", style), ("width", "\(width)"), ("fontScale", "\(fontScale ?? 1)"),
      ("direction", direction ?? "ltr"),
    ]
  }

  /// The rows beside the messages.
  var rows: TranscriptOptions {
    TranscriptOptions(
      dates: dates == true ? SeparatorStyle() : nil,
      unread: unread.map { UnreadLine(before: .string($0), text: "Unread messages") },
      typing: typing == true ? TypingRow() : nil)
  }
}
