/// A range of a message's text with its formatting, its tag, or the object that replaces it.
public struct TextSpan: Hashable, Sendable {
  /// UTF-16 offsets in the text as it was typed, the end exclusive; clamped to the text.
  public var range: Range<Int> {
    get { start..<end }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }
  private var start: Int
  private var end: Int
  /// The emphases of the range; empty for the formatting of the surrounding text. The emphases of overlapping
  /// spans combine.
  public var emphases: TextEmphases
  /// The address that the range links to; nil if there is none.
  public var address: String?
  /// The title of that address, such as a tooltip; nil if there is none.
  public var title: String?
  /// The label of the footnote that the range refers to; nil if there is none.
  public var footnote: String?
  /// The colour of its text, such as `#0a84ff`; nil for that of the surrounding text.
  public var color: String?
  /// The colour behind it; nil if there is none.
  public var background: String?
  /// The application's name for the range, which comes back with its rectangles; nil if there is none.
  public var tag: String?
  /// The object that replaces the range; nil to show its text.
  public var object: InlineObject?

  /// Its emphasis, if it has exactly one.
  public var emphasis: TextEmphasis? {
    get { emphases.only }
    set { emphases = newValue.map { TextEmphases($0) } ?? [] }
  }

  /// Creates a span with at most one emphasis.
  public init(
    range: Range<Int>, emphasis: TextEmphasis? = nil, tag: String? = nil, object: InlineObject? = nil
  ) {
    self.init(range: range, emphases: emphasis.map { TextEmphases($0) } ?? [], tag: tag, object: object)
  }

  /// Creates a span with emphases that combine, and optionally a link.
  public init(
    range: Range<Int>, emphases: TextEmphases, address: String? = nil, tag: String? = nil,
    object: InlineObject? = nil
  ) {
    (start, end) = (range.lowerBound, range.upperBound)
    self.emphases = emphases
    self.address = address
    self.tag = tag
    self.object = object
  }

  /// The same for another range.
  func moved(to range: Range<Int>) -> TextSpan {
    var span = self
    span.range = range
    return span
  }

  /// Whether it changes the look of its range, or adds information.
  var isShown: Bool {
    !emphases.isEmpty || tag != nil || address != nil || footnote != nil || color != nil || background != nil
  }
}

extension TextSpan: MessageRecord {
  package static var standard: TextSpan { TextSpan(range: 0..<0) }

  package static let fields: [RecordField<TextSpan>] = [
    .field("start", \.start, isRequired: true), .field("end", \.end, isRequired: true),
    .optional("look", \.plainLook), .field("looks", \.manyLooks, .emphases, or: []),
    .optional("href", \.address), .optional("title", \.title), .optional("footnote", \.footnote),
    .optional("color", \.color, .color), .optional("background", \.background, .color),
    .optional("tag", \.tag), .optional("object", \.object),
  ]

  /// The member `look` in JSON: a single emphasis, as before emphases could combine.
  private var plainLook: TextEmphasis? {
    get { emphases.only.flatMap { [.bold, .italic, .code].contains($0) ? $0 : nil } }
    set { emphases.formUnion(newValue.map { TextEmphases($0) } ?? []) }
  }

  /// The member `looks` in JSON, in addition to or instead of `look`.
  private var manyLooks: TextEmphases {
    get { plainLook == nil ? emphases : [] }
    set { emphases.formUnion(newValue) }
  }

  package func check() throws(FieldError) {
    guard start >= 0 else {
      throw FieldError("end", "the span from \(start) to \(end) starts before the text")
    }
    guard start <= end else {
      throw FieldError("end", "the span from \(start) to \(end) ends before it starts")
    }
    guard isShown || object != nil else {
      throw FieldError("look", "the span has no look, tag or object")
    }
  }
}

extension TextSpan: Codable {
  /// Reads `{"start":0,"end":5,"look":"bold"}`, with `tag` and `object` beside or instead of the emphasis.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
