import TextLayout

/// A position in a text of a message in a transcript.
public struct TranscriptPosition: Hashable, Sendable {
  /// The id of the message.
  public var id: MessageID
  /// The path of the text.
  public var path: ContentPath
  /// The position in the shown text.
  public var position: TextPosition

  /// Creates a position in a message's text.
  public init(id: MessageID, path: ContentPath = .text, position: TextPosition) {
    self.id = id
    self.path = path
    self.position = position
  }
}
