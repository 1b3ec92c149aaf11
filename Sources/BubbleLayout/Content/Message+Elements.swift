extension Message {
  /// Returns the elements of one kind of content, except text and footer.
  func elements(
    _ kind: ContentKind, style: ContentStyle, times: MessageTimes, maker: TextMaker, attached: TextMaker
  ) -> [any ContentElement] {
    switch kind {
    case .name:
      guard let name = style.name, sender != nil,
        let shown = maker.people.name(of: sender, givenAs: senderName)
      else { return [] }
      return [NameElement(text: maker.line(shown, name.font), visibility: name.visibility)]
    case .forwarded:
      return forwardedFrom.map { [ForwardedElement($0, font: style.card.detailFont, maker: maker)] } ?? []
    case .thread:
      guard let thread,
        let element = ThreadElement(
          thread, time: times.lastReply, font: style.card.detailFont, maker: maker)
      else { return [] }
      return [element]
    case .quote:
      return quote.map { [QuoteElement($0, style: style.quote, code: style.code.inline, maker: maker)] } ?? []
    case .media:
      return MediaElement(attachments, style: style.media, leavingOut: blocks.attachments, maker: attached)
        .map { [$0] } ?? []
    case .link, .cards, .poll, .code:
      let placed = blocks.attachments
      return attachments.enumerated().compactMap {
        placed.contains($0.offset)
          ? nil : $0.element.element(kind, at: .number($0.offset), style: style, maker: attached)
      }
    case .reactions:
      guard style.reactions.place == .inside else { return [] }
      return ReactionElement(reactions, style: style.reactions, maker: maker).map { [$0] } ?? []
    case .buttons:
      return ButtonElement(buttons, style: style.buttons, maker: attached).map { [$0] } ?? []
    case .text, .footer:
      return []
    }
  }
}

extension MessageAttachment {
  /// Returns the element of a single attachment; nil if there is none.
  func element(at place: AttachmentPlace, style: ContentStyle, maker: TextMaker) -> (any ContentElement)? {
    if case .media(let media) = self {
      return MediaElement([(place, media)], style: style.media, maker: maker)
    }
    return element(contentKind, at: place, style: style, maker: maker)
  }

  /// Returns the element of an attachment; nil if the attachment does not belong to `kind`. Pictures are
  /// excluded, because all pictures of a message form one element.
  fileprivate func element(
    _ kind: ContentKind, at place: AttachmentPlace, style: ContentStyle, maker: TextMaker
  ) -> (any ContentElement)? {
    switch (kind, self) {
    case (.link, .link(let link)): LinkElement(link, at: place, style: style.link, maker: maker)
    case (.poll, .poll(let poll)): PollElement(poll, at: place, style: style.poll, maker: maker)
    case (.code, .code(let code)): CodeElement(code, at: place, style: style.code, maker: maker)
    case (.cards, .custom(let custom)): CustomElement(custom, at: place, style: style.card, maker: maker)
    case (.cards, _): CardElement(self, at: place, style: style.card, maker: maker)
    default: nil
    }
  }
}
