/// A reaction to a message, usually an emoji, and how many people gave it.
public struct Reaction: Hashable, Sendable {
  /// The emoji, or a text for a custom emoji, such as `:party:`.
  public var symbol: String
  /// The application's name for a custom emoji, which is shown instead of the symbol; nil to show the symbol.
  public var emoji: String?
  /// The number of people who gave the reaction. A reaction with a count of 0 or less is not shown.
  public var count: Int
  /// Whether the reader is one of the people who gave the reaction.
  public var isMine: Bool

  /// Creates a reaction.
  public init(symbol: String, count: Int = 1, isMine: Bool = false, emoji: String? = nil) {
    self.symbol = symbol
    self.count = count
    self.isMine = isMine
    self.emoji = emoji
  }
}

extension Reaction: MessageRecord {
  package static var standard: Reaction { Reaction(symbol: "") }

  package static let fields: [RecordField<Reaction>] = [
    .field("symbol", \.symbol, isRequired: true), .field("count", \.count, or: 1),
    .field("mine", \.isMine, or: false), .optional("emoji", \.emoji),
  ]
}

extension Reaction: Codable {
  /// Reads an object such as `{"symbol":"👍","count":3,"mine":true}`. The count is 1 by default.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the object that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
