/// A reaction to a message, usually an emoji, and how many people gave it.
public struct Reaction: Hashable, Sendable {
  /// The emoji.
  public var symbol: String
  /// How many people gave it; one of 0 or fewer is not shown.
  public var count: Int

  /// A reaction of so many people.
  public init(symbol: String, count: Int = 1) {
    self.symbol = symbol
    self.count = count
  }
}

extension Reaction: MessageRecord {
  package static var standard: Reaction { Reaction(symbol: "") }

  package static let fields: [RecordField<Reaction>] = [
    .field("symbol", \.symbol, isRequired: true), .field("count", \.count, or: 1),
  ]
}

extension Reaction: Codable {
  /// Reads `{"symbol":"👍","count":3}`; the count is 1 where it is left out.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
