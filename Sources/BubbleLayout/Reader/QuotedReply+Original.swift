extension QuotedReply {
  /// The maximum length of the words of a quote that is made from a message, in bytes. No quote shows more.
  private static let length = 400
  /// The maximum length of the source of such words in Markdown, which has marks and addresses besides the words.
  private static let sourceLength = 4 * length

  /// Creates the quote of a message, as a reply to it shows it: its sender, the beginning of its words with their
  /// formatting and their covers, and whether it has a picture. A message without words is quoted by the name of its
  /// attachment. Of a deleted message, a quote shows nothing.
  ///
  /// A quote of a message in the same transcript needs only the `id`; the transcript then shows this quote, also after the
  /// message was edited.
  ///
  /// - Complexity: Linear in the message's blocks, spans and attachments.
  public init(of message: Message) { self.init(of: message, words: nil) }

  /// - Parameter words: The reader's words for attachments without a name; nil to quote them without words.
  init(of message: Message, words: @autoclosure () -> SpokenWords?) {
    self.init(id: message.id, sender: message.sender, text: "", senderName: message.senderName)
    format = message.format ?? .plain
    guard !message.isDeleted else {
      (sender, senderName) = (nil, nil)
      return
    }
    let attachments = message.quotedAttachments
    let shown = attachments.first { $0.shownName != nil } ?? attachments.first
    if case .media = shown { hasPicture = true }
    isPictureCovered = attachments.contains(where: \.isCovered)
    if attachments.isEmpty || !message.attachments.isEmpty { takeWords(of: message) }
    guard text.isEmpty, let shown else { return }
    let name = shown.shownName ?? ""
    text = name.isEmpty ? words()?.name(of: shown, among: attachments) ?? "" : name
    // The word for a kind of pictures says nothing that is covered.
    isCovered = shown.isCovered && (!hasPicture || !name.isEmpty)
    (text, format) = (text.shortened(to: Self.length).map { $0 + "…" } ?? text, .plain)
  }

  private mutating func takeWords(of message: Message) {
    var words = RichText(message.text, spans: message.spans)
    if message.isReadAsMarkdown {
      (words.spans, readsDollars) = ([], message.readsDollars)
    } else {
      format = .plain
      if !message.blocks.isEmpty {
        let said = message.coveredPlainText
        // The text beside blocks is for programs that cannot read them, and may have lost their covers.
        if message.text.isEmpty || said.spans.contains(where: \.isCover) { words = said }
      }
    }
    (text, spans) = (words.text, words.spans)
    let limit = format == .markdown ? Self.sourceLength : Self.length
    guard let beginning = text.shortened(to: limit) else { return }
    let count = beginning.utf16.count
    text = beginning + "…"
    spans = spans.compactMap { span in
      guard span.range.lowerBound < count else { return nil }
      var span = span
      span.range = span.range.clamped(to: 0..<count)
      return span
    }
  }

  /// Whether the quote has an id and neither words nor a picture, so that it shows those of the message with the id.
  fileprivate var takesContent: Bool { id != nil && text.isEmpty && !hasPicture }

  /// Whether the quote does not name everything that it can take from the message with its id.
  var takesFromOriginal: Bool { takesContent || id != nil && format == nil && spans.isEmpty }

  /// Returns the quote with what it does not name from the quote of the message with its id.
  fileprivate func completed(from original: QuotedReply) -> QuotedReply {
    var quote = self
    guard takesContent else {
      quote.format = format ?? original.format
      return quote
    }
    if sender == nil { quote.sender = original.sender }
    if quote.sender == original.sender { quote.senderName = senderName ?? original.senderName }
    (quote.text, quote.spans, quote.hasPicture) = (original.text, original.spans, original.hasPicture)
    (quote.format, quote.readsDollars) = (original.format, original.readsDollars)
    quote.isCovered = isCovered || original.isCovered
    quote.isPictureCovered = original.isPictureCovered
    return quote
  }
}

extension Message {
  /// Returns the message with the quote that is shown: with what it does not name from the message with its id, and as
  /// covered as that message.
  ///
  /// - Parameters:
  ///   - original: The quote of that message; nil if it is unknown.
  ///   - cover: What that message covers; nil for nothing.
  func showingQuote(from original: QuotedReply?, under cover: QuoteCover?) -> Message {
    guard let quote, original != nil || cover != nil else { return self }
    var message = self
    message.quote = original.map { quote.completed(from: $0) } ?? quote
    // Words that were taken from the message have their covers already.
    if let cover, let shown = message.quote, !(quote.takesContent && original != nil) {
      message.quote = cover.covering(shown, in: self)
    }
    return message
  }

  /// Whether the text is read as Markdown when the message is shown.
  var isReadAsMarkdown: Bool {
    format == .markdown && blocks.isEmpty && !text.isEmpty && !isDeleted && !spans.contains(where: \.isCover)
  }
}

/// What quotes of the latest messages take from them, for sequences of messages that are read once. The number of messages
/// is bounded.
package struct QuoteOriginals {
  /// The number of messages that are remembered.
  package static let reach = 10_000

  private var quotes = LatestValues<MessageID, QuotedReply>(reach: reach)

  package init() {}

  /// The quote of a message; nil if the message is not remembered.
  subscript(id: MessageID) -> QuotedReply? { quotes[id] }

  /// Returns a message whose quote has what it does not name from the message that it quotes, if that was read before.
  package mutating func completing(_ message: Message) -> Message {
    defer { remember(QuotedReply(of: message), of: message.id) }
    guard let quote = message.quote, quote.takesFromOriginal else { return message }
    return message.showingQuote(from: quote.id.flatMap { quotes[$0] }, under: nil)
  }

  /// Remembers the quote of a message. Of several messages with the same id, the first counts, as in a transcript.
  mutating func remember(_ quote: QuotedReply, of id: MessageID) {
    if quotes[id] == nil { quotes[id] = quote }
  }
}

extension Message {
  /// The attachments that can stand for the message in a quote: its own, or the pictures of its blocks if it has no words.
  fileprivate var quotedAttachments: [MessageAttachment] {
    if !attachments.isEmpty { return attachments }
    // Reading Markdown takes long, and most texts contain no picture, whose source begins like this.
    guard isReadAsMarkdown ? text.utf8.contains(0x21) && text.contains("![") : !blocks.isEmpty && text.isEmpty
    else { return [] }
    let read = readingMarkdown
    let found = read.blocks.compactMap { block -> MessageAttachment? in
      if case .attachment(let attachment) = block.content { attachment.value } else { nil }
    }
    return !found.isEmpty && read.inPlainText(.closed).text.isEmpty ? found : []
  }
}
