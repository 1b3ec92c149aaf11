/// How the text of a message is parsed.
public enum TextFormat: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// As plain text.
  case plain
  /// As Markdown: CommonMark with tables, tasks, footnotes, alerts and details.
  case markdown
}

/// How a line end within a Markdown paragraph is shown.
public enum LineEnds: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// A space (CommonMark's soft break).
  case soft
  /// A line break.
  case hard
}
