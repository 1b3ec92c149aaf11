/// The format of a message's text.
public enum TextFormat: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Plain text.
  case plain
  /// Markdown: CommonMark with tables, tasks, footnotes, alerts and details.
  case markdown
}

/// How a line end within a Markdown paragraph is shown.
public enum LineEnds: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// It is shown as a space (CommonMark's soft break).
  case soft
  /// It is shown as a line break.
  case hard
}
