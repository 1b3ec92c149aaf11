/// Records which messages are changed by edits, while the edits are made.
struct ChangeJournal: Sendable {
  /// The state of a message before its first change.
  struct Before: Sendable {
    /// The slot of the message's row in `RowIndex`; nil if the message did not exist.
    var slot: Int?
    var textStamp: UInt64 = 0
    var stamp: UInt64 = 0
    var placement: Placement?
  }

  /// The rows before the first edit.
  let rows: RowIndex
  let layoutStamp: UInt64
  private(set) var touched: [MessageID: Before] = [:]
  /// The messages whose separators were changed.
  private(set) var separated: Set<MessageID> = []
  /// The messages that were inserted, moved or removed.
  private(set) var displaced: Set<MessageID> = []

  init(rows: RowIndex, layoutStamp: UInt64) {
    self.rows = rows
    self.layoutStamp = layoutStamp
  }

  /// Records a message that is new.
  mutating func noteNew(_ id: MessageID) {
    if touched[id] == nil { touched[id] = Before() }
    displaced.insert(id)
  }

  /// Records a message before it is changed.
  mutating func note(_ entry: TranscriptEntry, slot: Int) {
    guard touched[entry.message.id] == nil else { return }
    touched[entry.message.id] = Before(
      slot: slot, textStamp: entry.textStamp, stamp: entry.stamp, placement: entry.placement)
  }

  /// Records a message before its separators are changed.
  mutating func noteSeparators(_ entry: TranscriptEntry, slot: Int) {
    note(entry, slot: slot)
    separated.insert(entry.message.id)
  }

  /// Adds the changes of nested edits.
  mutating func include(_ other: ChangeJournal) {
    touched.merge(other.touched) { first, _ in first }
    displaced.formUnion(other.displaced)
    separated.formUnion(other.separated)
  }

  /// Records a message that is about to be removed or moved.
  mutating func noteDisplaced(_ entry: TranscriptEntry, slot: Int) {
    note(entry, slot: slot)
    displaced.insert(entry.message.id)
  }
}
