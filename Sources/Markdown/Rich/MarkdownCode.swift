/// Code, fenced or indented.
public struct MarkdownCode: Sendable, Hashable {
  /// The lines, without a line feed behind the last. It has no spans.
  public var text: MarkdownText
  /// The first word behind the fence.
  public var language: String?
  /// All that stands behind the fence, where there is more than a language.
  public var info: String?

  /// Code.
  public init(_ text: MarkdownText, language: String? = nil, info: String? = nil) {
    self.text = text
    self.language = language
    self.info = info
  }
}
