import TextLayout

extension Transcript {
  /// Makes edits, and returns the changes of the rows.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// var transcript = Transcript(
  ///   (1...100).map { Message(id: .integer($0), sender: "ann", text: "Message \($0)") }, style: .merged,
  ///   width: 320, engine: try LayoutEngine(fonts: .bundled))
  /// let changes = transcript.recordChanges {
  ///   $0.append(Message(id: 101, sender: "ann", text: "Another one"))
  /// }
  /// print(changes.insertions.map(\.index), changes.updates.map(\.kind))   // [100] [group]: the corners above it
  /// ```
  ///
  /// `isReload` reports edits that change everything: a change of the width, of the style, or of any setting
  /// of the environment except `people`, `now` and `dayTexts`.
  ///
  /// - Complexity: The cost of the edits, plus copying about 70 bytes for each 256 messages.
  public mutating func recordChanges(_ edits: (inout Transcript) -> Void) -> ChangeSet {
    let outer = journal
    let oldHeight = height
    journal = ChangeJournal(rows: rowIndex, layoutStamp: layoutStamp)
    edits(&self)
    let inner = journal ?? ChangeJournal(rows: rowIndex, layoutStamp: layoutStamp)
    journal = outer
    journal?.include(inner)
    return changeSet(inner, oldHeight)
  }

  /// Starts recording changes, for `takeChanges()`.
  ///
  /// - Complexity: The next edit copies about 70 bytes for each 256 messages.
  public mutating func startChanges() {
    journal = ChangeJournal(rows: rowIndex, layoutStamp: layoutStamp)
    journalHeight = height
  }

  /// Returns the changes since `startChanges()` or the previous call of this method. It is for transcripts
  /// that are edited again and again. The stored changes grow with the number of changed messages, so call
  /// this method regularly.
  ///
  /// - Returns: The changes; nil if recording was not started.
  public mutating func takeChanges() -> ChangeSet? {
    guard let noted = journal else { return nil }
    let changes = changeSet(noted, journalHeight)
    startChanges()
    return changes
  }

  private func changeSet(_ journal: ChangeJournal, _ oldHeight: LayoutUnit) -> ChangeSet {
    let isReload = journal.layoutStamp != layoutStamp
    var (removals, insertions): ([ChangeSet.Row], [ChangeSet.Row]) = ([], [])
    var (moves, updates): (Set<MessageID>, [ChangeSet.Update]) = ([], [])
    for (id, before) in isReload ? [:] : journal.touched {
      let old = before.slot.map { journal.rows.position(of: $0) }
      let oldFrame = old.map { frame(of: $0, in: journal.rows) }
      let slot = slot(of: id)
      let position = slot.map { rowIndex.position(of: $0) }
      let isDisplaced = journal.displaced.contains(id)
      if let old, let oldFrame, position == nil || isDisplaced {
        removals.append(ChangeSet.Row(id: id, index: journal.rows.index(of: old), frame: oldFrame))
      }
      guard let slot, let position else { continue }
      let (index, newFrame) = (rowIndex.index(of: position), frame(of: position, in: rowIndex))
      if old == nil || isDisplaced {
        insertions.append(ChangeSet.Row(id: id, index: index, frame: newFrame))
        if old != nil { moves.insert(id) }
      } else if let oldFrame, entries[slot].stamp != before.stamp {
        updates.append(
          ChangeSet.Update(
            id: id, index: index, oldFrame: oldFrame, frame: newFrame,
            kind: updateKind(before, entries[slot], journal)
          ))
      }
    }
    insertions.sort { $0.index < $1.index }
    return ChangeSet(
      isReload: isReload, removals: removals.sorted { $0.index > $1.index },
      insertions: insertions, moves: insertions.map(\.id).filter { moves.contains($0) },
      updates: updates.sorted { $0.index < $1.index }, oldHeight: oldHeight, height: height)
  }

  private func updateKind(
    _ before: ChangeJournal.Before, _ entry: TranscriptEntry, _ journal: ChangeJournal
  ) -> ChangeSet.UpdateKind {
    if before.textStamp != entry.textStamp { return .message }
    if journal.separated.contains(entry.message.id) { return .separators }
    let (old, new) = (before.placement ?? .alone, entry.placement ?? .alone)
    return old.startsDay == new.startsDay && old.startsUnread == new.startsUnread ? .group : .separators
  }

  /// Returns the frame of a row, including the separators above its cell.
  private func frame(of position: RowIndex.Position, in rowIndex: RowIndex) -> Rect {
    Rect(
      x: 0, y: LayoutUnit(rawValue: rowIndex.top(of: position)), width: assembler.width.limit ?? 0,
      height: LayoutUnit(rawValue: rowIndex[position].height))
  }
}
