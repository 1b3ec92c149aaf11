/// How a table is shown.
public enum TableMode: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// In columns in which the text wraps, with the automatic column widths of CSS. If the bubble is too narrow
  /// for the words, the table scrolls.
  case wrap
  /// In columns as wide as their text, up to a maximum width. If the columns are wider than the bubble, the
  /// table scrolls.
  case scroll
  /// As one card for each row. The first cell is the title of the card. The other cells are below it, each
  /// beside the header of its column.
  case cards
  /// Like `wrap` if each column keeps a minimum width (`RichStyle.tableLeastColumn`). Otherwise
  /// `RichStyle.tableNarrow` decides how the table is shown.
  case auto
}

/// How a table in `auto` mode is shown if its columns would be too narrow.
public enum TableNarrow: String, Hashable, Sendable, CaseIterable, JSONWord {
  case scroll, cards
}
