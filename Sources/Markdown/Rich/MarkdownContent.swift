/// The content of a ``MarkdownBlock``, by kind.
public enum MarkdownContent: Sendable, Hashable {
  /// A paragraph.
  case paragraph(MarkdownText)
  /// A heading of a level from 1 to 6.
  case heading(level: Int, MarkdownText)
  /// A list.
  case list(MarkdownList)
  /// A quote or an alert.
  case quote(MarkdownQuote)
  /// Code.
  case code(MarkdownCode)
  /// A table.
  case table(MarkdownTable)
  /// A summary with content that can be shown and hidden.
  case details(MarkdownDetails)
  /// Footnotes, at the place of their definitions.
  case footnotes([MarkdownFootnote])
  /// A formula that is a block of its own.
  case formula(MarkdownFormula)
  /// An image that is alone between line ends of a paragraph.
  case image(MarkdownImage)
  /// A thematic break.
  case rule
  /// Raw HTML, as written.
  case html(MarkdownHTML)
}
