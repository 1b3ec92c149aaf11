import Markdown
import TextLayout

/// The text of a growing Markdown message, and the blocks that show it.
struct StreamedMarkdown: Sendable {
  private(set) var source: MarkdownStream
  /// The growing blocks; nil only while they are being measured.
  var blocks: GrowingBlocks?
  /// The index of the blocks' node among the nodes of the message.
  let node: Int
  /// `widens`: whether the style lets code and tables make the bubble wider than its own limit. `isWide`:
  /// whether the message has code or tables.
  private let widens: Bool
  private let isWide: Bool

  /// Makes the blocks of a message.
  ///
  /// - Returns: Nil for a message that shows no blocks yet.
  init?(_ message: Message, _ prepared: PreparedMessage, _ assembler: RowAssembler, grid: PixelGrid) {
    guard let node = prepared.blocks.first(where: { $0.element is RichElement })?.node else { return nil }
    self.node = Int(node)
    source = message.markdownStream
    let style = (prepared.grown ?? assembler.style.shared(prepared.role)).value
    var maker = TextMaker(fonts: assembler.engine.fonts, environment: assembler.shown)
    maker.typesetters = assembler.engine.typesetters
    maker = maker.texts(of: message)
    // The builder's message has no text: if two messages shared the text, the next addition would copy it.
    var shell = message
    shell.text = ""
    let builder = RichBuilder(
      shell, style: style, emoticons: assembler.style.emoticons, toggled: assembler.shown.toggled,
      covering: .closed, maker: maker)
    widens = style.content.rich.widensBubble
    isWide = prepared.blocks.first { $0.node == node }?.mayExceedLimit == true
    blocks = GrowingBlocks(
      source, GrowingBuilder(builder, grid: grid),
      font: RichElement.font(of: message, style, fonts: assembler.engine.fonts))
  }

  /// Returns the message with the blocks that show its text.
  func shown(_ message: Message) -> Message {
    message.showing(source.blocks, lastLineStart: source.lastLineStart)
  }

  /// Adds to the text.
  ///
  /// - Returns: False if the message has to be laid out as a whole, because it shows no blocks any more, or
  ///   because the first code or table appeared or the last one disappeared.
  mutating func append(_ addition: String) -> Bool {
    source.append(addition)
    if source.blocks.isEmpty || widens && source.blocks.contains(where: \.isWide) != isWide { return false }
    blocks?.update(source)
    return true
  }
}

extension MarkdownBlock {
  /// Whether the block is code or a table, or contains one.
  fileprivate var isWide: Bool {
    switch content {
    case .code, .table: true
    case .list(let list): list.items.contains { $0.blocks.contains(where: \.isWide) }
    case .quote(let quote): quote.blocks.contains(where: \.isWide)
    case .details(let details): details.blocks.contains(where: \.isWide)
    case .footnotes(let notes): notes.contains { $0.blocks.contains(where: \.isWide) }
    case .paragraph, .heading, .formula, .image, .rule, .html: false
    }
  }
}
