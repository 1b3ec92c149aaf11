import TextLayout

extension RichBuilder {
  /// Adds the node of an attachment. Returns false if the message has no attachment with the block's index.
  mutating func attachment(
    _ attachment: AttachmentBlock, _ block: MessageBlock, _ context: RichContext
  ) -> Bool {
    let number = attachment.index ?? 0
    let value =
      attachment.value ?? (message.attachments.indices.contains(number) ? message.attachments[number] : nil)
    guard let value else { return false }
    var context = context
    if value.isCovered, !covering.isOpen(context.path) { context.isCovered = true }
    embed(value, at: attachment.value == nil ? .number(number) : .inside(context.path), block, context)
    return true
  }

  /// Adds the node of a block that shows an attachment.
  mutating func embed(
    _ attachment: MessageAttachment, at place: AttachmentPlace, _ block: MessageBlock, _ context: RichContext
  ) {
    let paint = content.paints.count
    let node = content.begin(.embedded, Paint(element(of: block, context)))
    let made = content.attachment(
      attachment, at: place, style: style.content, startsRight: context.startsRight ?? startsRight,
      maker: maker)
    if let made { content.paints[paint].look = .embedded(made.name) }
    content.end(node)
  }
}
