/// How a table is shown.
public enum TableMode: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// In columns whose words wrap (the automatic widths of CSS). A table without room for its words scrolls.
  case wrap
  /// In columns as wide as they want, up to a limit of their own. It scrolls if they are wider than the
  /// bubble.
  case scroll
  /// One card for each row: its first cell as a title, and below it the others beside the headers of their
  /// columns.
  case cards
  /// As `wrap` if each column keeps a minimum width, otherwise as `TableNarrow` says.
  case auto
}

/// What happens to a table whose columns would be too narrow.
public enum TableNarrow: String, Hashable, Sendable, CaseIterable, JSONWord {
  case scroll, cards
}
