import BubbleLayout

/// What the messages of tests have in common.
package enum Fixtures {
  /// 2011-09-12T19:34:21Z.
  package static let timestamp = Timestamp(milliseconds: 1_315_856_061_000)

  /// The same time of a later day.
  package static func timestamp(daysLater days: Int) -> Timestamp {
    Timestamp(milliseconds: timestamp.milliseconds + Int64(days) * 86_400_000)
  }

  /// The reader.
  package static let me = LayoutEnvironment(me: "you")

  /// A message from `you` unless said otherwise, changed as `change` says.
  package static func message(
    _ text: String = "", from sender: String? = "you", kind: MessageKind = .message,
    _ change: (inout Message) -> Void = { _ in }
  ) -> Message {
    var message = Message(id: "m1", sender: sender, timestamp: timestamp, text: text, kind: kind)
    change(&message)
    return message
  }
}
