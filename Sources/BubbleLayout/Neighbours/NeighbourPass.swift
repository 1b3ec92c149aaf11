import Foundation
import TextLayout

/// How a message follows the one before it.
struct NeighbourLink {
  /// Whether both are of one group.
  let joins: Bool
  /// Whether it is the first of a day.
  let startsDay: Bool
}

/// One pass over messages.
struct NeighbourPass {
  let rules: GroupingRules
  private var days: DayCalendar
  /// When the day of the last message with a time began.
  private var day: Int64?

  init(rules: GroupingRules, timeZone: TimeZone) {
    self.rules = rules
    days = DayCalendar(timeZone: timeZone)
  }

  /// Moves on to the next message.
  mutating func link(from previous: NeighbourTraits?, to message: NeighbourTraits) -> NeighbourLink {
    var startsDay = false
    if let timestamp = message.timestamp {
      let start = days.start(of: timestamp)
      startsDay = start != day
      day = start
    }
    guard let previous else { return NeighbourLink(joins: false, startsDay: startsDay) }
    let isApart = startsDay && (rules.endsAtNewDay || rules.separatesDays)
    return NeighbourLink(
      joins: !isApart && joins(previous, message), startsDay: startsDay)
  }

  private func joins(_ earlier: NeighbourTraits, _ later: NeighbourTraits) -> Bool {
    guard earlier.systemKind == nil, later.systemKind == nil, earlier.sender == later.sender,
      earlier.sender != nil, earlier.side == later.side, !later.startsUnread, !earlier.endsGroup,
      !(rules.endsAtReactions && earlier.hasReactions)
    else { return false }
    guard let window = rules.window, let start = earlier.timestamp, let end = later.timestamp else {
      return true
    }
    let (gap, overflows) = end.milliseconds.subtractingReportingOverflow(start.milliseconds)
    return !overflows && gap.magnitude < UInt64(max(0, window))
  }

  func state(
    of message: NeighbourTraits, after previous: NeighbourTraits?, link: NeighbourLink,
    before next: NeighbourTraits?, nextLink: NeighbourLink?
  ) -> NeighbourState {
    let position = GroupPosition(joinsPrevious: link.joins, isJoinedByNext: nextLink?.joins ?? false)
    let isMessage = message.systemKind == nil
    let showsDate = link.startsDay && rules.separatesDays
    return NeighbourState(
      position: position, showsName: isMessage && rules.names.contains(position),
      showsAvatar: isMessage && rules.avatars.contains(position),
      showsFooter: isMessage && message.footerText != nil && !isRepeated(message, position, next),
      startsDay: showsDate, startsUnread: message.startsUnread,
      spacingAbove: spacing(
        above: message, after: previous, joins: link.joins, isSeparated: showsDate || message.startsUnread))
  }

  /// Whether the next message's footer says all that this one's does.
  private func isRepeated(
    _ message: NeighbourTraits, _ position: GroupPosition, _ next: NeighbourTraits?
  ) -> Bool {
    guard rules.hidesRepeatedFooters, !position.isLast, !message.keepsFooter, let next else { return false }
    return message.footerText == next.footerText && message.footerState == next.footerState
  }

  private func spacing(
    above message: NeighbourTraits, after previous: NeighbourTraits?, joins: Bool, isSeparated: Bool
  ) -> LayoutUnit {
    guard let previous else { return 0 }
    if isSeparated { return rules.spacing.aboveSeparator }
    switch (previous.systemKind, message.systemKind) {
    case (nil, nil): return joins ? rules.spacing.inside : rules.spacing.between
    case (let earlier?, let later?):
      return earlier == later ? rules.spacing.betweenSystem : rules.spacing.between
    default: return rules.spacing.besideSystem
    }
  }
}
