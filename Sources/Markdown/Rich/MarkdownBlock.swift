/// A block as it is shown: a value that says everything that layout needs.
public struct MarkdownBlock: Sendable, Hashable {
  /// What it is.
  public var content: MarkdownContent
  /// Where it stands in the source, with its marks: UTF-8 offsets.
  public var source: Range<Int>

  /// A block; a block that you make yourself has no source.
  public init(_ content: MarkdownContent, source: Range<Int> = 0..<0) {
    self.content = content
    self.source = source
  }
}
