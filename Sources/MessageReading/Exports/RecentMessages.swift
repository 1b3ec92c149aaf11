import BubbleLayout

/// The latest messages of a conversation, for the quotes in replies. Their number is bounded.
struct RecentMessages {
  /// How many of the latest messages are remembered.
  static let reach = QuoteOriginals.reach

  /// The quoted words of a message that is no longer remembered or not in the export.
  static let unknown = "…"

  private var quotes = LatestValues<MessageID, QuotedReply>(reach: reach)

  /// Remembers a message. It replaces an earlier one with the same id.
  mutating func remember(_ message: Message) { quotes[message.id] = QuotedReply(of: message) }

  /// Returns the quote for a reply to a message.
  ///
  /// - Parameters:
  ///   - sender: The quoted sender, if the reply contains it; nil for the sender of the quoted message.
  ///   - words: The quoted words, if the reply contains them; nil for those of the quoted message.
  ///   - isCovered: Whether the reply says that the quoted content is covered.
  func quote(
    of id: MessageID?, sender: String? = nil, words: RichText? = nil, isCovered: Bool = false
  ) -> QuotedReply {
    let known = id.flatMap { quotes[$0] }
    let said = words ?? known.map { RichText($0.text, spans: $0.spans) } ?? RichText(Self.unknown)
    var quote = QuotedReply(
      sender: sender ?? known?.sender, text: said.text, hasPicture: known?.hasPicture ?? false)
    quote.spans = said.spans
    quote.isCovered = isCovered || known.map { $0.isCovered || $0.isPictureCovered } == true
    // A reply that repeats only the words has the spans of these words in the message.
    if words?.spans.isEmpty == true, let known {
      if let spans = Self.spans(of: said.text, in: known) {
        quote.spans = spans
      } else if known.spans.contains(where: \.isCover) {
        // Nobody knows which of the words are covered.
        quote.isCovered = true
      }
    }
    return quote
  }

  /// Returns the spans of a part of a message, at their places in the part; nil unless the part is at exactly
  /// one place of the message.
  private static func spans(of part: String, in whole: QuotedReply) -> [TextSpan]? {
    if part == whole.text { return whole.spans }
    // The texts are short, so a simple search is fast.
    guard part.utf8.count <= whole.text.utf8.count, !part.isEmpty,
      let found = whole.text.range(of: part, after: whole.text.startIndex),
      whole.text.range(of: part, after: whole.text.index(after: found.lowerBound)) == nil
    else { return nil }
    let start = whole.text.utf16.distance(from: whole.text.startIndex, to: found.lowerBound)
    let range = start..<start + part.utf16.count
    return whole.spans.compactMap { span in
      let piece = span.range.clamped(to: range)
      // An object that is quoted in part is not the object.
      guard !piece.isEmpty, span.object == nil || piece == span.range else { return nil }
      var span = span
      span.range = piece.lowerBound - start..<piece.upperBound - start
      return span
    }
  }

  /// Whether a message is remembered.
  func contains(_ id: MessageID) -> Bool { quotes[id] != nil }
}

extension String {
  /// Returns the first range of a text at or after an index; nil if there is none.
  fileprivate func range(of part: String, after start: Index) -> Range<Index>? {
    self[start...].firstRange(of: part)
  }
}
