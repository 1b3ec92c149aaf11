/// A text of a message, and its path.
struct MessageText {
  let path: ContentPath
  /// As it was typed.
  let text: String
  /// The spans of its ranges, if it is the text of a block.
  var spans: [TextSpan] = []
}

extension Message {
  /// The texts of a message beside its own, in an order of contents.
  ///
  /// - Parameters:
  ///   - scope: Which kinds of texts.
  ///   - order: The order of a style; texts that the style does not show are left out.
  ///   - own: The message's own text. It has its place in the style's order, and comes first if it stands
  ///     outside the bubble. Nil to leave it out.
  func texts(in scope: TextScope, order: [ContentKind], own: String?) -> [MessageText] {
    let own = own.map { self.ownTexts($0) } ?? []
    var texts: [MessageText] = []
    if !order.contains(.text) { texts += own }
    for kind in order {
      switch kind {
      case .text: texts += own
      case .quote:
        if let quote, scope.contains(.quote) {
          texts.append(MessageText(path: ["quote", "text"], text: quote.text))
        }
      case .link, .cards, .poll, .code:
        for (number, attachment) in attachments.enumerated() {
          let path: ContentPath = ["attachments", .number(number)]
          guard attachment.contentKind == kind, scope.contains(attachment.scope) else { continue }
          for (steps, text) in attachment.texts {
            texts.append(MessageText(path: ContentPath(path.steps + steps), text: text))
          }
        }
      case .buttons:
        guard scope.contains(.buttons) else { continue }
        for (row, buttons) in buttons.enumerated() {
          for (column, button) in buttons.enumerated() {
            texts.append(MessageText(path: ["buttons", .number(row), .number(column)], text: button.title))
          }
        }
      // Their texts are labels, and are no fields of the message.
      default: break
      }
    }
    return texts
  }
}

extension Message {
  /// The message's own texts: those of its blocks, or else its text; none if that is empty.
  func ownTexts(_ text: String) -> [MessageText] {
    guard !blocks.isEmpty else { return text.isEmpty ? [] : [MessageText(path: .text, text: text)] }
    var texts: [MessageText] = []
    blocks.eachText(at: ["blocks"]) { path, text in
      texts.append(MessageText(path: path, text: text.text, spans: text.spans))
      return true
    }
    return texts
  }
}

extension MessageAttachment {
  /// Its place in a style's order.
  var contentKind: ContentKind {
    switch self {
    case .media: .media
    case .link: .link
    case .poll: .poll
    case .code: .code
    case .voice, .file, .contact, .location, .call, .custom: .cards
    }
  }

  /// The kind of its texts.
  fileprivate var scope: TextScope {
    switch self {
    case .media, .voice, .call, .custom: []
    case .link: .links
    case .poll: .polls
    case .code: .code
    case .file, .contact, .location: .cards
    }
  }

  /// Its texts in reading order, each with the steps to it.
  fileprivate var texts: [(steps: [ContentPath.Step], text: String)] {
    switch self {
    case .media, .voice, .call, .custom: []
    case .file(let file): [(["name"], file.name)]
    case .contact(let contact):
      [(["name"], contact.name)] + (contact.detail.map { [(["detail"], $0)] } ?? [])
    case .location(let place): place.name.map { [(["name"], $0)] } ?? []
    case .poll(let poll):
      [(["question"], poll.question)]
        + poll.options.enumerated().map { (["options", .number($0.offset)], $0.element) }
    case .link(let link):
      [(["title"], link.title), (["summary"], link.summary), (["address"], link.address)].compactMap {
        (steps, text) in text.map { (steps, $0) }
      }
    case .code(let code): [(["text"], code.text)]
    }
  }
}
