import Synchronization
import TextLayout

extension Transcript {
  /// Shapes the texts of messages.
  mutating func prepared(_ messages: [Message]) -> [TranscriptEntry] {
    statistics.messagesPrepared += messages.count
    // A few share the engine's formatters, which are slow to make; many have their own and hold up nobody.
    guard messages.count > 64 else {
      let (style, environment) = (style, environment)
      let times = engine.formatters.withLock { formatters in
        messages.map { formatters.texts(for: $0, style: style, environment: environment) }
      }
      return zip(messages, times).map(entry)
    }
    var formatters = TimestampFormatters()
    return messages.map { entry($0, formatters.texts(for: $0, style: style, environment: environment)) }
  }

  private func entry(_ message: Message, _ times: MessageTimes) -> TranscriptEntry {
    var traits = NeighbourTraits(message, style: style, environment: environment, footer: times.footer)
    traits.startsUnread = options.unread?.id == message.id
    return TranscriptEntry(
      message: message,
      prepared: PreparedMessage(
        message, style: style, environment: environment, times: times, fonts: engine.fonts),
      traits: traits)
  }

  /// Prepares and lays out everything again.
  mutating func prepareAll() {
    let entries = prepared(messages)
    var slot = tree.count == 0 ? -1 : tree.slot(at: 0)
    for entry in entries {
      self.entries[slot] = entry
      tree.set(slot, height: 0, marks: entry.marks)
      slot = tree.next(slot)
    }
    refresh(0..<count)
  }

  /// Lays out everything again; no text is shaped.
  mutating func layOutAll() {
    for slot in entries.indices { entries[slot].placement = nil }
    refresh(0..<count)
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

  /// Lays out what an edit touches, and only what looks different for it.
  ///
  /// - Parameter range: The messages that are new or changed; empty where some were removed.
  mutating func refresh(_ range: Range<Int>) {
    guard count > 0 else { return }
    let near = max(0, range.lowerBound - 1)..<min(count, range.upperBound + 1)
    place(near)
    // A day may begin, or begin no longer, at the next message with a time, and that changes the one before it.
    if let timed = tree.first(.timed, from: range.upperBound), timed >= near.upperBound {
      place(max(near.upperBound, timed - 1)..<timed + 1)
    }
  }

  /// Asks what messages owe to their neighbours, and lays out those that owe something else than before.
  private mutating func place(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let rules = style.groupingRules(options)
    let first = max(0, range.lowerBound - 1)
    var traits: [NeighbourTraits] = []
    traits.reserveCapacity(range.count + 3)
    // The day of the last known time before decides where the next day begins.
    if first < range.lowerBound, let timed = tree.last(.timed, before: range.lowerBound), timed < first {
      traits.append(entries[tree.slot(at: timed)].traits)
    }
    let lead = traits.count + range.lowerBound - first
    var slot = tree.slot(at: first)
    var touched: [Int] = []
    touched.reserveCapacity(range.count)
    for index in first..<min(count, range.upperBound + 1) {
      traits.append(entries[slot].traits)
      if range.contains(index) { touched.append(slot) }
      slot = tree.next(slot)
    }
    statistics.neighboursVisited += range.count
    let states = Neighbours.states(
      of: traits, in: lead..<lead + range.count, rules: rules, timeZone: environment.timeZone)
    for (slot, state) in zip(touched, states) {
      let placement = EntryPlacement(state, style: style, options: options)
      if entries[slot].placement != placement { layOut(slot, placement) }
    }
  }

  private mutating func layOut(_ slot: Int, _ placement: EntryPlacement) {
    statistics.cellsLaidOut += 1
    // In place: an entry is large, and most of it stays.
    entries[slot].placement = placement
    entries[slot].cell = entries[slot].prepared.cell(
      style: style, width: CellWidth(width), environment: environment, context: placement.context)
    if placement.hasSeparators || !entries[slot].separators.isEmpty {
      (entries[slot].separators, entries[slot].cellTop) = separators(before: entries[slot].message, placement)
    }
    tree.set(slot, height: entries[slot].height.rawValue, marks: entries[slot].marks)
  }

  private func separators(
    before message: Message, _ placement: EntryPlacement
  ) -> (rows: [TranscriptSeparator], height: LayoutUnit) {
    guard placement.hasSeparators else { return ([], 0) }
    let layout = SeparatorLayout(
      options: options, width: CellWidth(width), environment: environment, fonts: engine.fonts)
    return layout.separators(before: message.id, placement) { time in
      engine.formatters.withLock { $0.text(of: message.timestamp, style: time, environment: environment) }
    }
  }
}
