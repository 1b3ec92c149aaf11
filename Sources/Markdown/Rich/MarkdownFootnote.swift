/// A footnote.
public struct MarkdownFootnote: Sendable, Hashable {
  /// Its label, as written.
  public var label: String
  /// What it says.
  public var blocks: [MarkdownBlock]
  /// Where it stands in the source.
  public var source: Range<Int>

  /// A footnote.
  public init(label: String, blocks: [MarkdownBlock], source: Range<Int> = 0..<0) {
    self.label = label
    self.blocks = blocks
    self.source = source
  }
}
