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
          for (steps, text) in attachment.record.texts {
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
    default: .cards
    }
  }

  /// The kind of its texts.
  fileprivate var scope: TextScope {
    switch self {
    case .link: .links
    case .poll: .polls
    case .code: .code
    default: .cards
    }
  }
}
