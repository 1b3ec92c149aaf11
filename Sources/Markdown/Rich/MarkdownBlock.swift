/// A block as it is shown: a value with everything that layout needs.
public struct MarkdownBlock: Sendable, Hashable {
  /// The kind of block, with its content.
  public var content: MarkdownContent
  /// Its range in the source, including its marks: UTF-8 offsets.
  public var source: Range<Int>

  /// A block; a block that you make yourself has no source.
  public init(_ content: MarkdownContent, source: Range<Int> = 0..<0) {
    self.content = content
    self.source = source
  }
}
