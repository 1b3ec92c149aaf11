/// A footnote.
public struct MarkdownFootnote: Sendable, Hashable {
  /// The label as it is written.
  public var label: String
  /// The number, in the order in which the text first refers to its footnotes; nil if no text refers to the
  /// footnote.
  public var number: Int?
  /// The content of the footnote.
  public var blocks: [MarkdownBlock]
  /// The footnote's range in the source: UTF-8 offsets.
  public var source: Range<Int>

  /// Creates a footnote.
  public init(label: String, number: Int? = nil, blocks: [MarkdownBlock], source: Range<Int> = 0..<0) {
    self.label = label
    self.number = number
    self.blocks = blocks
    self.source = source
  }
}
