/// An item of a list.
public struct MarkdownItem: Sendable, Hashable {
  /// The number in its own marker, in an ordered list. In CommonMark, items are counted from the list's
  /// start, whatever their markers say.
  public var number: Int?
  /// Whether its box is checked; nil if it has none.
  public var isChecked: Bool?
  /// Its content.
  public var blocks: [MarkdownBlock]
  /// Its range in the source: UTF-8 offsets.
  public var source: Range<Int>

  /// An item.
  public init(number: Int? = nil, isChecked: Bool? = nil, blocks: [MarkdownBlock], source: Range<Int> = 0..<0)
  {
    self.number = number
    self.isChecked = isChecked
    self.blocks = blocks
    self.source = source
  }
}
