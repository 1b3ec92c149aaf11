/// A block of a message.
public struct BlockPlace: Hashable, Sendable {
  /// The message.
  public var id: MessageID
  /// The path of the block in the message.
  public var path: ContentPath

  /// Creates a block at a path.
  public init(id: MessageID, path: ContentPath) {
    self.id = id
    self.path = path
  }
}
