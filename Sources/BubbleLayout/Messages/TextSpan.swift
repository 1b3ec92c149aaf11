/// A range of a message's text: how it looks, what the application calls it, or what stands in its place.
public struct TextSpan: Hashable, Sendable {
  /// UTF-16 offsets in the text as it was typed, the end exclusive; clamped to the text.
  public var range: Range<Int> {
    get { start..<end }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }
  private var start: Int
  private var end: Int
  /// How the range looks; nil for like the text around it.
  public var look: TextLook?
  /// The application's name for the range, with which its rectangles come back; nil for none.
  public var tag: String?
  /// What stands in the place of the range; nil for its text.
  public var object: InlineObject?

  /// A range, and what is to be done with it.
  public init(range: Range<Int>, look: TextLook? = nil, tag: String? = nil, object: InlineObject? = nil) {
    (start, end) = (range.lowerBound, range.upperBound)
    self.look = look
    self.tag = tag
    self.object = object
  }

  /// The same for another range.
  func moved(to range: Range<Int>) -> TextSpan {
    TextSpan(range: range, look: look, tag: tag, object: object)
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
  package static var standard: TextSpan { TextSpan(range: 0..<0) }

  package static let fields: [RecordField<TextSpan>] = [
    .field("start", \.start, isRequired: true), .field("end", \.end, isRequired: true),
    .optional("look", \.look), .optional("tag", \.tag), .optional("object", \.object),
  ]

  package func check() throws(FieldError) {
    guard 0 <= start, start <= end else {
      throw FieldError("end", "the span from \(start) to \(end) is none")
    }
    guard look != nil || tag != nil || object != nil else {
      throw FieldError("look", "the span has neither a look nor a tag nor an object")
    }
  }
}

extension TextSpan: Codable {
  /// Reads `{"start":0,"end":5,"look":"bold"}`, with `tag` and `object` beside or instead of the look.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
