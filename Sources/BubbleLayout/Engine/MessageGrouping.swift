import Foundation
import TextLayout

/// Tells a cell what it has from its neighbours.
struct MessageGrouping {
  let style: ChatStyle
  let environment: LayoutEnvironment

  /// - Parameters:
  ///   - times: What the message and the next one show as their times.
  func context(
    of message: Message, after previous: Message?, before next: Message?,
    times: (own: MessageTimes, next: MessageTimes?)
  ) -> CellContext {
    guard let grouping = style.grouping else { return .alone }
    var context = CellContext()
    if let previous {
      context.isFirst = !belongTogether(previous, message, grouping)
      let isNotice = [previous, message].contains { environment.role(of: $0) == .notice }
      context.spacing =
        context.isFirst
        ? isNotice ? grouping.spacingAroundNotices : grouping.spacingBetween : grouping.spacingWithin
    }
    if let next {
      context.isLast = !belongTogether(message, next, grouping)
      context.hidesFooter =
        grouping.hidesRepeatedFooters && !context.isLast && !message.isEdited
        && times.own.footer == times.next?.footer && message.delivery == next.delivery
        && message.delivery != .failed && message.delivery != .sending
    }
    return context
  }

  private func belongTogether(_ first: Message, _ second: Message, _ grouping: GroupingStyle) -> Bool {
    let role = environment.role(of: first)
    guard role != .notice, role == environment.role(of: second), first.sender == second.sender else {
      return false
    }
    if grouping.endsAtReactions && !first.reactions.isEmpty { return false }
    guard let earlier = first.timestamp, let later = second.timestamp else {
      return first.timestamp == second.timestamp
    }
    let distance = Double(later.milliseconds) - Double(earlier.milliseconds)
    if let window = grouping.window, abs(distance) >= window * 1_000 { return false }
    return !grouping.endsAtDays || day(of: earlier) == day(of: later)
  }

  /// The day at the reader's place, counted from 1970-01-01.
  private func day(of timestamp: Timestamp) -> Double {
    let seconds = Double(timestamp.milliseconds) / 1_000
    // Years beyond 9999 have no zone.
    let moment = Date(timeIntervalSince1970: min(max(seconds, -62_135_596_800), 253_402_300_799))
    return ((seconds + Double(environment.timeZone.secondsFromGMT(for: moment))) / 86_400).rounded(.down)
  }
}
