/// An item of a list.
public struct MarkdownItem: Sendable, Hashable {
  /// The number in the item's own marker, in an ordered list; nil in other lists. CommonMark counts items
  /// from the list's start and ignores the other markers.
  public var number: Int?
  /// Whether the item's box is checked; nil if it has no box.
  public var isChecked: Bool?
  /// The content of the item.
  public var blocks: [MarkdownBlock]
  /// The item's range in the source: UTF-8 offsets.
  public var source: Range<Int>

  /// Creates an item.
  public init(number: Int? = nil, isChecked: Bool? = nil, blocks: [MarkdownBlock], source: Range<Int> = 0..<0)
  {
    self.number = number
    self.isChecked = isChecked
    self.blocks = blocks
    self.source = source
  }
}
