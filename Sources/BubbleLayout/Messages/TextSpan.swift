/// A stretch of a message's text that looks different.
public struct TextSpan: Hashable, Sendable {
  /// UTF-16 offsets in the text as it was typed; clamped to it.
  public var range: Range<Int>
  /// How it looks.
  public var look: TextLook

  /// A stretch of a look.
  public init(range: Range<Int>, look: TextLook) {
    self.range = range
    self.look = look
  }
}

/// How a stretch of a message's text looks, as far as its geometry goes.
public enum TextLook: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case bold
  case italic
  /// In the font of code.
  case code
}

extension TextSpan: Codable {
  private enum Key: String, CodingKey { case start, end, look }

  /// Reads `{"start":0,"end":5,"look":"bold"}`.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let start = try fields.decode(Int.self, forKey: .start)
    let end = try fields.decode(Int.self, forKey: .end)
    guard 0 <= start, start <= end else {
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: fields, debugDescription: "the span from \(start) to \(end) is none")
    }
    self.init(range: start..<end, look: try fields.decode(TextLook.self, forKey: .look))
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(range.lowerBound, forKey: .start)
    try fields.encode(range.upperBound, forKey: .end)
    try fields.encode(look, forKey: .look)
  }
}
