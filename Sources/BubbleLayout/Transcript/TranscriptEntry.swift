import TextLayout

/// A message of a transcript, with everything about it that does not depend on the width.
struct TranscriptEntry: Sendable {
  var message: Message
  var prepared: PreparedMessage
  var traits: NeighbourTraits
  /// Nil where the message has to be measured.
  var placement: Placement?
  /// Identifies the message in its placement; a new one is given when either changes.
  var stamp: UInt64 = 0

  var marks: OrderTree.Marks {
    var marks = OrderTree.Marks.zero
    func set(_ mark: OrderTree.Mark, _ isSet: Bool) { marks[mark.rawValue] = isSet ? 1 : 0 }
    set(.timed, traits.timestamp != nil)
    set(.dated, placement?.startsDay == true)
    set(.groupStart, placement?.isFirst == true)
    set(.groupEnd, placement?.isLast == true)
    return marks
  }
}
