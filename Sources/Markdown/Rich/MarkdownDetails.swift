/// `<details>`: content that opens and closes below a summary.
public struct MarkdownDetails: Sendable, Hashable {
  /// The summary, empty if there is none.
  public var summary: MarkdownText
  /// Whether it is open at first.
  public var isOpen: Bool
  /// Its content.
  public var blocks: [MarkdownBlock]

  /// Details.
  public init(summary: MarkdownText, isOpen: Bool = false, blocks: [MarkdownBlock]) {
    self.summary = summary
    self.isOpen = isOpen
    self.blocks = blocks
  }
}
