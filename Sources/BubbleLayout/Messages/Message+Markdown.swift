import Markdown

extension Message {
  /// The message with its text parsed as Markdown blocks, and its quote as the words of its Markdown. Messages in
  /// other formats are unchanged, and so is a message with a span that covers words: the parsed text would show them,
  /// because its offsets differ.
  ///
  /// - Complexity: Linear in the text.
  public var readingMarkdown: Message {
    guard isReadAsMarkdown else {
      guard quote != nil, !isDeleted else { return self }
      var message = self
      message.quote = quote?.readingMarkdown(in: self)
      return message
    }
    if isStreaming {
      let stream = markdownStream
      return showing(stream.blocks, lastLineStart: stream.lastLineStart)
    }
    return showing(MarkdownDocument(text, options: markdownOptions).blocks)
  }

  /// A stream that contains the text which a growing message has so far.
  var markdownStream: MarkdownStream {
    var stream = MarkdownStream(options: markdownOptions)
    stream.append(text)
    return stream
  }

  var markdownOptions: MarkdownOptions {
    var options = MarkdownOptions()
    options.softBreaks = lineEnds == .hard ? .line : .space
    options.cjkFriendlyEmphasis = true
    options.dollarMath = readsDollars ?? false
    return options
  }

  /// Returns the message with blocks that were parsed from its text.
  ///
  /// - Parameter lineStart: The start of the unfinished line of a growing text, as a UTF-8 offset; nil for a
  ///   complete text.
  func showing(_ blocks: [MessageBlock], lastLineStart lineStart: Int? = nil) -> Message {
    var message = self
    message.quote = quote?.readingMarkdown(in: self)
    message.blocks = blocks
    if let lineStart { message.blocks.openRow(from: lineStart) }
    message.blocks.completeTables(
      startsRight: direction == .rightToLeft || direction == .natural && blocks.startsRight == true)
    // The offsets of the spans refer to the Markdown source, so they are wrong for the parsed text.
    message.spans = []
    // A Markdown text may consist only of definitions. Then nothing is shown.
    if message.blocks.isEmpty { message.text = "" }
    if case .paragraph(let paragraph)? = message.blocks.first?.content, message.blocks.count == 1,
      !isStreaming,
      paragraph.text.isEmojiAlone
    {
      // A message that consists only of emoji stays plain text, so that its emoji are enlarged.
      (message.text, message.spans, message.blocks) = (paragraph.text.text, paragraph.text.spans, [])
    }
    return message
  }
}

extension RichText {
  /// Whether the text may consist only of emoji: it has no letter, and no ASCII character except white space.
  fileprivate var isEmojiAlone: Bool {
    text.utf8.count < 256
      && !text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.isASCII && !$0.properties.isWhitespace
      }
  }
}

extension Message {
  /// Says which limits the message's Markdown exceeds, and where; empty for messages in other formats.
  ///
  /// - Complexity: Linear in the text.
  package var markdownProblems: [String] {
    guard format == .markdown, blocks.isEmpty, !isDeleted else { return [] }
    let limits = MarkdownLimits()
    return MarkdownDocument(text, options: markdownOptions, limits: limits).overruns.map { overrun in
      let reason =
        switch overrun.limit {
        case .levels: "more than \(limits.levels) levels of quotes, lists and details; deeper marks are text"
        case .columns: "a table with more than \(limits.columns) columns; further cells are left out"
        case .blocks: "more than \(limits.blocks) blocks; the rest is one paragraph"
        case .uses:
          "a definition of more than 256 bytes is used more than \(limits.uses) times; further links have no address"
        case .bytes: "more than \(limits.bytes) bytes; the rest is left out"
        }
      return "byte \(overrun.offset + 1): \(reason)"
    }
  }
}
