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
