/// The formats in which selected text is copied.
public enum CopyForm: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// Only the texts, each on a line of its own.
  case text
  /// The texts as they are shown: with the numbers and bullets of lists, and with tabs between cells.
  case markers
  /// The selected texts with their formatting, as Markdown. For a Markdown message that is selected
  /// completely, this is the message's source. Otherwise it is written by `MarkdownWriter`.
  case markdown
}
