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

extension Reaction: MessageRecord {
  static var standard: Reaction { Reaction(symbol: "") }

  static let fields: [RecordField<Reaction>] = [
    .field("symbol", \.symbol, isRequired: true), .field("count", \.count, or: 1),
  ]
}

extension Reaction: Codable {
  /// Reads `{"symbol":"👍","count":3}`; without a count it is one.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
