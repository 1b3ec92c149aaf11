/// A range of a message's text that is bold, italic or code.
public struct TextSpan: Hashable, Sendable {
  /// UTF-16 offsets in the text as it was typed, the end exclusive; clamped to the text.
  public var range: Range<Int> {
    get { start..<end }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }
  private var start: Int
  private var end: Int
  /// How the range looks.
  public var look: TextLook

  /// A range and its look.
  public init(range: Range<Int>, look: TextLook) {
    (start, end) = (range.lowerBound, range.upperBound)
    self.look = look
  }
}

/// How a range of a message's text looks.
public enum TextLook: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  case bold
  case italic
  /// In the font of code.
  case code
}

extension TextSpan: MessageRecord {
  static var standard: TextSpan { TextSpan(range: 0..<0, look: .bold) }

  static let fields: [RecordField<TextSpan>] = [
    .field("start", \.start, isRequired: true), .field("end", \.end, isRequired: true),
    .field("look", \.look, isRequired: true),
  ]

  func check() throws(FieldError) {
    guard 0 <= start, start <= end else {
      throw FieldError("end", "the span from \(start) to \(end) is none")
    }
  }
}

extension TextSpan: Codable {
  /// Reads `{"start":0,"end":5,"look":"bold"}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
