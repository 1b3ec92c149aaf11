// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them beside the new ones.

/// Now `MarkdownEmphases`.
@available(*, deprecated, renamed: "MarkdownEmphases")
public typealias MarkdownLooks = MarkdownEmphases

extension MarkdownSpan {
  /// Now `emphases`.
  @available(*, deprecated, renamed: "emphases")
  public var looks: MarkdownEmphases {
    get { emphases }
    set { emphases = newValue }
  }

  /// Now `init(range:emphases:href:title:footnote:object:source:)`.
  @available(*, deprecated, renamed: "init(range:emphases:href:title:footnote:object:source:)")
  public init(
    range: Range<Int>, looks: MarkdownEmphases, href: String? = nil, title: String? = nil,
    footnote: String? = nil, object: MarkdownObject? = nil, source: Range<Int> = 0..<0
  ) {
    self.init(
      range: range, emphases: looks, href: href, title: title, footnote: footnote, object: object,
      source: source)
  }
}
