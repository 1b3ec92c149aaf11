/// The quote of the earlier message that a message replies to.
public struct QuotedReply: Hashable, Sendable {
  /// The id of that message, for jumping to it; nil if unknown.
  public var id: MessageID?
  /// Its sender, by id or by name as in messages; nil to show none.
  public var sender: String?
  /// The name shown for its sender; nil for the person's name, or else for the sender itself.
  public var senderName: String?
  /// Its text, or the beginning of it.
  public var text: String
  /// Whether a small picture of it is shown beside the text.
  public var hasPicture: Bool

  /// A quote.
  public init(
    sender: String?, text: String, hasPicture: Bool = false, senderName: String? = nil, id: MessageID? = nil
  ) {
    self.id = id
    self.sender = sender
    self.senderName = senderName
    self.text = text
    self.hasPicture = hasPicture
  }
}

extension QuotedReply: MessageRecord {
  package static var standard: QuotedReply { QuotedReply(sender: nil, text: "") }

  package static let fields: [RecordField<QuotedReply>] = [
    .optional("sender", \.sender), .optional("senderName", \.senderName),
    .field("text", \.text, or: ""),
    .field("picture", \.hasPicture, or: false), .optional("id", \.id),
  ]
}

extension QuotedReply: Codable {
  /// Reads `{"id":7,"sender":"Ann","text":"…","picture":true}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
