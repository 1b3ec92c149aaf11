/// An earlier message that a message answers to.
public struct QuotedReply: Hashable, Sendable {
  /// Who said it.
  public var sender: String?
  /// What was said.
  public var text: String
  /// Whether it carried a picture, which is shown small.
  public var hasPicture: Bool

  /// What somebody said.
  public init(sender: String?, text: String, hasPicture: Bool = false) {
    self.sender = sender
    self.text = text
    self.hasPicture = hasPicture
  }
}

/// What some readers answered a message with, usually an emoji.
public struct Reaction: Hashable, Sendable {
  /// The emoji.
  public var symbol: String
  /// How many gave it.
  public var count: Int

  /// A reaction of so many readers.
  public init(symbol: String, count: Int = 1) {
    self.symbol = symbol
    self.count = count
  }
}

/// How far a message has come.
public enum DeliveryState: String, Hashable, Sendable, Codable, CaseIterable {
  case sending
  case sent
  case delivered
  case read
  case failed
}
