import Markdown
import TextLayout

/// The text of a message in Markdown that grows, and the blocks that it is shown as.
struct StreamedMarkdown: Sendable {
  private(set) var source: MarkdownStream
  /// Nil only while they are measured.
  var blocks: GrowingBlocks?
  /// The place of their node among those of the message.
  let node: Int

  /// - Returns: Nil for a message that shows no blocks yet.
  init?(_ message: Message, _ prepared: PreparedMessage, _ assembler: RowAssembler, grid: PixelGrid) {
    guard let node = prepared.blocks.first(where: { $0.element is RichElement })?.node else { return nil }
    self.node = Int(node)
    source = message.markdownStream
    let style = (prepared.grown ?? assembler.style.shared(prepared.role)).value
    var maker = TextMaker(fonts: assembler.engine.fonts, environment: assembler.shown)
    maker.customSizing = assembler.engine.customSizing
    // Without the text: what holds it would have it copied by the next addition.
    var shell = message
    shell.text = ""
    let builder = RichBuilder(
      shell, style: style, emoticons: assembler.style.emoticons, toggled: assembler.shown.toggled,
      maker: maker)
    blocks = GrowingBlocks(
      source.blocks, GrowingBuilder(builder: builder, grid: grid),
      font: TextElement.font(of: message, style.text, fonts: assembler.engine.fonts))
  }

  /// A message of the text with the blocks that it is shown as.
  func shown(_ message: Message) -> Message { message.showing(source.blocks) }

  /// Adds to the text.
  ///
  /// - Returns: False where it shows no blocks any more.
  mutating func append(_ addition: String) -> Bool {
    source.append(addition)
    if source.blocks.isEmpty { return false }
    blocks?.update(source.blocks, source.change)
    return true
  }
}
