/// The formatting or role of a range of a ``MarkdownText``. Spans may nest or overlap. They are in the order
/// of their starts, with outer spans first.
public struct MarkdownSpan: Sendable, Hashable {
  /// The UTF-16 offsets in the text. Never empty.
  public var range: Range<Int>
  /// The emphases of the range.
  public var emphases: MarkdownEmphases = []
  /// The address of a link; nil if the span is not a link. It is empty if the address has not arrived yet.
  public var href: String?
  /// The title of a link; nil if there is none.
  public var title: String?
  /// The label of the footnote that the span refers to; nil if there is none.
  public var footnote: String?
  /// The object that replaces the characters; nil if there is none.
  public var object: MarkdownObject?
  /// The width of an image in pixels, if the source gives them (`<img>`); otherwise nil.
  public var width: Double?
  /// The height of an image in pixels, if the source gives them (`<img>`); otherwise nil.
  public var height: Double?
  /// The span's range in the source, including its marks: UTF-8 offsets.
  public var source: Range<Int>

  /// Creates a span.
  public init(
    range: Range<Int>, emphases: MarkdownEmphases = [], href: String? = nil, title: String? = nil,
    footnote: String? = nil,
    object: MarkdownObject? = nil, source: Range<Int> = 0..<0
  ) {
    self.range = range
    self.emphases = emphases
    self.href = href
    self.title = title
    self.footnote = footnote
    self.object = object
    self.source = source
  }

  /// Whether the span has only emphases.
  var isPlain: Bool { href == nil && footnote == nil && object == nil }

  /// Whether the span is an image.
  var isImage: Bool {
    if case .image? = object { true } else { false }
  }
}
