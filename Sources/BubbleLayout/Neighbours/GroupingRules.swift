import TextLayout

/// Which messages belong together, and what those that do leave out.
public struct GroupingRules: Hashable, Sendable {
  /// Messages further apart are of different groups, in milliseconds; nil for no limit. Published chats take 60,
  /// 180, 600 or 900 seconds.
  public var window: Int64?
  /// Whether a new day ends a group.
  public var endsAtNewDay: Bool
  /// Whether a message with reactions ends its group.
  public var endsAtReactions: Bool
  /// Which messages of a group show their sender's name.
  public var names: GroupMembers
  /// Which messages of a group show their sender's picture.
  public var avatars: GroupMembers
  /// Whether a footer is left out where the next message of the group says the same.
  public var hidesRepeatedFooters: Bool
  /// Whether a date stands before the first message of a day.
  public var separatesDays: Bool
  /// How far apart things stand.
  public var spacing: GroupSpacing

  /// By default groups of three minutes that end at a new day, the name on the first, the picture on the last.
  public init(
    window: Int64? = 180_000, endsAtNewDay: Bool = true, endsAtReactions: Bool = false,
    names: GroupMembers = .first, avatars: GroupMembers = .last, hidesRepeatedFooters: Bool = false,
    separatesDays: Bool = true, spacing: GroupSpacing = GroupSpacing()
  ) {
    self.window = window
    self.endsAtNewDay = endsAtNewDay
    self.endsAtReactions = endsAtReactions
    self.names = names
    self.avatars = avatars
    self.hidesRepeatedFooters = hidesRepeatedFooters
    self.separatesDays = separatesDays
    self.spacing = spacing
  }
}

/// Some messages of a group.
public enum GroupMembers: String, Hashable, Sendable, Codable, CaseIterable {
  case none
  case first
  case last
  case all

  /// Whether a message at a position is one of them.
  public func contains(_ position: GroupPosition) -> Bool {
    switch self {
    case .none: false
    case .first: position.isFirst
    case .last: position.isLast
    case .all: true
    }
  }
}

/// The distances between the rows of a transcript, in points.
public struct GroupSpacing: Hashable, Sendable {
  /// Between messages of one group.
  public var inside: LayoutUnit
  /// Between messages of two groups.
  public var between: LayoutUnit
  /// Between a message and what the room says.
  public var besideSystem: LayoutUnit
  /// Between two things of one sort that the room says.
  public var betweenSystem: LayoutUnit
  /// Above a date or an unread line.
  public var aboveSeparator: LayoutUnit
  /// Below a date or an unread line.
  public var belowSeparator: LayoutUnit

  /// Distances of these lengths.
  public init(
    inside: LayoutUnit = 2, between: LayoutUnit = 12, besideSystem: LayoutUnit = 20,
    betweenSystem: LayoutUnit = 0, aboveSeparator: LayoutUnit = 12, belowSeparator: LayoutUnit = 12
  ) {
    self.inside = inside
    self.between = between
    self.besideSystem = besideSystem
    self.betweenSystem = betweenSystem
    self.aboveSeparator = aboveSeparator
    self.belowSeparator = belowSeparator
  }
}
