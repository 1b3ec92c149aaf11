import TextLayout

/// How messages of one sender stand together, and the room between messages.
public struct GroupingStyle: Hashable, Sendable {
  /// Messages less than so many seconds apart belong together; nil for however far apart.
  public var window: Double?
  /// Whether a message with reactions ends its group.
  public var endsAtReactions: Bool
  /// Whether messages of different days belong to different groups.
  public var endsAtDays: Bool
  /// Between messages of a group, in points.
  public var spacingWithin: LayoutUnit
  /// Between groups, in points.
  public var spacingBetween: LayoutUnit
  /// Between a notice and a message, in points.
  public var spacingAroundNotices: LayoutUnit
  /// Between two notices, in points.
  public var spacingBetweenNotices: LayoutUnit
  /// Whether a footer is left out where the next message of the group says the same.
  public var hidesRepeatedFooters: Bool

  /// Groups of these values.
  public init(
    window: Double? = nil, endsAtReactions: Bool = false, endsAtDays: Bool = true,
    spacingWithin: LayoutUnit = 0, spacingBetween: LayoutUnit = 0, spacingAroundNotices: LayoutUnit = 0,
    spacingBetweenNotices: LayoutUnit = 0,
    hidesRepeatedFooters: Bool = false
  ) {
    self.window = window
    self.endsAtReactions = endsAtReactions
    self.endsAtDays = endsAtDays
    self.spacingWithin = spacingWithin
    self.spacingBetween = spacingBetween
    self.spacingAroundNotices = spacingAroundNotices
    self.spacingBetweenNotices = spacingBetweenNotices
    self.hidesRepeatedFooters = hidesRepeatedFooters
  }
}

extension GroupingStyle: JSONRecord {
  static var standard: GroupingStyle { GroupingStyle() }

  static let fields: [RecordField<GroupingStyle>] = [
    .optional("window", \.window, .number(in: 0...31_536_000)),
    .field("endsAtReactions", \.endsAtReactions), .field("endsAtDays", \.endsAtDays),
    .field("spacingWithin", \.spacingWithin), .field("spacingBetween", \.spacingBetween),
    .field("spacingAroundNotices", \.spacingAroundNotices),
    .field("spacingBetweenNotices", \.spacingBetweenNotices),
    .field("hidesRepeatedFooters", \.hidesRepeatedFooters),
  ]
}
