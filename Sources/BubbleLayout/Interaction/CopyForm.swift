/// As what selected text is copied.
public enum CopyForm: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// The texts alone, each in a line of its own.
  case text
  /// The texts as they stand: with the numbers and bullets of lists, tabs between cells.
  case markers
  /// Markdown that shows the same: of a message in Markdown that is selected whole its source, else the one form that `MarkdownWriter`
  /// writes.
  case markdown
}
