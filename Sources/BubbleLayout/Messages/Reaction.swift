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

extension Reaction {
  /// Whether another reaction is the same emoji. Emoji are the same with and without a variation selector,
  /// because reactions are shown as emoji however they are stored (UTS #51).
  package func isSame(as other: Reaction) -> Bool { key == other.key }

  /// Returns reactions in which those of the same emoji are one, at the first place and with all their people.
  ///
  /// - Complexity: Linear in the symbols.
  package static func joined(_ reactions: [Reaction]) -> [Reaction] {
    guard reactions.count > 1 else { return reactions }
    var joined: [Reaction] = []
    var places: [Key: Int] = [:]
    for reaction in reactions {
      guard let place = places[reaction.key] else {
        places[reaction.key] = joined.count
        joined.append(reaction)
        continue
      }
      let (sum, isTooLarge) = max(joined[place].count, 0).addingReportingOverflow(max(reaction.count, 0))
      joined[place].count = isTooLarge ? .max : sum
      joined[place].isMine = joined[place].isMine || reaction.isMine
    }
    return joined
  }

  private struct Key: Hashable {
    let symbol: String
    let emoji: String?
  }

  private var key: Key {
    let isPlain = !symbol.unicodeScalars.contains { $0 == "\u{FE0F}" || $0 == "\u{FE0E}" }
    let scalars = symbol.unicodeScalars.filter { $0 != "\u{FE0F}" && $0 != "\u{FE0E}" }
    return Key(symbol: isPlain ? symbol : String(String.UnicodeScalarView(scalars)), emoji: emoji)
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
