/// The kinds of rows between messages.
public enum SeparatorKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// The date above the first message of a day.
  case date
  /// The line above the first unread message.
  case unread
}
