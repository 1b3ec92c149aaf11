/// An item of a list.
public struct MarkdownItem: Sendable, Hashable {
  /// The number that its own marker says, in an ordered list. By CommonMark items count on from the list's start whatever they say.
  public var number: Int?
  /// Whether its box is checked; nil if it has none.
  public var isChecked: Bool?
  /// What it holds.
  public var blocks: [MarkdownBlock]
  /// Where it stands in the source.
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
