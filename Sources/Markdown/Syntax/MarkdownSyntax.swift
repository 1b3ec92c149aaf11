/// The syntax of a text: a tree of blocks and inlines with the exact place of every mark. It conforms to
/// CommonMark 0.31.2, GFM and the enabled extensions.
///
/// Messages are shown from ``MarkdownDocument``'s blocks, which have less information and take less time to
/// make.
public struct MarkdownSyntax: Sendable {
  /// The source, in which U+FFFD replaces ill-formed UTF-8 and U+0000.
  public let source: [UInt8]
  /// The document.
  public let root: MarkdownNode
  /// The places where the text exceeds the limits.
  public let overruns: [MarkdownOverrun]

  /// Parses a text. O(n).
  public init(
    _ text: some StringProtocol, options: MarkdownOptions = .init(), limits: MarkdownLimits = .init()
  ) {
    var bytes = SourceBytes(limit: limits.bytes)
    bytes.append(text)
    bytes.finish()
    var reader = SourceLines(options: options, limits: limits)
    reader.read(bytes.bytes.span, isWhole: true)
    var builder = SyntaxBuilder(reader.parser)
    root = builder.node(0, bytes.bytes.span)
    source = bytes.bytes
    overruns = (reader.parser.overruns + bytes.overruns).sorted { $0.offset < $1.offset }
  }
}

/// A node of the syntax tree, with its range and every mark that belongs to it.
///
/// Ranges are UTF-8 offsets in the source. A block's range extends from its first mark or character to the
/// end of its last line's text. An inline's range includes its marks.
public struct MarkdownNode: Sendable, Equatable {
  /// The kind of node.
  public var kind: MarkdownNodeKind
  /// The node's range in the source.
  public var range: Range<Int>
  /// The ranges of the node's own marks, in order: a list marker and a task's box, fences, `**` and `**`, `[`
  /// and `](address)`, the `>` of a quote's first line.
  public var markers: [Range<Int>] = []
  /// The child nodes.
  public var children: [MarkdownNode] = []
}

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
