/// Quotes show what they do not name from the messages that they quote, and are as covered as these, if these are above
/// them.
extension Transcript {
  /// Returns a message with the quote that is shown.
  func quotingMessage(at slot: Int) -> Message {
    let message = entries[slot].message
    guard let quote = message.quote, let id = quote.id, quote.takesFromOriginal || covers[id] != nil,
      let origin = self.slot(of: id), rowIndex.index(of: origin) < rowIndex.index(of: slot)
    else { return message }
    return message.showingQuote(
      from: quote.takesFromOriginal ? self.quote(at: origin) : nil, under: covers[id])
  }

  /// Returns the quote of a message.
  private func quote(at slot: Int) -> QuotedReply {
    QuotedReply(of: entries[slot].message, words: environment.spoken)
  }

  /// Notes which message a new message takes its quote from, or no longer takes it from.
  mutating func noteReply(_ message: Message, isGone: Bool = false) {
    guard let quote = message.quote, let id = quote.id, quote.takesFromOriginal else { return }
    if isGone {
      replies[id]?.remove(message.id)
      if replies[id]?.isEmpty == true { replies[id] = nil }
    } else {
      replies[id, default: []].insert(message.id)
    }
  }

  /// Returns the quote of a message, if other messages take theirs from it.
  func quoteForReplies(at slot: Int) -> QuotedReply? {
    replies.isEmpty || replies[entries[slot].message.id] == nil ? nil : quote(at: slot)
  }

  /// Lays out the messages again that take their quotes from a message which was changed.
  ///
  /// - Parameter old: What `quoteForReplies` was before the change.
  mutating func renewReplies(to slot: Int, ifOtherThan old: QuotedReply?) {
    guard let old, old != quote(at: slot) else { return }
    renewReplies(to: entries[slot].message.id)
  }

  /// Lays out the messages again that take their quotes from a message which was added, moved or removed.
  ///
  /// - Parameter new: The indices of messages that have just been laid out.
  /// - Complexity: That of laying out these messages.
  mutating func renewReplies(to id: MessageID, besides new: Range<Int> = 0..<0) {
    guard !replies.isEmpty, let ids = replies[id] else { return }
    for reply in ids {
      if let slot = slot(of: reply), !new.contains(rowIndex.index(of: slot)) { prepareAgain(slot) }
    }
  }

  /// Notes what a new or changed message covers.
  ///
  /// - Returns: Whether quotes of the message may have changed.
  mutating func noteCovers(of message: Message) -> Bool {
    let cover = QuoteCover(message)
    guard cover != nil || !covers.isEmpty, covers[message.id] != cover else { return false }
    covers[message.id] = cover
    return true
  }

  /// Makes the cells of messages again that quote one of the given messages. Covers change no heights.
  ///
  /// - Parameter range: The indices of the messages that are examined.
  /// - Complexity: Linear in the number of these messages.
  mutating func renewQuotes(of ids: Set<MessageID>, in range: Range<Int>) {
    if ids.isEmpty || range.isEmpty { return }
    for slot in rowIndex.slots(in: range) {
      guard let id = entries[slot].message.quote?.id, ids.contains(id) else { continue }
      journal?.note(entries[slot], slot: slot)
      if stream?.holds(entries[slot], slot: slot) == true { stream = nil }
      entries[slot].textStamp = rowCache.stamp()
      entries[slot].stamp = rowCache.stamp()
    }
  }
}
