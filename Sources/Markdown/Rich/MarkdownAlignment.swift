/// How a table's column stands. A column that says nothing has none.
public enum MarkdownAlignment: String, Sendable, CaseIterable, Hashable {
  case start, center, end
}
