// The names of version 0.4. They are kept for one version. `CHANGELOG.md` lists them with the new names.

/// The former name of `MarkdownEmphases`.
@available(*, deprecated, renamed: "MarkdownEmphases")
public typealias MarkdownLooks = MarkdownEmphases

extension MarkdownSpan {
  /// The former name of `emphases`.
  @available(*, deprecated, renamed: "emphases")
  public var looks: MarkdownEmphases {
    get { emphases }
    set { emphases = newValue }
  }

  /// The former spelling of `init(range:emphases:href:title:footnote:object:source:)`.
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
