import Markdown

extension Message {
  /// The message with its text parsed as Markdown blocks; other messages unchanged.
  ///
  /// - Complexity: Linear in the text.
  public var readingMarkdown: Message {
    guard format == .markdown, blocks.isEmpty, !text.isEmpty, !isDeleted else { return self }
    if isStreaming {
      let stream = markdownStream
      return showing(stream.blocks, lastLineStart: stream.lastLineStart)
    }
    return showing(MarkdownDocument(text, options: markdownOptions).blocks)
  }

  /// The text so far of a growing message.
  var markdownStream: MarkdownStream {
    var stream = MarkdownStream(options: markdownOptions)
    stream.append(text)
    return stream
  }

  private var markdownOptions: MarkdownOptions {
    var options = MarkdownOptions()
    options.softBreaks = lineEnds == .hard ? .line : .space
    options.cjkFriendlyEmphasis = true
    options.dollarMath = readsDollars ?? false
    return options
  }

  /// The message with the blocks that its text has been read as.
  ///
  /// - Parameter lineStart: Where the unfinished line of a growing text begins, in UTF-8; nil for a complete
  ///   text.
  func showing(_ blocks: [MarkdownBlock], lastLineStart lineStart: Int? = nil) -> Message {
    var message = self
    message.blocks = blocks.map(MessageBlock.init)
    if let lineStart { message.blocks.openRow(of: blocks, from: lineStart) }
    // Spans of the source do not apply to the parsed text.
    message.spans = []
    // A text with only definitions shows nothing.
    if message.blocks.isEmpty { message.text = "" }
    if case .paragraph(let paragraph)? = message.blocks.first?.content, message.blocks.count == 1,
      !isStreaming,
      paragraph.text.isEmojiAlone
    {
      // A message of only emoji is enlarged like a plain one.
      (message.text, message.spans, message.blocks) = (paragraph.text.text, paragraph.text.spans, [])
    }
    return message
  }
}

extension RichText {
  /// Whether it may be enlarged: it has no ASCII letter, digit or symbol.
  fileprivate var isEmojiAlone: Bool {
    text.utf8.count < 256
      && !text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.isASCII && !$0.properties.isWhitespace
      }
  }
}
