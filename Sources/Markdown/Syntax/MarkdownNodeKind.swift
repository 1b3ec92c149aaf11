/// The kinds of a ``MarkdownNode``: the blocks and inlines of CommonMark, of GFM and of the other extensions.
public enum MarkdownNodeKind: Sendable, Equatable {
  /// The whole text.
  case document
  /// A quote, or an alert.
  case quote(alert: AlertKind?)
  /// A list. `start` is the first number of an ordered list; nil for other lists.
  case list(start: Int?, isTight: Bool)
  /// An item of a list. `number` is the number in its own marker.
  case item(number: Int?, isChecked: Bool?)
  /// Definitions of footnotes that directly follow each other.
  case footnotes
  /// The definition of a footnote.
  case footnote(label: String)
  /// `<details>`.
  case details(isOpen: Bool)
  /// `<summary>`.
  case summary
  /// A paragraph.
  case paragraph
  /// A heading.
  case heading(level: Int)
  /// A fenced or indented code block. `info` is nil for an indented one. The text ends with a line feed
  /// unless it is empty.
  case codeBlock(info: String?, text: String)
  /// Raw HTML.
  case htmlBlock(text: String)
  /// A thematic break.
  case rule
  /// A formula that is a block of its own.
  case formulaBlock(source: String)
  /// A table; its first row is the header.
  case table(alignments: [BlockAlignment?])
  /// A row of a table.
  case row
  /// A cell of a table.
  case cell
  /// Link reference definitions that directly follow each other.
  case definitions
  /// Text, with escapes and entities resolved.
  case text(String)
  /// A line end inside a paragraph.
  case softBreak
  /// A hard line break.
  case hardBreak
  /// Code.
  case code(String)
  /// `*…*` or `_…_`.
  case emphasis
  /// `**…**` or `__…__`.
  case strong
  /// `~~…~~`.
  case strikethrough
  /// `||…||`.
  case spoiler
  /// `==…==`.
  case mark
  /// A link, including `<…>`.
  case link(destination: String, title: String?)
  /// An image. Its children are its alternative text.
  case image(destination: String, title: String?)
  /// Raw HTML.
  case html(String)
  /// A formula inside a text.
  case formula(source: String, isDisplay: Bool)
  /// `[^label]`.
  case footnoteReference(label: String)
}
