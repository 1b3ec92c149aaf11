import TextLayout

/// A message of a transcript, with what is known of its rows at every width.
struct TranscriptEntry: Sendable {
  var message: Message
  /// Whether the unread line stands above it.
  var startsUnread: Bool
  /// Whether the end of its text was left out: then what is added to it is left out as well.
  var isCut = false
  /// Nil if the message has to be measured.
  var placement: Placement?
  /// The height of the separators above the cell, the room between included.
  var cellTop = LayoutUnit.zero
  /// Identifies the message in its placement; a new one is given when either changes.
  var stamp: UInt64 = 0
  /// Identifies the message as it is prepared; a new one is given when it or the style changes.
  var textStamp: UInt64
}

extension TranscriptEntry {
  /// What rows are looked up by.
  var marks: RowIndex.Marks {
    var marks: RowIndex.Marks = message.timestamp == nil ? [] : .timed
    guard let placement else { return marks.union([.groupStart, .groupEnd, .estimated]) }
    if placement.startsDay { marks.insert(.dated) }
    if placement.isFirst { marks.insert(.groupStart) }
    if placement.isLast { marks.insert(.groupEnd) }
    return marks
  }
}
