/// A block of a message.
public struct BlockPlace: Hashable, Sendable {
  /// The message.
  public var id: MessageID
  /// Where the block stands in it.
  public var path: ContentPath

  /// A block at a path.
  public init(id: MessageID, path: ContentPath) {
    self.id = id
    self.path = path
  }
}
