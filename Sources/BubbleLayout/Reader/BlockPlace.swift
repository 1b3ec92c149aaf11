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

extension Covering {
  /// - Parameter places: The places where the reader has uncovered spoilers, of all messages.
  /// - Complexity: Constant if the whole message is uncovered, otherwise linear in the places.
  init(of id: MessageID, in places: Set<BlockPlace>) {
    let whole = BlockPlace(id: id, path: ContentPath([]))
    if places.isEmpty {
      self = .closed
    } else if places.contains(whole) {
      self.init([whole.path])
    } else {
      self.init(places.lazy.filter { $0.id == id }.map(\.path))
    }
  }
}
