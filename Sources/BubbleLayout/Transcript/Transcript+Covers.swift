/// Quotes are as covered as the messages that they quote, if these are above them.
extension Transcript {
  /// Returns a message with its quote as covered as the message that it quotes.
  func quotingMessage(at slot: Int) -> Message {
    let message = entries[slot].message
    guard isQuoteCovered(at: slot) else { return message }
    return message.covering(quoteBy: covers)
  }

  /// Returns whether a message quotes a message above it that covers something.
  private func isQuoteCovered(at slot: Int) -> Bool {
    guard !covers.isEmpty, let id = entries[slot].message.quote?.id, covers[id] != nil, let origin = slots[id]
    else { return false }
    return rowIndex.index(of: origin) < rowIndex.index(of: slot)
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
