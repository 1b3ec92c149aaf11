/// Code, fenced or indented.
public struct MarkdownCode: Sendable, Hashable {
  /// The lines, without a line feed after the last one. The text has no spans.
  public var text: MarkdownText
  /// The first word after the fence; nil if there is none.
  public var language: String?
  /// Everything after the fence if it is more than a language; nil otherwise.
  public var info: String?

  /// Creates code.
  public init(_ text: MarkdownText, language: String? = nil, info: String? = nil) {
    self.text = text
    self.language = language
    self.info = info
  }
}
