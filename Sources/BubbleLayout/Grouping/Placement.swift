import TextLayout

/// The place of a message among its neighbours: its place in a group, the space above it, and the rows before
/// it.
///
/// A cell depends on its neighbours only through its placement: equal messages with equal placements have
/// equal cells.
public struct Placement: Hashable, Sendable {
  /// Whether it is the first message of its group; also true of a message that stands alone.
  public var isFirst: Bool
  /// Whether it is the last message of its group; also true of a message that stands alone.
  public var isLast: Bool
  /// The space above the message, in points. It is part of the cell's height.
  public var spacing: LayoutUnit
  /// Whether the footer is left out because the next message of the group shows the same one.
  public var hidesFooter: Bool
  /// Whether a date stands before it.
  package internal(set) var startsDay = false
  /// Whether the unread line stands before it, below the date if there is one.
  package internal(set) var startsUnread = false
  /// The room above the first of the rows before it, in points.
  package internal(set) var leading: LayoutUnit = 0

  /// A message that stands alone, without space above it.
  public static let alone = Placement()

  /// Creates a place in a group.
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

  /// Whether the message shows something that only some messages of a group show.
  package func shows(_ visibility: GroupVisibility) -> Bool {
    switch visibility {
    case .always: true
    case .first: isFirst
    case .last: isLast
    }
  }
}
