import BubbleLayout

/// The latest messages of a conversation, for the quotes in replies. Their number is bounded.
struct RecentMessages {
  /// How many messages back the words of a quoted message are known.
  static let reach = 10_000

  /// Replaces the words of a message that is too far back, or not in the export.
  static let unknown = "…"

  /// How many bytes of a text are remembered.
  private static let length = 400

  private var quotes = RecentValues<MessageID, QuotedReply>(reach: reach)

  /// Remembers a message, in place of an earlier one with its id.
  mutating func remember(_ message: Message) { quotes[message.id] = Self.quote(of: message) }

  /// The quote in a reply to a message.
  ///
  /// - Parameters:
  ///   - sender: The quoted sender from the reply; nil for that of the message.
  ///   - words: The quoted words from the reply; nil for those of the message.
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
