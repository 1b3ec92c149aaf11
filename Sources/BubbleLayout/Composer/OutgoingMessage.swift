/// The message that a composer sends.
public struct OutgoingMessage: Hashable, Sendable {
  /// The text, with each token replaced by the token's text and a space.
  public let content: String
  /// The ids of the mentioned users, in the order of their first mention, without duplicates. The id `0`,
  /// which stands for no user, is left out.
  public let mentionedIDs: [String]
  /// The text of the message. Mentions and other objects are replaced by their words.
  public let text: String
  /// The formatting and links of ranges of `text`, and the mentions and other objects in it, by UTF-16
  /// offsets and in ascending order.
  public let spans: [TextSpan]
  /// `mentionedIDs` as one text, separated by commas, as some servers expect.
  public var joinedIDs: String { mentionedIDs.joined(separator: ",") }

  /// Returns the content as a message of a conversation.
  ///
  /// - Parameters:
  ///   - id: The id of the message.
  ///   - sender: The sender of the message.
  ///   - timestamp: When it was sent; nil if unknown.
  public func message(id: MessageID, sender: String?, timestamp: Timestamp? = nil) -> Message {
    Message(id: id, sender: sender, timestamp: timestamp, text: text, spans: spans)
  }
}

/// The reasons why a composer cannot send.
public enum ComposerError: Error, Hashable, Sendable {
  /// The content is empty or only white space.
  case emptyContent
}

extension ComposerError: CustomStringConvertible {
  /// A description of the reason, in English.
  public var description: String {
    switch self {
    case .emptyContent: "the message is empty or contains only white space"
    }
  }
}
