/// A text of a message, and its path.
struct MessageText {
  let path: ContentPath
  /// The text as it was typed or, where it is shown as one line, that line.
  let text: String
  /// The spans of the text, if it has any. Spans cover everything that a spoiler covers.
  var spans: [TextSpan] = []
}

extension MessageText {
  /// - Parameter isCovered: Whether a spoiler covers the whole text.
  fileprivate init(path: ContentPath, text: String, spans: [TextSpan] = [], isCovered: Bool) {
    self.init(path: path, text: text, spans: isCovered ? [.cover(of: text)] + spans : spans)
  }
}

extension Message {
  /// Returns the texts of a message in the order of a style's content.
  ///
  /// - Parameters:
  ///   - scope: The kinds of texts to return, except the message's own text.
  ///   - order: The order of the style's content. Texts that the style does not show are left out.
  ///   - own: The message's own text; nil to leave it out. It has its place in the style's order, or comes
  ///     first if it is outside the bubble.
  func texts(in scope: TextScope, order: [ContentKind], own: String?, _ covering: Covering) -> [MessageText] {
    let own = own.map { self.ownTexts($0, covering) } ?? []
    var texts: [MessageText] = []
    if !order.contains(.text) { texts += own }
    for kind in order {
      switch kind {
      case .text: texts += own
      case .quote:
        if let quote, scope.contains(.quote) {
          let line = quote.inOneLine
          texts.append(
            MessageText(
              path: ["quote", "text"], text: line.text, spans: line.shownSpans, isCovered: quote.isCovered))
        }
      case .link, .cards, .poll, .code:
        for (number, attachment) in attachments.enumerated() {
          let path: ContentPath = ["attachments", .number(number)]
          guard attachment.contentKind == kind, scope.contains(attachment.scope) else { continue }
          for (steps, text) in attachment.record.texts {
            let place = ContentPath(path.steps + steps)
            texts.append(
              MessageText(
                path: place, text: place.isOneLine ? text.inOneLine : text, isCovered: attachment.isCovered))
          }
        }
      case .buttons:
        guard scope.contains(.buttons) else { continue }
        for (row, buttons) in buttons.enumerated() {
          for (column, button) in buttons.enumerated() {
            texts.append(
              MessageText(path: ["buttons", .number(row), .number(column)], text: button.title.inOneLine))
          }
        }
      // The texts of other kinds of content are labels, and not fields of the message.
      default: break
      }
    }
    return texts
  }
}

extension Message {
  /// Returns the message's own texts: those of its blocks or, without blocks, its text. Empty if there is no
  /// text.
  func ownTexts(_ text: String, _ covering: Covering) -> [MessageText] {
    guard !blocks.isEmpty else {
      return text.isEmpty ? [] : [MessageText(path: .text, text: text, spans: spans)]
    }
    var texts: [MessageText] = []
    blocks.eachText(at: ["blocks"], as: covering) { path, text in
      texts.append(MessageText(path: path, text: text.text, spans: text.spans))
      return true
    }
    return texts
  }
}

extension MessageAttachment {
  /// The kind of content to which the attachment belongs in a style's order.
  var contentKind: ContentKind {
    switch self {
    case .media: .media
    case .link: .link
    case .poll: .poll
    case .code: .code
    default: .cards
    }
  }

  /// The scope of the attachment's texts.
  fileprivate var scope: TextScope {
    switch self {
    case .link: .links
    case .poll: .polls
    case .code: .code
    default: .cards
    }
  }
}
