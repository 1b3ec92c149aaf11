extension ContentBuilder {
  /// Adds the elements of one kind of content of a message, except text and footer, and returns their blocks.
  mutating func content(
    _ kind: ContentKind, of message: Message, style: ContentStyle, times: MessageTimes, maker: TextMaker,
    attached: TextMaker
  ) -> [PreparedBlock] {
    switch kind {
    case .name:
      guard let name = style.name, let sender = message.sender,
        let shown = maker.people.name(of: sender, givenAs: message.senderName)
      else { return [] }
      return [self.name(maker.line(shown, name.font), of: sender, name.visibility)]
    case .forwarded:
      return message.forwardedFrom.map { [forwarded(from: $0, style: style.card, maker: maker)] }
        ?? []
    case .thread:
      return message.thread
        .flatMap { thread($0, time: times.lastReply, font: style.card.detailFont, maker: maker) }
        .map { [$0] } ?? []
    case .quote:
      return message.quote.map { [quote($0, style: style.quote, code: style.code.inline, maker: maker)] }
        ?? []
    case .media:
      if message.attachments.isEmpty { return [] }
      let placed = message.blocks.attachments
      var media: [(AttachmentPlace, MediaAttachment)] = []
      for (index, attachment) in message.attachments.enumerated() where !placed.contains(index) {
        if case .media(let picture) = attachment { media.append((.number(index), picture)) }
      }
      return pictures(media, style: style.media, maker: attached).map { [$0] } ?? []
    case .link, .cards, .poll, .code:
      if message.attachments.isEmpty { return [] }
      let placed = message.blocks.attachments
      var blocks: [PreparedBlock] = []
      for (index, attachment) in message.attachments.enumerated()
      where attachment.contentKind == kind && !placed.contains(index) {
        guard var block = self.attachment(attachment, at: .number(index), style: style, maker: attached)
        else { continue }
        block.isCovered = attachment.isCovered
        blocks.append(block)
      }
      return blocks
    case .reactions:
      guard style.reactions.place == .inside else { return [] }
      return reactions(message.reactions, style: style.reactions, maker: maker).map { [$0] } ?? []
    case .buttons:
      return buttons(message.buttons, style: style.buttons, maker: attached).map { [$0] } ?? []
    case .text, .footer:
      return []
    }
  }

  /// Adds the element of a single attachment.
  ///
  /// - Parameter startsRight: Whether the text around the attachment of a block runs from right to left.
  mutating func attachment(
    _ attachment: MessageAttachment, at place: AttachmentPlace, style: ContentStyle,
    startsRight: Bool = false, maker: TextMaker
  ) -> PreparedBlock? {
    switch attachment {
    case .media(let media):
      pictures([(place, media)], style: style.media, startsRight: startsRight, maker: maker)
    case .link(let link):
      self.link(link, at: place, style: style.link, hasEvenEdges: style.hasEvenEdges, maker: maker)
    case .poll(let poll): self.poll(poll, at: place, style: style.poll, maker: maker)
    case .code(let code): self.code(code, at: place, style: style.code, maker: maker)
    case .custom(let custom): self.custom(custom, at: place, style: style.card, maker: maker)
    // The kinds that are cards are listed in `Card`.
    default:
      card(attachment, at: place, style: style.card, maker: maker)
    }
  }
}
