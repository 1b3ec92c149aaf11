import TextLayout

/// The rules by which successive messages of a sender form groups, and the distances between messages.
public struct GroupingStyle: Hashable, Sendable {
  /// The time in seconds that separates groups: messages this far apart or more are in different groups; nil
  /// for no limit.
  public var window: Double?
  /// Whether a message with reactions ends its group.
  public var endsAtReactions: Bool
  /// Whether messages of different days belong to different groups.
  public var endsAtDays: Bool
  /// The distance between messages of a group, in points.
  public var spacingWithin: LayoutUnit
  /// The distance between groups, in points.
  public var spacingBetween: LayoutUnit
  /// The distance between a notice and another message, in points.
  public var spacingAroundNotices: LayoutUnit
  /// The distance between two notices, in points.
  public var spacingBetweenNotices: LayoutUnit
  /// Whether a footer is left out if the next message of the group has the same time and delivery state.
  public var hidesRepeatedFooters: Bool

  /// Creates grouping rules.
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
  package static var standard: GroupingStyle { GroupingStyle() }

  package static let fields: [RecordField<GroupingStyle>] = [
    .optional("window", \.window, .number(in: 0...31_536_000)),
    .field("endsAtReactions", \.endsAtReactions), .field("endsAtDays", \.endsAtDays),
    .field("spacingWithin", \.spacingWithin), .field("spacingBetween", \.spacingBetween),
    .field("spacingAroundNotices", \.spacingAroundNotices),
    .field("spacingBetweenNotices", \.spacingBetweenNotices),
    .field("hidesRepeatedFooters", \.hidesRepeatedFooters),
  ]
}
