/// A text of a message and where it stands.
struct MessageText {
  let path: ContentPath
  /// As it was typed.
  let text: String
  /// What is said of its ranges, where it is a block's.
  var spans: [TextSpan] = []
}

extension Message {
  /// The texts of a message beside its own, in an order of contents.
  ///
  /// - Parameters:
  ///   - scope: Which kinds.
  ///   - order: Of a style; texts that the style shows nowhere are left out.
  ///   - own: The message's own text, put where the style has it, first where it stands outside the bubble; nil to leave it out.
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
      // Their texts are labels: what they say is in no field of a text.
      default: break
      }
    }
    return texts
  }
}

extension Message {
  /// What the message itself says: its blocks' texts, else its text; none where that is empty.
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
  /// Where a style shows it.
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
