import TextLayout

/// What a message owes to its neighbours.
public struct NeighbourState: Hashable, Sendable {
  /// Where it stands in its group.
  public let position: GroupPosition
  /// Whether its sender's name is shown, in styles that show names.
  public let showsName: Bool
  /// Whether its sender's picture is shown, in styles that show pictures.
  public let showsAvatar: Bool
  /// Whether its footer is shown, in styles that show footers.
  public let showsFooter: Bool
  /// Whether a date stands before it.
  public let startsDay: Bool
  /// Whether an unread line stands before it, below the date if there is one.
  public let startsUnread: Bool
  /// From the row above down to the message, or to the first separator before it; 0 for the first of all.
  public let spacingAbove: LayoutUnit
}

/// Where a message stands in its group.
public enum GroupPosition: String, Hashable, Sendable, Codable {
  case single
  case first
  case middle
  case last

  init(joinsPrevious: Bool, isJoinedByNext: Bool) {
    switch (joinsPrevious, isJoinedByNext) {
    case (false, false): self = .single
    case (false, true): self = .first
    case (true, true): self = .middle
    case (true, false): self = .last
    }
  }

  /// Whether nothing of the group is above.
  public var isFirst: Bool { self == .single || self == .first }
  /// Whether nothing of the group is below.
  public var isLast: Bool { self == .single || self == .last }
}
