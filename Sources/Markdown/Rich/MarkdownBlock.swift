/// A block as it is shown, with everything that layout needs.
public struct MarkdownBlock: Sendable, Hashable {
  /// The kind of block, with its content.
  public var content: MarkdownContent
  /// The block's range in the source, including its marks: UTF-8 offsets.
  public var source: Range<Int>

  /// Creates a block. A block that you make yourself has no source range.
  public init(_ content: MarkdownContent, source: Range<Int> = 0..<0) {
    self.content = content
    self.source = source
  }
}
