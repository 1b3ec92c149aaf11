/// The message that a composer sends.
public struct OutgoingMessage: Hashable, Sendable {
  /// The text, each token replaced by the token's text and a space.
  public let content: String
  /// The ids of the users mentioned, in the order of their first mention, without repetitions and without `0`,
  /// which stands for nobody.
  public let mentionedIDs: [String]
  /// The text of the message, in which words stand for mentions and other objects.
  public let text: String
  /// How ranges of `text` look, what they link to, and the mentions and other objects that stand in it: ascending, in UTF-16 offsets.
  public let spans: [TextSpan]
  /// `mentionedIDs` as one text, with commas between: what servers take as `to_uid`.
  public var joinedIDs: String { mentionedIDs.joined(separator: ",") }

  /// The message for a conversation.
  ///
  /// - Parameters:
  ///   - id: The id that it gets.
  ///   - sender: Who sends it.
  ///   - timestamp: When; nil for unknown.
  public func message(id: MessageID, sender: String?, timestamp: Timestamp? = nil) -> Message {
    Message(id: id, sender: sender, timestamp: timestamp, text: text, spans: spans)
  }
}

/// Why a composer has nothing to send.
public enum ComposerError: Error, Hashable, Sendable {
  /// The content is empty or nothing but white space.
  case emptyContent
}

extension ComposerError: CustomStringConvertible {
  /// The reason.
  public var description: String {
    switch self {
    case .emptyContent: "the message has no content but white space"
    }
  }
}
