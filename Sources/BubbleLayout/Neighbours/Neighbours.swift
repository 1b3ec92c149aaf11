import Foundation
import TextLayout

/// Groups messages: who belongs to whom, and what follows for names, pictures, footers and distances.
///
/// A pure pass over the messages in their order; a state depends on nothing but a message and its two neighbours,
/// and on the last time that was known before them.
public enum Neighbours {
  /// The state of each message.
  ///
  /// - Parameters:
  ///   - messages: In the order of the transcript.
  ///   - rules: What belongs together.
  ///   - timeZone: Where days begin and end.
  /// - Complexity: Linear in the number of messages.
  public static func states(
    of messages: [NeighbourTraits], rules: GroupingRules, timeZone: TimeZone
  ) -> [NeighbourState] {
    states(of: messages, in: messages.indices, rules: rules, timeZone: timeZone)
  }

  /// The states of some of the messages, equal to those of the whole pass.
  ///
  /// - Complexity: Linear in the length of the range and of the run of messages without a time before it.
  public static func states(
    of messages: [NeighbourTraits], in range: Range<Int>, rules: GroupingRules, timeZone: TimeZone
  ) -> [NeighbourState] {
    let range = range.clamped(to: messages.indices)
    guard !range.isEmpty else { return [] }
    var pass = NeighbourPass(rules: rules, timeZone: timeZone)
    var first = max(0, range.lowerBound - 1)
    // A day begins where it differs from that of the last message that has a time.
    if let timed = messages[..<max(0, range.lowerBound)].lastIndex(where: { $0.timestamp != nil }) {
      first = min(first, timed)
    } else {
      first = 0
    }
    var states: [NeighbourState] = []
    states.reserveCapacity(range.count)
    var link = NeighbourLink(joins: false, startsDay: false)
    for index in first..<range.upperBound {
      if index == first {
        link = pass.link(from: nil, to: messages[index])
      }
      let next = index + 1 < messages.count ? messages[index + 1] : nil
      let nextLink = next.map { pass.link(from: messages[index], to: $0) }
      if index >= range.lowerBound {
        states.append(
          pass.state(
            of: messages[index], after: index > 0 ? messages[index - 1] : nil, link: link, before: next,
            nextLink: nextLink))
      }
      if let nextLink { link = nextLink }
    }
    return states
  }

  /// Which states a change of one message can touch: those of the message and its neighbours; after a message
  /// whose next ones have no time, also the next that has, for a day may begin there.
  ///
  /// - Parameters:
  ///   - index: The message that was changed or inserted, or the place where one was removed.
  ///   - messages: After the change.
  public static func neighboursAffected(
    byEditAt index: Int, in messages: [NeighbourTraits]
  ) -> Range<Int> {
    neighboursAffected(byEditOf: index..<index + 1, in: messages)
  }

  /// Which states a change of some messages can touch.
  ///
  /// - Parameters:
  ///   - range: The messages that were changed or inserted; an empty one where messages were removed.
  ///   - messages: After the change.
  public static func neighboursAffected(
    byEditOf range: Range<Int>, in messages: [NeighbourTraits]
  ) -> Range<Int> {
    let lower = min(max(0, range.lowerBound - 1), messages.count)
    var upper = min(max(lower, range.upperBound), messages.count)
    while upper < messages.count, messages[upper].timestamp == nil { upper += 1 }
    return lower..<min(upper + 1, messages.count)
  }
}
