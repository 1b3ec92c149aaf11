/// A range of a message's text with its formatting, its tag, or the object that replaces it.
public struct TextSpan: Hashable, Sendable {
  /// The range, in UTF-16 offsets in the text as it was typed. The end is excluded. The range is clamped to
  /// the text.
  public var range: Range<Int> {
    get { start..<end }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }
  private var start: Int
  private var end: Int
  /// The emphases of the range; empty to keep the formatting of the surrounding text. The emphases of
  /// overlapping spans are combined.
  public var emphases: TextEmphases
  /// The address that the range links to; nil if there is none.
  public var address: String?
  /// The title of the link, which can be shown as a tooltip; nil if there is none.
  public var title: String?
  /// The label of the footnote that the range refers to; nil if there is none.
  public var footnote: String?
  /// The label of the footnote from which the range leads back to the text that refers to it; nil for other
  /// ranges.
  package var footnoteEnd: String?
  /// The colour of the text, such as `#0a84ff`; nil for the colour of the surrounding text.
  public var color: String?
  /// The colour behind the text; nil if there is none.
  public var background: String?
  /// The application's name for the range, which is returned with its rectangles; nil if there is none.
  public var tag: String?
  /// The object that replaces the range; nil to show the text.
  public var object: InlineObject?
  /// Whether the range was code before the text lost its formatting. It runs from left to right.
  package var isPlainCode = false
  /// The span's range in the source from which it was parsed, including its marks: UTF-8 offsets.
  @Uncompared package var source: Range<Int> = 0..<0

  /// The emphasis, if the span has exactly one; otherwise nil.
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

  /// Creates a span with a combination of emphases, and optionally a link.
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

  /// Makes a span of what was code before the text lost its formatting.
  package static func plainCode(_ range: Range<Int>) -> TextSpan {
    var span = TextSpan(range: range)
    span.isPlainCode = true
    return span
  }

  /// Returns the span with another range.
  package func moved(to range: Range<Int>) -> TextSpan {
    var span = self
    span.range = range
    return span
  }

  /// Whether the span changes the look of its range, or adds information.
  package var isShown: Bool {
    !emphases.isEmpty || tag != nil || address != nil || footnote != nil || footnoteEnd != nil || color != nil
      || background != nil
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

  /// The member `look` in JSON, as in older versions of the format: the only emphasis of the span; nil if
  /// `looks` has to be used instead.
  private var plainLook: TextEmphasis? {
    get { emphases.only.flatMap { [.bold, .italic, .code].contains($0) ? $0 : nil } }
    set { emphases.formUnion(newValue.map { TextEmphases($0) } ?? []) }
  }

  /// The member `looks` in JSON: a list of emphases. When written, it is empty if `look` is used.
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
  /// Reads an object such as `{"start":0,"end":5,"look":"bold"}`. It may also have the members `tag` and
  /// `object`, in addition to the emphasis or instead of it.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the object that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
