/// Raw HTML that is not converted.
public struct MarkdownHTML: Sendable, Hashable {
  /// The markup.
  public var text: String
  /// Whether the markup is a comment, which should not be shown.
  public var isComment: Bool

  /// Creates raw HTML.
  public init(text: String, isComment: Bool = false) {
    self.text = text
    self.isComment = isComment
  }
}
