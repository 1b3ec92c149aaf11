/// A block of a message, such as a paragraph, a heading, a list or a table. Blocks are laid out one below the
/// other, or inside each other.
///
/// ```swift
/// import BubbleLayout
///
/// let message = Message(
///   id: 1, sender: "ann", text: "",
///   blocks: [
///     .heading(HeadingBlock(level: 2, "Tea")),
///     .list(ListBlock(isOrdered: true, items: [ListItem("Boil water"), ListItem("Pour it on")])),
///   ])
/// ```
public struct MessageBlock: Hashable, Sendable {
  /// The content of the block. Its case is the kind of block.
  public var content: Content
  /// The direction, which decides the sides of markers, bars and columns. With `natural`, it follows from the
  /// first strong character of the block's texts, not counting code and titles of alerts. If there is no such
  /// character, it is the direction of the message.
  public var direction: TextDirection
  /// A name that replaces the block's index in paths; nil if there is none.
  public var name: String?
  /// Whether everything in the block is covered until the reader uncovers it (see
  /// `LayoutEnvironment.uncovered`).
  public var isCovered = false
  /// The block's range in the source from which it was parsed, including its marks: UTF-8 offsets.
  @Uncompared package var source: Range<Int> = 0..<0

  /// The maximum nesting level of blocks. Blocks that are nested more deeply are shown at this level.
  public static let levels = 16

  /// Creates a block.
  public init(_ content: Content, direction: TextDirection = .natural, name: String? = nil) {
    self.content = content
    self.direction = direction
    self.name = name
  }

  /// Makes a block that was parsed from a range of a source.
  package init(_ content: Content, source: Range<Int>) {
    self.init(content)
    self.source = source
  }

  /// The kinds of blocks.
  public indirect enum Content: Hashable, Sendable {
    case paragraph(ParagraphBlock)
    case heading(HeadingBlock)
    case list(ListBlock)
    case quote(QuoteBlock)
    case code(CodeBlock)
    case table(TableBlock)
    case details(DetailsBlock)
    case footnotes(FootnotesBlock)
    case formula(FormulaBlock)
    /// A line across the message.
    case rule(RuleBlock)
    /// HTML that the engine does not support, shown as it was written.
    case html(HTMLBlock)
    case attachment(AttachmentBlock)
    /// A block of a type that this version does not support. Its text or blocks are shown as paragraphs.
    case other(OtherBlock)
  }
}

extension MessageBlock {
  /// The block as a record, for properties that all kinds have.
  package var record: any BlockFields {
    switch content {
    case .paragraph(let block): block
    case .heading(let block): block
    case .list(let block): block
    case .quote(let block): block
    case .code(let block): block
    case .table(let block): block
    case .details(let block): block
    case .footnotes(let block): block
    case .formula(let block): block
    case .rule(let block): block
    case .html(let block): block
    case .attachment(let block): block
    case .other(let block): block
    }
  }

  /// The rules for reading blocks, one for each kind that JSON can contain.
  package static let kinds: [Kind] = [
    Kind(ParagraphBlock.self), Kind(HeadingBlock.self), Kind(ListBlock.self), Kind(QuoteBlock.self),
    Kind(CodeBlock.self), Kind(TableBlock.self), Kind(DetailsBlock.self), Kind(FootnotesBlock.self),
    Kind(FormulaBlock.self), Kind(RuleBlock.self), Kind(HTMLBlock.self), Kind(AttachmentBlock.self),
  ]
}

extension MessageBlock {
  /// Returns the last step of the block's path: its name or, if it has none, its index.
  package func step(_ number: Int) -> ContentPath.Step { name.map { .name($0) } ?? .number(number) }
}

extension MessageBlock {
  /// Makes a paragraph.
  public static func paragraph(_ block: ParagraphBlock) -> MessageBlock { MessageBlock(.paragraph(block)) }
  /// Makes a paragraph from a text.
  public static func paragraph(_ text: String, spans: [TextSpan] = []) -> MessageBlock {
    .paragraph(ParagraphBlock(RichText(text, spans: spans)))
  }
  /// Makes a heading.
  public static func heading(_ block: HeadingBlock) -> MessageBlock { MessageBlock(.heading(block)) }
  /// Makes a list.
  public static func list(_ block: ListBlock) -> MessageBlock { MessageBlock(.list(block)) }
  /// Makes a quote.
  public static func quote(_ block: QuoteBlock) -> MessageBlock { MessageBlock(.quote(block)) }
  /// Makes a code block.
  public static func code(_ block: CodeBlock) -> MessageBlock { MessageBlock(.code(block)) }
  /// Makes a table.
  public static func table(_ block: TableBlock) -> MessageBlock { MessageBlock(.table(block)) }
  /// Makes a details block, which the reader can open and close.
  public static func details(_ block: DetailsBlock) -> MessageBlock { MessageBlock(.details(block)) }
  /// Makes a block of footnotes.
  public static func footnotes(_ block: FootnotesBlock) -> MessageBlock { MessageBlock(.footnotes(block)) }
  /// Makes a formula that is a block of its own.
  public static func formula(_ block: FormulaBlock) -> MessageBlock { MessageBlock(.formula(block)) }
  /// A line across the message.
  public static var rule: MessageBlock { MessageBlock(.rule(RuleBlock())) }
  /// Makes a block of HTML, which is shown as it was written.
  public static func html(_ text: String) -> MessageBlock { MessageBlock(.html(HTMLBlock(text))) }
  /// Makes a block that shows a picture or another attachment.
  public static func attachment(_ block: AttachmentBlock) -> MessageBlock {
    MessageBlock(.attachment(block))
  }
}
