import TextLayout

/// What a cell has from its neighbours: its place in a group of messages and the room above it.
public struct CellContext: Hashable, Sendable {
  /// Whether no message of its group is above.
  public var isFirst: Bool
  /// Whether no message of its group is below.
  public var isLast: Bool
  /// The room above the cell's content, which belongs to the cell, in points.
  public var spacing: LayoutUnit
  /// Whether the footer is left out, as the next message of the group says the same.
  public var hidesFooter: Bool

  /// A message that stands alone, without room above.
  public static let alone = CellContext()

  /// A place in a group.
  public init(
    isFirst: Bool = true, isLast: Bool = true, spacing: LayoutUnit = 0, hidesFooter: Bool = false
  ) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.spacing = spacing
    self.hidesFooter = hidesFooter
  }

  /// Whether something that only some messages of a group have is shown.
  func shows(_ visibility: GroupVisibility) -> Bool {
    switch visibility {
    case .always: true
    case .first: isFirst
    case .last: isLast
    }
  }
}
