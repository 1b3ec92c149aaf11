import TextLayout

extension Transcript {
  /// Updates the rows that a change of people or of the day affects: messages by these people, messages that
  /// quote them, messages whose times name days, and separators.
  mutating func peopleOrDaysChanged(from old: LayoutEnvironment) {
    let people = environment.people.changed(from: old.people)
    let isOtherDay = old.now != environment.now
    let tellsDays = isOtherDay && assembler.style.tellsDays
    if !people.isEmpty || isOtherDay {
      let (style, new) = (assembler.style, environment)
      for slot in Array(rowIndex.slots(in: 0..<count)) {
        let message = entries[slot].message
        if !people.isEmpty && quotingMessage(at: slot).shows(anyOf: people)
          // In every style, the summary of a thread shows when the last reply was sent, and this may name a
          // day.
          || (tellsDays || isOtherDay && message.thread?.lastReply != nil)
            && engine.times(of: message, style: style, environment: old)
              != engine.times(of: message, style: style, environment: new)
        {
          prepareAgain(slot)
        }
      }
    }
    if old.now != environment.now || old.dayTexts != environment.dayTexts { daysChanged(from: old) }
  }

  /// Lays out a message again, after something that it shows besides its own content has changed.
  mutating func prepareAgain(_ slot: Int) {
    if stream?.slot == slot { stream = nil }
    if entries[slot].placement != nil { return renew(slot, entries[slot].message) }
    // The height of this row stays an estimate.
    journal?.note(entries[slot], slot: slot)
    (entries[slot].stamp, entries[slot].textStamp) = (rowCache.stamp(), rowCache.stamp())
  }

  /// Updates the separators whose text has changed. The cells below keep their heights and are not measured
  /// again.
  private mutating func daysChanged(from old: LayoutEnvironment) {
    guard let style = options.dates else { return }
    var before = assembler
    before.environment = old
    var index = rowIndex.first(.dated, from: 0)
    while let dated = index {
      index = rowIndex.first(.dated, from: dated + 1)
      let slot = rowIndex.slot(at: dated)
      let time = entries[slot].message.timestamp
      guard before.dayText(of: time, style) != assembler.dayText(of: time, style) else { continue }
      stream = nil
      journal?.noteSeparators(entries[slot], slot: slot)
      entries[slot].stamp = rowCache.stamp()
      guard let placement = entries[slot].placement else {
        entries[slot].textStamp = rowCache.stamp()
        continue
      }
      let rowsAbove = assembler.separators(before: entries[slot].message.id, sent: time, placement)
      let cellTop = rowsAbove.last?.frame.maxY ?? 0
      guard cellTop != entries[slot].cellTop else { continue }
      // The new text may have another height, because a word in another script may be taller than a date.
      let position = rowIndex.position(of: slot)
      var row = rowIndex[position]
      row.height = row.height &+ (cellTop - entries[slot].cellTop).rawValue
      rowIndex.set(row, at: position)
      rowIndex.sumUp(blocks: position.block..<position.block + 1)
      entries[slot].cellTop = cellTop
      records.setCellTop(cellTop, at: slot)
    }
  }
}

extension ChatStyle {
  /// Whether times beside messages name days.
  fileprivate var tellsDays: Bool {
    [sent, received, notice].contains { style in
      style.labels.contains { $0.role != .sender && $0.time.relative != .none }
        || style.content.footer.map { $0.time.relative != .none } ?? false
    }
  }
}

extension Message {
  /// Returns whether the message's row shows the name, the colour or the avatar of one of these people.
  fileprivate func shows(anyOf people: Set<String>) -> Bool {
    sender.map(people.contains) ?? false || quote?.sender.map(people.contains) ?? false
      || seenBy.contains(where: people.contains) || thread?.people.contains(where: people.contains) ?? false
  }
}
