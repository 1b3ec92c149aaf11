/// The alignment of a table's column. A column without an alignment has nil.
public enum MarkdownAlignment: String, Sendable, CaseIterable, Hashable {
  case start, center, end
}
