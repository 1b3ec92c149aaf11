import TextLayout

/// A message of a transcript, with what has been worked out about it so far.
struct TranscriptEntry: Sendable {
  var message: Message
  var prepared: PreparedMessage
  var traits: NeighbourTraits
  /// Nil for one that has to be measured.
  var placement: Placement?
  /// Stands for the message in its placement.
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
