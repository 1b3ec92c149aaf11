import BubbleLayout

/// The latest messages of a conversation, as replies quote them. How many are remembered does not grow with the conversation.
struct RecentMessages {
  /// How far back the words of a quoted message are known.
  static let reach = 10_000

  /// What stands for the words of a message that is too far back, or not in the export.
  static let unknown = "…"

  /// How many bytes of a text are remembered.
  private static let length = 400

  private var quotes = RecentValues<MessageID, QuotedReply>(reach: reach)

  /// Remembers a message, in place of an earlier one with its id.
  mutating func remember(_ message: Message) { quotes[message.id] = Self.quote(of: message) }

  /// What a reply to a message quotes.
  ///
  /// - Parameters:
  ///   - sender: Who is quoted, as the reply says; nil for as the message said.
  ///   - words: What is quoted, as the reply says; nil for as the message said.
  func quote(of id: MessageID?, sender: String? = nil, words: String? = nil) -> QuotedReply {
    let known = id.flatMap { quotes[$0] }
    return QuotedReply(
      sender: sender ?? known?.sender, text: words ?? known?.text ?? Self.unknown,
      hasPicture: known?.hasPicture ?? false)
  }

  /// Whether a message is remembered.
  func contains(_ id: MessageID) -> Bool { quotes[id] != nil }

  private static func quote(of message: Message) -> QuotedReply {
    var hasPicture = false
    var names = ""
    for attachment in message.attachments {
      guard let name = attachment.shownName else { continue }
      if case .media = attachment { hasPicture = true }
      names = name
      break
    }
    let text = message.text.isEmpty ? names : message.text
    return QuotedReply(
      sender: message.sender, text: text.shortened(to: length) ?? text, hasPicture: hasPicture)
  }
}
