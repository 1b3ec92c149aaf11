/// The forms in which selected text is copied.
public enum CopyForm: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Only the texts, each on a line of its own.
  case text
  /// The texts as shown: with the numbers and bullets of lists, and tabs between cells.
  case markers
  /// Markdown that shows the same. For a Markdown message that is selected completely it is the source,
  /// otherwise the canonical form of `MarkdownWriter`.
  case markdown
}
