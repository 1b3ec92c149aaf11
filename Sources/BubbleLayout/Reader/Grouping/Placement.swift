import TextLayout

/// The place of a message among its neighbours: its place in a group, the space above it, and the rows above
/// it.
///
/// A cell depends on its neighbours only through its placement. Equal messages with equal placements have
/// equal cells.
public struct Placement: Hashable, Sendable {
  /// Whether the message is the first of its group. This is also true of a message that stands alone.
  public var isFirst: Bool
  /// Whether the message is the last of its group. This is also true of a message that stands alone.
  public var isLast: Bool
  /// Whether the footer is left out because the next message of the group shows an equal one.
  public var hidesFooter: Bool
  /// Whether there is a date above the message.
  package internal(set) var startsDay = false
  /// Whether the unread line is above the message. If there is a date, the line is below the date.
  package internal(set) var startsUnread = false
  /// The space above the message, in points. It is part of the cell's height.
  public var spacing: LayoutUnit
  /// The space above the first separator, in points.
  package internal(set) var leading: LayoutUnit = 0

  /// The placement of a message that stands alone, without space above it.
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

  /// Whether there are separators above the message.
  package var hasSeparators: Bool { startsDay || startsUnread }

  /// Returns whether the message shows an element that only some messages of a group show.
  package func shows(_ visibility: GroupVisibility) -> Bool {
    switch visibility {
    case .always: true
    case .first: isFirst
    case .last: isLast
    }
  }
}
