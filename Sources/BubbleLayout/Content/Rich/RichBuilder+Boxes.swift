import TextLayout

extension RichBuilder {
  /// Makes the node of an attachment; nil if the message has no attachment with the block's index.
  mutating func attachment(
    _ attachment: AttachmentBlock, _ block: MessageBlock, _ context: RichContext
  ) -> RichNode? {
    let number = attachment.index ?? 0
    let value =
      attachment.value ?? (message.attachments.indices.contains(number) ? message.attachments[number] : nil)
    let place = attachment.value == nil ? AttachmentPlace.number(number) : .inside(context.path)
    guard let value, var element = value.element(at: place, style: style.content, maker: maker) else {
      return nil
    }
    if var picture = element as? MediaElement {
      picture.startsRight = context.startsRight ?? startsRight
      element = picture
    }
    var context = context
    if value.isCovered, !covering.isOpen(context.path) { context.isCovered = true }
    return embedded(element, block, context)
  }

  /// Makes the node of a block that is shown by an element of its own.
  mutating func embedded(
    _ element: any ContentElement, _ block: MessageBlock, _ context: RichContext
  ) -> RichNode {
    entries.append(
      RichEntry(
        type: block.type, path: context.path, depth: context.depth, isCovered: context.isCovered,
        content: .embedded(element)))
    return .embedded(entries.count - 1)
  }
}
