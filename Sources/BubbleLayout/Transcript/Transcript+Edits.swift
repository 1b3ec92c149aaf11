import TextLayout

extension Transcript {
  /// Adds messages below all others, in their order.
  ///
  /// - Returns: How many messages were added. Messages whose id exists already are left out and listed in
  ///   `duplicates`.
  /// - Complexity: Linear in the texts of the new messages, and logarithmic in the number of messages.
  @discardableResult
  public mutating func append(_ messages: some Sequence<Message>) -> Int {
    insert(contentsOf: messages, at: count)
  }

  /// Adds a message below all others.
  @discardableResult
  public mutating func append(_ message: Message) -> Bool { insert(message, at: count) }

  /// Adds messages above all others, in their order.
  @discardableResult
  public mutating func prepend(_ messages: some Sequence<Message>) -> Int {
    insert(contentsOf: messages, at: 0)
  }

  /// Adds a message above all others.
  @discardableResult
  public mutating func prepend(_ message: Message) -> Bool { insert(message, at: 0) }

  /// Adds a message before the one at an index. An index out of range means the nearest end.
  ///
  /// - Returns: Whether the message was added. If a message with its id exists, the new one is left out and
  ///   listed in `duplicates`.
  @discardableResult
  public mutating func insert(_ message: Message, at index: Int) -> Bool {
    insert(contentsOf: CollectionOfOne(message), at: index) == 1
  }

  /// Adds messages before the one at an index, in their order. An index out of range means the nearest end.
  ///
  /// - Returns: How many messages were added. Messages whose id exists already are left out and listed in
  ///   `duplicates`.
  @discardableResult
  public mutating func insert(contentsOf messages: some Sequence<Message>, at index: Int) -> Int {
    let start = min(max(0, index), count)
    // Only the first messages of a transcript get estimated heights. Later messages are few, so they are
    // measured at once.
    let isOpening = opening == .estimated && count == 0
    let estimates = isOpening ? HeightEstimates(assembler, limits: assembler.limits) : nil
    var lastTime: Timestamp?
    var newRows: [RowIndex.Row] = []
    newRows.reserveCapacity(messages.underestimatedCount)
    var covering: Set<MessageID> = []
    var answered: [MessageID] = []
    for message in messages {
      let hash = SlotTable.hash(of: message.id)
      guard slots.slot(hash, where: { entries[$0].message.id == message.id }) == nil else {
        duplicates.append(message.id)
        continue
      }
      let slot = rowIndex.takeSlot()
      slots.insert(slot, hash)
      journal?.noteNew(message.id)
      if !replies.isEmpty, replies[message.id] != nil { answered.append(message.id) }
      // A message is copied only into its entry, because each copy counts a dozen references.
      if let short = message.shortened(to: assembler.engine.limits) {
        shortened.append(message.id)
        if enter(short, at: slot, isCut: short.isCut(from: message)) { covering.insert(message.id) }
      } else if enter(message, at: slot, isCut: false) {
        covering.insert(message.id)
      }
      newRows.append(estimatedRow(slot, after: &lastTime, estimates))
    }
    assembler.welcomeArrivals()
    records.extend(to: entries.count)
    rowIndex.insert(newRows, at: start)
    let end = start + newRows.count
    if !isOpening { refresh(start..<end) }
    renewQuotes(of: covering, in: end..<count)
    for id in answered { renewReplies(to: id, besides: start..<end) }
    return newRows.count
  }

  /// Makes the entry of a new message.
  ///
  /// - Returns: Whether quotes of the message may have changed.
  private mutating func enter(_ message: Message, at slot: Int, isCut: Bool) -> Bool {
    assembler.note(peopleOf: message)
    noteReply(message)
    let entry = TranscriptEntry(
      message: message, startsUnread: options.unread?.id == message.id, isCut: isCut, stamp: rowCache.stamp(),
      textStamp: rowCache.stamp())
    if slot == entries.count {
      entries.append(entry)
    } else {
      entries[slot] = entry
    }
    return noteCovers(of: message)
  }

  /// Replaces the message that has the same id.
  ///
  /// - Returns: Whether a message with this id exists. Replacing a message by an equal one does no work.
  public mutating func update(_ message: Message) -> Bool {
    guard let slot = slot(of: message.id) else { return false }
    let short = message.shortened(to: assembler.engine.limits)
    let bounded = short ?? message
    // `isCut` is set even if the message is equal, because a message that was shortened before may be
    // complete now.
    defer { entries[slot].isCut = bounded.isCut(from: message) }
    guard entries[slot].message != bounded else { return true }
    if short != nil { shortened.append(message.id) }
    renew(slot, bounded)
    return true
  }

  /// Lays out a message again, after the message or the way it is shown has changed.
  mutating func renew(_ slot: Int, _ message: Message) {
    journal?.note(entries[slot], slot: slot)
    let quote = quoteForReplies(at: slot)
    noteReply(entries[slot].message, isGone: true)
    noteReply(message)
    assembler.welcome(peopleOf: message)
    let placement = entries[slot].placement
    entries[slot] = TranscriptEntry(
      message: message, startsUnread: entries[slot].startsUnread, isCut: entries[slot].isCut,
      stamp: rowCache.stamp(), textStamp: rowCache.stamp())
    let position = rowIndex.position(of: slot)
    var lastTime: Timestamp?
    let estimates = placement == nil ? HeightEstimates(assembler, limits: assembler.limits) : nil
    rowIndex.set(estimatedRow(slot, after: &lastTime, estimates), at: position)
    rowIndex.sumUp(blocks: position.block..<position.block + 1)
    let index = rowIndex.index(of: position)
    let coversOther = noteCovers(of: message)
    refresh(index..<index + 1)
    if coversOther { renewQuotes(of: [message.id], in: index + 1..<count) }
    renewReplies(to: slot, ifOtherThan: quote)
  }

  /// Changes a message in place. Its id cannot be changed.
  ///
  /// - Returns: Whether a message with this id exists.
  public mutating func update(_ id: MessageID, _ change: (inout Message) -> Void) -> Bool {
    guard var message = message(withID: id) else { return false }
    change(&message)
    message.id = id
    return update(message)
  }

  /// Removes a message.
  ///
  /// - Returns: The removed message; nil if there is no message with this id.
  @discardableResult
  public mutating func remove(_ id: MessageID) -> Message? {
    guard let slot = slot(of: id) else { return nil }
    slots.remove(slot, SlotTable.hash(of: id))
    journal?.noteDisplaced(entries[slot], slot: slot)
    let index = rowIndex.index(of: slot)
    rowIndex.remove(slot)
    records.remove(at: slot)
    let message = entries[slot].message
    if rowIndex.count == 0 {
      (rowIndex, entries, records, slots) = (RowIndex(), ChunkedArray(), RowRecords(), SlotTable())
    }
    refresh(index..<index)
    if covers.removeValue(forKey: id) != nil { renewQuotes(of: [id], in: min(index, count)..<count) }
    noteReply(message, isGone: true)
    renewReplies(to: id)
    return message
  }

  /// Moves a message to an index, which counts the messages after the move.
  ///
  /// - Returns: Whether a message with this id exists.
  public mutating func move(_ id: MessageID, to index: Int) -> Bool {
    guard let slot = slot(of: id) else { return false }
    let from = rowIndex.index(of: slot)
    let target = min(max(0, index), count - 1)
    guard from != target else { return true }
    journal?.noteDisplaced(entries[slot], slot: slot)
    rowIndex.move(slot, to: target)
    // The message may be above or below a message that it quotes, or that quotes it, which it was not before.
    if covers[id] != nil { renewQuotes(of: [id], in: 0..<count) }
    if let quoted = entries[slot].message.quote?.id, covers[quoted] != nil {
      renewQuotes(of: [quoted], in: target..<target + 1)
    }
    refresh(target..<target + 1)
    let gap = from < target ? from : from + 1
    refresh(gap..<gap)
    renewReplies(to: id)
    if entries[slot].message.quote?.takesFromOriginal == true { prepareAgain(slot) }
    return true
  }
}
