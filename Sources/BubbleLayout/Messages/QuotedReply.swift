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

extension QuotedReply: MessageRecord {
  static var standard: QuotedReply { QuotedReply(sender: nil, text: "") }

  static let fields: [RecordField<QuotedReply>] = [
    .optional("sender", \.sender), .field("text", \.text, or: ""),
    .field("picture", \.hasPicture, or: false),
  ]
}

extension QuotedReply: Codable {
  /// Reads `{"sender":"Ann","text":"…","picture":true}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
