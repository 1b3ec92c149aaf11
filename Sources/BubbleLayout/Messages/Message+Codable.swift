import Foundation

extension MessageID: Codable {
  /// Reads a string or an integer.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  /// Writes the string or the integer.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .string(let string): try value.encode(string)
    case .integer(let integer): try value.encode(integer)
    }
  }
}

extension Timestamp: Codable {
  /// Reads ISO 8601 (`2011-09-12T19:34:21Z`, with or without fractions of a second) or milliseconds since 1970.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let milliseconds = try? value.decode(Int64.self) {
      self.init(milliseconds: milliseconds)
      return
    }
    let text = try value.decode(String.self)
    let whole = try? Date(text, strategy: .iso8601)
    let date = try whole ?? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    let milliseconds = (date.timeIntervalSince1970 * 1_000).rounded()
    guard abs(milliseconds) < 1e18 else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "is out of range: \(text)")
    }
    self.init(milliseconds: Int64(milliseconds))
  }

  /// Writes ISO 8601 with milliseconds.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
    try value.encode(date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}

extension QuotedReply: Codable {
  private enum Key: String, CodingKey { case sender, text, picture }

  /// Reads `{"sender":"Ann","text":"…","picture":true}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      sender: try fields.decodeIfPresent(String.self, forKey: .sender),
      text: try fields.decodeIfPresent(String.self, forKey: .text) ?? "",
      hasPicture: try fields.decodeIfPresent(Bool.self, forKey: .picture) ?? false)
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encodeIfPresent(sender, forKey: .sender)
    try fields.encode(text, forKey: .text)
    if hasPicture { try fields.encode(true, forKey: .picture) }
  }
}

extension Reaction: Codable {
  private enum Key: String, CodingKey { case symbol, count }

  /// Reads `{"symbol":"👍","count":3}`; without a count it is one.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    self.init(
      symbol: try fields.decode(String.self, forKey: .symbol),
      count: try fields.decodeIfPresent(Int.self, forKey: .count) ?? 1)
  }

  /// Writes both.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(symbol, forKey: .symbol)
    try fields.encode(count, forKey: .count)
  }
}

extension Message: Codable {
  private enum Key: String, CodingKey {
    case id, sender, timestamp, text, kind, dir, lang, spans, quote, attachments, reactions, buttons, edited,
      delivery
  }

  /// Reads a message of the JSON Lines form; all but `id` and `text` may be left out, and `text` as well where
  /// there is an attachment. Other fields are ignored.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let attachments = try fields.decodeIfPresent([MessageAttachment].self, forKey: .attachments) ?? []
    self.init(
      id: try fields.decode(MessageID.self, forKey: .id),
      sender: try fields.decodeIfPresent(String.self, forKey: .sender),
      timestamp: try fields.decodeIfPresent(Timestamp.self, forKey: .timestamp),
      text: attachments.isEmpty
        ? try fields.decode(String.self, forKey: .text)
        : try fields.decodeIfPresent(String.self, forKey: .text) ?? "",
      kind: try fields.decodeIfPresent(MessageKind.self, forKey: .kind) ?? .message,
      direction: try fields.decodeIfPresent(TextDirection.self, forKey: .dir) ?? .natural,
      language: try fields.decodeIfPresent(String.self, forKey: .lang),
      spans: try fields.decodeIfPresent([TextSpan].self, forKey: .spans) ?? [],
      quote: try fields.decodeIfPresent(QuotedReply.self, forKey: .quote),
      attachments: attachments,
      reactions: try fields.decodeIfPresent([Reaction].self, forKey: .reactions) ?? [],
      buttons: try fields.decodeIfPresent([[String]].self, forKey: .buttons) ?? [],
      isEdited: try fields.decodeIfPresent(Bool.self, forKey: .edited) ?? false,
      delivery: try fields.decodeIfPresent(DeliveryState.self, forKey: .delivery))
  }

  /// Writes the fields that say anything.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id, forKey: .id)
    try fields.encodeIfPresent(sender, forKey: .sender)
    try fields.encodeIfPresent(timestamp, forKey: .timestamp)
    try fields.encode(text, forKey: .text)
    if kind != .message { try fields.encode(kind, forKey: .kind) }
    if direction != .natural { try fields.encode(direction, forKey: .dir) }
    try fields.encodeIfPresent(language, forKey: .lang)
    if !spans.isEmpty { try fields.encode(spans, forKey: .spans) }
    try fields.encodeIfPresent(quote, forKey: .quote)
    if !attachments.isEmpty { try fields.encode(attachments, forKey: .attachments) }
    if !reactions.isEmpty { try fields.encode(reactions, forKey: .reactions) }
    if !buttons.isEmpty { try fields.encode(buttons, forKey: .buttons) }
    if isEdited { try fields.encode(true, forKey: .edited) }
    try fields.encodeIfPresent(delivery, forKey: .delivery)
  }
}
