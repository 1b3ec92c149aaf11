import TextLayout

/// A message of a transcript, with facts about its rows that hold at every width.
struct TranscriptEntry: Sendable {
  var message: Message
  /// Whether the unread line is above the message.
  var startsUnread: Bool
  /// Whether the end of the text was left out because the message exceeded a limit. Text that is appended
  /// later is then left out too.
  var isCut = false
  /// The placement among the neighbours; nil if the message has not been measured.
  var placement: Placement?
  /// The height of the separators above the cell, including the spacing.
  var cellTop = LayoutUnit.zero
  /// Identifies the message with its placement. It gets a new value when either changes.
  var stamp: UInt64 = 0
  /// Identifies the prepared message. It gets a new value when the message or the style changes.
  var textStamp: UInt64
}

extension TranscriptEntry {
  /// The length of a text that can grow, in bytes of UTF-8; nil if what is appended is left out. The text of a message with
  /// blocks is not shown.
  var openLength: Int? { isCut || !message.blocks.isEmpty ? nil : message.text.utf8.count }

  mutating func forgetPlacement(row stamp: UInt64) { (placement, self.stamp) = (nil, stamp) }

  mutating func setStamps(text: UInt64, row: UInt64) { (textStamp, stamp) = (text, row) }

  /// The properties by which the row can be found.
  var marks: RowIndex.Marks {
    var marks: RowIndex.Marks = message.timestamp == nil ? [] : .timed
    guard let placement else { return marks.union([.groupStart, .groupEnd, .estimated]) }
    if placement.startsDay { marks.insert(.dated) }
    if placement.isFirst { marks.insert(.groupStart) }
    if placement.isLast { marks.insert(.groupEnd) }
    return marks
  }
}

/// When a transcript computes the heights of its rows.
public enum TranscriptOpening: String, Hashable, Sendable, CaseIterable {
  /// Heights are computed at once. They are exact after each change.
  case settled
  /// Heights are computed on demand. They are estimated from the lengths of the texts until
  /// `Transcript.settle` makes them exact. Opening a conversation takes only the time for reading its list of
  /// messages.
  case estimated
}

/// Counts of the work that a transcript has done since it was created.
package struct TranscriptStatistics: Hashable, Sendable {
  /// How often the rows of a message were measured.
  package internal(set) var rowsMeasured = 0
  /// How often the texts of a message were analysed and shaped.
  package internal(set) var messagesPrepared = 0
  /// How often the placement of a message among its neighbours was computed.
  package internal(set) var neighboursVisited = 0
}

extension Transcript {
  /// Returns the slot of a message; nil if there is no message with this id.
  func slot(of id: MessageID) -> Int? {
    slots.slot(SlotTable.hash(of: id)) { entries[$0].message.id == id }
  }

  /// The work since the transcript was created: how often the rows of a message were measured, how often its
  /// texts were analysed and shaped, and how often its placement was computed.
  public var statistics: (rowsMeasured: Int, messagesPrepared: Int, neighboursVisited: Int) {
    (work.rowsMeasured, work.messagesPrepared, work.neighboursVisited)
  }
}
