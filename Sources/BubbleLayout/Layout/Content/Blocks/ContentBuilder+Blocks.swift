import TextLayout
import TextShaping

extension ContentBuilder {
  /// Adds the blocks of a message, which are one below the other or inside each other.
  ///
  /// - Parameters:
  ///   - font: The font of the texts (see `RichBuilder.font(of:_:fonts:)`).
  ///   - collapse: The limits beyond which the message is shortened; nil if it is never shortened.
  ///   - isExpanded: Whether the reader has expanded the message.
  mutating func blocks(
    of message: Message, style shared: Shared<MessageStyle>, emoticons: EmoticonTable, font: TextStyle,
    toggled: Set<BlockPlace>, covering: Covering, collapse: CollapseStyle?, isExpanded: Bool,
    maker: TextMaker
  ) -> PreparedBlock {
    var style: MessageStyle { _read { yield shared.value } }
    var block = PreparedBlock(.text, ElementName(.text), gap: style.text.gap, in: self)
    let metrics = maker.metrics(of: maker.scaled(font))
    var builder = RichBuilder(
      message, style: shared, emoticons: emoticons, toggled: toggled, covering: covering, maker: maker)
    builder.line = metrics.ascent + metrics.descent
    let context = RichContext(path: ["blocks"], font: font)
    swap(&self, &builder.content)
    if let collapse {
      builder.collapsed(message.blocks, by: collapse, isExpanded: isExpanded, in: context)
    } else {
      builder.stack(message.blocks, in: context)
    }
    swap(&self, &builder.content)
    block.mayExceedLimit = style.content.rich.widensBubble && builder.hasGrid
    block.pictureRadius = style.content.code.radius
    // Each block begins at the side of its own direction in every interface.
    block.edge = .left
    block.rich = RichTraits(
      lineHeight: builder.line, isWide: message.blocks.contains { $0.isWide(in: message) })
    return block
  }
}

extension RichBuilder {
  /// Returns the font of the texts in a message's blocks.
  static func font(of message: Message, _ style: MessageStyle, fonts: FontCollection) -> TextStyle {
    var font = OwnText.font(of: message, style.text, fonts: fonts)
    font.weight = style.content.rich.weight ?? font.weight
    return font
  }
}

extension MessageBlock {
  /// Whether the block is code, a table, a formula or a picture, or contains one, whether shown or not.
  fileprivate func isWide(in message: Message) -> Bool {
    switch content {
    case .code, .table, .formula: return true
    case .attachment(let block):
      let index = block.index ?? 0
      let own = message.attachments.indices.contains(index) ? message.attachments[index] : nil
      switch block.value ?? own {
      case .media, .code: return true
      default: return false
      }
    default: return inner.contains { $0.blocks.contains { $0.isWide(in: message) } }
    }
  }
}
