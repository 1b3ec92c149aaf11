import TextLayout

/// Where a message stands among its neighbours: its place in a group, the room above it, and the rows before it.
///
/// Two messages of equal content and equal placement are laid out alike.
public struct Placement: Hashable, Sendable {
  /// Whether no message of its group is above.
  public var isFirst: Bool
  /// Whether no message of its group is below.
  public var isLast: Bool
  /// The room above the message that belongs to its cell, in points.
  public var spacing: LayoutUnit
  /// Whether the footer is left out, as the next message of the group says the same.
  public var hidesFooter: Bool
  /// Whether a date stands before it.
  package internal(set) var startsDay = false
  /// Whether the unread line stands before it, below the date if there is one.
  package internal(set) var startsUnread = false
  /// The room above the first of the rows before it, in points.
  package internal(set) var leading: LayoutUnit = 0

  /// A message that stands alone, without room above.
  public static let alone = Placement()

  /// A place in a group.
  public init(
    isFirst: Bool = true, isLast: Bool = true, spacing: LayoutUnit = 0, hidesFooter: Bool = false
  ) {
    self.isFirst = isFirst
    self.isLast = isLast
    self.spacing = spacing
    self.hidesFooter = hidesFooter
  }

  /// Whether rows stand before the message.
  package var hasSeparators: Bool { startsDay || startsUnread }

  /// Whether something that only some messages of a group have is shown.
  package func shows(_ visibility: GroupVisibility) -> Bool {
    switch visibility {
    case .always: true
    case .first: isFirst
    case .last: isLast
    }
  }
}
