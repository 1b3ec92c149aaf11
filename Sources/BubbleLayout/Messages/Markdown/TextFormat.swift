/// How the text of a message is read.
public enum TextFormat: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// As it is.
  case plain
  /// As Markdown: CommonMark with tables, tasks, footnotes, alerts and details.
  case markdown
}

/// What a line end within a paragraph of Markdown is.
public enum LineEnds: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// A space (CommonMark's soft break).
  case soft
  /// A line break.
  case hard
}
