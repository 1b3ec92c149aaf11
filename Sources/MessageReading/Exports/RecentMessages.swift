import BubbleLayout

/// The latest messages of a conversation, for the quotes in replies. Their number is bounded.
struct RecentMessages {
  /// How many of the latest messages are remembered.
  static let reach = 10_000

  /// The quoted words of a message that is no longer remembered or not in the export.
  static let unknown = "…"

  /// How many bytes of a message's text are remembered.
  private static let length = 400

  private var quotes = RecentValues<MessageID, QuotedReply>(reach: reach)

  /// Remembers a message. It replaces an earlier one with the same id.
  mutating func remember(_ message: Message) { quotes[message.id] = Self.quote(of: message) }

  /// Returns the quote for a reply to a message.
  ///
  /// - Parameters:
  ///   - sender: The quoted sender, if the reply contains it; nil for the sender of the quoted message.
  ///   - words: The quoted words, if the reply contains them; nil for those of the quoted message.
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
