/// A list.
public struct MarkdownList: Sendable, Hashable {
  /// Whether the items are numbered.
  public var isOrdered: Bool
  /// The number of the first item.
  public var start: Int
  /// Whether there are no blank lines between the items or between the blocks of an item.
  public var isTight: Bool
  /// The items.
  public var items: [MarkdownItem]

  /// Creates a list.
  public init(isOrdered: Bool = false, start: Int = 1, isTight: Bool = true, items: [MarkdownItem]) {
    self.isOrdered = isOrdered
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}
