import TextLayout

/// The properties of a message and its neighbours that the message's placement depends on.
package struct Neighbourhood {
  let message: NeighbourTraits
  /// The message above; nil for the first message of the transcript.
  var previous: NeighbourTraits?
  /// The message below; nil for the last message of the transcript.
  var next: NeighbourTraits?
  /// The latest known time of the messages above; nil if none is known. If this message is on another day, it
  /// is the first of its day.
  var lastTime: Timestamp?

  package init(
    _ message: NeighbourTraits, after previous: NeighbourTraits? = nil, before next: NeighbourTraits? = nil,
    lastTime: Timestamp? = nil
  ) {
    self.message = message
    self.previous = previous
    self.next = next
    self.lastTime = lastTime
  }
}

extension Placement {
  /// Computes the placement of a message, which depends only on the message and its neighbours.
  ///
  /// - Parameters:
  ///   - grouping: The rules for groups; nil for a style without groups.
  ///   - days: Decides which times are on the same day.
  package init(
    _ place: Neighbourhood, grouping: GroupingStyle?, options: TranscriptOptions, days: inout DayCalendar
  ) {
    self = .alone
    let message = place.message
    let isNewDay = days.isNewDay(message.timestamp, after: place.lastTime)
    if let grouping {
      func joins(_ earlier: NeighbourTraits?, _ later: NeighbourTraits?, isNewDay: Bool) -> Bool {
        guard let earlier, let later, !(isNewDay && (grouping.endsAtDays || options.dates != nil)) else {
          return false
        }
        return grouping.joins(earlier, later)
      }
      let isNextNewDay = days.isNewDay(place.next?.timestamp, after: message.timestamp ?? place.lastTime)
      isFirst = !joins(place.previous, message, isNewDay: isNewDay)
      isLast = !joins(message, place.next, isNewDay: isNextNewDay)
      hidesFooter =
        message.role == .notice || !isLast && grouping.hidesFooter(of: message, before: place.next)
      spacing = place.previous.map { grouping.spacing(between: $0, message, areJoined: !isFirst) } ?? 0
    }
    startsDay = isNewDay && options.dates != nil
    startsUnread = message.startsUnread
    let rows = [startsDay ? options.dates : nil, startsUnread ? options.unread?.style : nil].compactMap { $0 }
    if let top = rows.first, let bottom = rows.last {
      // The first row of the transcript has no space above it.
      leading = place.previous == nil ? 0 : top.spacingAbove
      spacing = bottom.spacingBelow
    }
  }
}

extension GroupingStyle {
  /// Returns whether a message belongs to the same group as the message before it. Both have to be on the
  /// same day.
  fileprivate func joins(_ earlier: NeighbourTraits, _ later: NeighbourTraits) -> Bool {
    guard earlier.role != .notice, earlier.role == later.role, earlier.sender != nil,
      earlier.sender == later.sender, !later.startsUnread, !earlier.endsGroup,
      !(endsAtReactions && earlier.hasReactions)
    else { return false }
    guard let window, let start = earlier.timestamp, let end = later.timestamp else { return true }
    let (gap, overflows) = end.milliseconds.subtractingReportingOverflow(start.milliseconds)
    return !overflows && Double(gap.magnitude) < (window * 1_000).rounded(.towardZero)
  }

  /// Returns whether the footer of the next message in the group shows everything that this message's footer
  /// shows.
  fileprivate func hidesFooter(of message: NeighbourTraits, before next: NeighbourTraits?) -> Bool {
    hidesRepeatedFooters && !message.keepsFooter && message.footerTime == next?.footerTime
      && message.delivery == next?.delivery
  }

  fileprivate func spacing(
    between earlier: NeighbourTraits, _ later: NeighbourTraits, areJoined: Bool
  ) -> LayoutUnit {
    switch (earlier.role == .notice, later.role == .notice) {
    case (false, false): areJoined ? spacingWithin : spacingBetween
    case (true, true): earlier.kind == later.kind ? spacingBetweenNotices : spacingBetween
    default: spacingAroundNotices
    }
  }
}
