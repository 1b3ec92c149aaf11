/// A list.
public struct MarkdownList: Sendable, Hashable {
  /// Whether its items are numbered.
  public var isOrdered: Bool
  /// The number of the first item.
  public var start: Int
  /// Whether there is no blank line between its items or between the blocks of an item.
  public var isTight: Bool
  /// The items.
  public var items: [MarkdownItem]

  /// A list.
  public init(isOrdered: Bool = false, start: Int = 1, isTight: Bool = true, items: [MarkdownItem]) {
    self.isOrdered = isOrdered
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}
