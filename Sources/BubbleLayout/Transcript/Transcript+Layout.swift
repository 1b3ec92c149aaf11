import TextLayout

extension Transcript {
  /// Shapes the texts of messages, which are then ready to be laid out.
  mutating func prepared(_ messages: [Message]) -> [TranscriptEntry] {
    statistics.messagesPrepared += messages.count
    return messages.map { message in
      let reading = assembler.reading(of: message)
      return TranscriptEntry(
        message: message, prepared: assembler.prepared(message, reading.times), traits: reading.traits)
    }
  }

  /// Prepares and measures everything again.
  mutating func prepareAll() {
    layoutStamp = rowCache.stamp()
    let entries = prepared(messages)
    var slot = tree.count == 0 ? -1 : tree.slot(at: 0)
    for entry in entries {
      self.entries[slot] = entry
      tree.set(slot, height: 0, marks: entry.marks)
      slot = tree.next(slot)
    }
    refresh(0..<count)
  }

  /// Measures everything again; no text is shaped.
  mutating func layOutAll() {
    layoutStamp = rowCache.stamp()
    for slot in entries.indices { entries[slot].placement = nil }
    refresh(0..<count)
  }

  /// Measures the messages whose height may be another at the new width. For most messages two comparisons show
  /// that it is the same.
  mutating func widthChanged() {
    layoutStamp = rowCache.stamp()
    let limits = assembler.textLimits
    var isChanged = false
    for slot in measures.indices where assembler.width == .unbounded || !measures[slot].holds(limits) {
      guard let placement = entries[slot].placement else { continue }
      statistics.rowsMeasured += 1
      let height = measures[slot].height
      measures[slot] = assembler.measure(
        of: entries[slot].prepared, sent: entries[slot].traits.timestamp, placement)
      if measures[slot].height != height {
        tree.nodes[slot].height = measures[slot].height.rawValue
        isChanged = true
      }
    }
    if isChanged { tree.sumUpAll() }
  }

  mutating func optionsChanged(from old: TranscriptOptions) {
    if options.dates != old.dates || options.unread?.style != old.unread?.style
      || options.unread?.text != old.unread?.text
    {
      for (id, slot) in slots { entries[slot].traits.startsUnread = options.unread?.id == id }
      layOutAll()
    } else if options.unread?.id != old.unread?.id {
      for id in [old.unread?.id, options.unread?.id] {
        guard let id, let slot = slots[id] else { continue }
        entries[slot].traits.startsUnread = options.unread?.id == id
        let index = tree.index(of: slot)
        refresh(index..<index + 1)
      }
    }
  }

  /// Finds the placements around an edit again, and measures the messages whose placement has changed.
  ///
  /// - Parameter range: The messages that are new or changed; empty at the place where some were removed.
  mutating func refresh(_ range: Range<Int>) {
    guard count > 0 else { return }
    let near = max(0, range.lowerBound - 1)..<min(count, range.upperBound + 1)
    place(near)
    // A day may now begin, or no longer begin, at the next message with a time, which also affects the message
    // above it.
    if let timed = tree.first(.timed, from: range.upperBound), timed >= near.upperBound {
      place(max(near.upperBound, timed - 1)..<timed + 1)
    }
  }

  /// Finds the placement of messages, and measures those for which it changed.
  private mutating func place(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    statistics.neighboursVisited += range.count
    var lastTime = tree.last(.timed, before: range.lowerBound).flatMap {
      entries[tree.slot(at: $0)].traits.timestamp
    }
    var previous = range.lowerBound > 0 ? entries[tree.slot(at: range.lowerBound - 1)].traits : nil
    var slot = tree.slot(at: range.lowerBound)
    for _ in range {
      let next = tree.next(slot)
      let traits = entries[slot].traits
      let placement = assembler.placement(
        Neighbourhood(
          traits, after: previous, before: next < 0 ? nil : entries[next].traits, lastTime: lastTime))
      if entries[slot].placement != placement { layOut(slot, placement) }
      previous = traits
      lastTime = traits.timestamp ?? lastTime
      slot = next
    }
  }

  private mutating func layOut(_ slot: Int, _ placement: Placement) {
    statistics.rowsMeasured += 1
    // In place: an entry is large, and most of it stays.
    entries[slot].placement = placement
    entries[slot].stamp = rowCache.stamp()
    measures[slot] = assembler.measure(
      of: entries[slot].prepared, sent: entries[slot].traits.timestamp, placement)
    tree.set(slot, height: measures[slot].height.rawValue, marks: entries[slot].marks)
  }
}
