import BubbleLayout

/// Values that many tests share.
package enum Fixtures {
  /// The time 2011-09-12T19:34:21Z.
  package static let timestamp = Timestamp(milliseconds: 1_315_856_061_000)

  /// Returns the same time on a later day.
  package static func timestamp(daysLater days: Int) -> Timestamp {
    Timestamp(milliseconds: timestamp.milliseconds + Int64(days) * 86_400_000)
  }

  /// An environment whose reader is `you`.
  package static let me = LayoutEnvironment(me: "you")

  /// Returns a message, by default from `you`, after a change by the closure.
  package static func message(
    _ text: String = "", from sender: String? = "you", kind: MessageKind = .message,
    _ change: (inout Message) -> Void = { _ in }
  ) -> Message {
    var message = Message(id: "m1", sender: sender, timestamp: timestamp, text: text, kind: kind)
    change(&message)
    return message
  }
}
