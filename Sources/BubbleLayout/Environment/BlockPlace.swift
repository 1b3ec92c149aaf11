/// The place of a block: a message, and a path in it.
public struct BlockPlace: Hashable, Sendable {
  /// The id of the message.
  public var id: MessageID
  /// The path of the block in the message.
  public var path: ContentPath

  /// Creates the place of a block.
  public init(id: MessageID, path: ContentPath) {
    self.id = id
    self.path = path
  }
}
