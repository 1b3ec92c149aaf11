/// A footnote.
public struct MarkdownFootnote: Sendable, Hashable {
  /// Its label, as written.
  public var label: String
  /// Its content.
  public var blocks: [MarkdownBlock]
  /// Its range in the source: UTF-8 offsets.
  public var source: Range<Int>

  /// A footnote.
  public init(label: String, blocks: [MarkdownBlock], source: Range<Int> = 0..<0) {
    self.label = label
    self.blocks = blocks
    self.source = source
  }
}
