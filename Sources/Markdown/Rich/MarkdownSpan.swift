/// The formatting or role of a range of a ``MarkdownText``. Spans nest or overlap. They are in the order of
/// their starts, outer ones first.
public struct MarkdownSpan: Sendable, Hashable {
  /// UTF-16 offsets in the text. Never empty.
  public var range: Range<Int>
  /// How it looks.
  public var emphases: MarkdownEmphases = []
  /// The address of a link. Empty for a link whose address has not come yet.
  public var href: String?
  /// The title of a link.
  public var title: String?
  /// The label of the footnote that it refers to.
  public var footnote: String?
  /// What stands there instead of the characters.
  public var object: MarkdownObject?
  /// Where it stands in the source with its marks: UTF-8 offsets.
  public var source: Range<Int>

  /// A span of emphases.
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

  /// Whether it says emphases and nothing else.
  var isPlain: Bool { href == nil && footnote == nil && object == nil }
}
