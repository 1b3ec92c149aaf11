import TextLayout

/// A place in one of the texts of one message of a transcript.
public struct TranscriptPosition: Hashable, Sendable {
  /// The message.
  public var id: MessageID
  /// Which of its texts.
  public var path: ContentPath
  /// The place in that text as it is shown.
  public var position: TextPosition

  /// A place in a message's text.
  public init(id: MessageID, path: ContentPath = .text, position: TextPosition) {
    self.id = id
    self.path = path
    self.position = position
  }
}
