/// The formats in which selected text is copied.
public enum CopyForm: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Only the texts, each on a line of its own.
  case text
  /// The texts as they are shown: with the numbers and bullets of lists, and with tabs between cells.
  case markers
  /// Markdown that gives the same result. For a Markdown message that is selected completely, it is the
  /// message's source. Otherwise it is written by `MarkdownWriter`.
  case markdown
}
