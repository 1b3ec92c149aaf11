/// A range of a message's text: how it looks, what the application calls it, or what stands in its place.
public struct TextSpan: Hashable, Sendable {
  /// UTF-16 offsets in the text as it was typed, the end exclusive; clamped to the text.
  public var range: Range<Int> {
    get { start..<end }
    set { (start, end) = (newValue.lowerBound, newValue.upperBound) }
  }
  private var start: Int
  private var end: Int
  /// How the range looks; none for like the text around it. Emphases of spans that overlap add up.
  public var emphases: TextEmphases
  /// The address that the range links to; nil for none.
  public var address: String?
  /// What is said of that address, by those who show it; nil for nothing.
  public var title: String?
  /// The label of the footnote that the range refers to; nil for none.
  public var footnote: String?
  /// The colour of its text, such as `#0a84ff`; nil for that of the text around it.
  public var color: String?
  /// The colour behind it; nil for none.
  public var background: String?
  /// The application's name for the range, with which its rectangles come back; nil for none.
  public var tag: String?
  /// What stands in the place of the range; nil for its text.
  public var object: InlineObject?

  /// Its emphasis, where it has just one.
  public var emphasis: TextEmphasis? {
    get { emphases.only }
    set { emphases = newValue.map { TextEmphases($0) } ?? [] }
  }

  /// A range, and what is to be done with it.
  public init(
    range: Range<Int>, emphasis: TextEmphasis? = nil, tag: String? = nil, object: InlineObject? = nil
  ) {
    self.init(range: range, emphases: emphasis.map { TextEmphases($0) } ?? [], tag: tag, object: object)
  }

  /// A range, with emphases that combine and perhaps an address that it links to.
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

  /// Whether it changes how its range looks, or says anything of it.
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

  /// What `emphasis` says in JSON: a single one of the emphases that there were before they combined.
  private var plainLook: TextEmphasis? {
    get { emphases.only.flatMap { [.bold, .italic, .code].contains($0) ? $0 : nil } }
    set { emphases.formUnion(newValue.map { TextEmphases($0) } ?? []) }
  }

  /// What `emphases` says beside or in place of it.
  private var manyLooks: TextEmphases {
    get { plainLook == nil ? emphases : [] }
    set { emphases.formUnion(newValue) }
  }

  package func check() throws(FieldError) {
    guard 0 <= start, start <= end else {
      throw FieldError("end", "the span from \(start) to \(end) is none")
    }
    guard isShown || object != nil else {
      throw FieldError("look", "the span has neither a look nor a tag nor an object")
    }
  }
}

extension TextSpan: Codable {
  /// Reads `{"start":0,"end":5,"look":"bold"}`, with `tag` and `object` beside or instead of the emphasis.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
