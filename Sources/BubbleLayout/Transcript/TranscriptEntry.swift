import TextLayout

/// A message of a transcript, with what is known about its rows at every width.
struct TranscriptEntry: Sendable {
  var message: Message
  /// Whether the unread line stands above it.
  var startsUnread: Bool
  /// Whether the end of its text was left out. Then further additions are left out as well.
  var isCut = false
  /// Nil if the message has to be measured.
  var placement: Placement?
  /// The height of the separators above the cell, including the spacing.
  var cellTop = LayoutUnit.zero
  /// Identifies the message in its placement; it changes when either changes.
  var stamp: UInt64 = 0
  /// Identifies the prepared message; it changes when the message or the style changes.
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
