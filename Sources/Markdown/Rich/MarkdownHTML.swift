/// Raw HTML that is not understood.
public struct MarkdownHTML: Sendable, Hashable {
  /// The markup.
  public var text: String
  /// Whether it is a comment, which is best left out.
  public var isComment: Bool

  /// HTML.
  public init(text: String, isComment: Bool = false) {
    self.text = text
    self.isComment = isComment
  }
}
