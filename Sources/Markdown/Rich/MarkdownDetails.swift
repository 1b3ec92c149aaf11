/// `<details>`: a summary with content that can be shown and hidden.
public struct MarkdownDetails: Sendable, Hashable {
  /// The summary, empty if there is none.
  public var summary: MarkdownText
  /// Whether the content is shown at first.
  public var isOpen: Bool
  /// The content.
  public var blocks: [MarkdownBlock]

  /// Creates details.
  public init(summary: MarkdownText, isOpen: Bool = false, blocks: [MarkdownBlock]) {
    self.summary = summary
    self.isOpen = isOpen
    self.blocks = blocks
  }
}
