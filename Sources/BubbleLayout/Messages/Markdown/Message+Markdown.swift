import Markdown

extension Message {
  /// The message with the blocks of its Markdown in place of the text; other messages as they are.
  ///
  /// - Complexity: Linear in the text.
  public var readingMarkdown: Message {
    guard format == .markdown, blocks.isEmpty, !text.isEmpty, !isDeleted else { return self }
    var options = MarkdownOptions()
    options.softBreaks = lineEnds == .hard ? .line : .space
    options.cjkFriendlyEmphasis = true
    var message = self
    if isStreaming {
      var stream = MarkdownStream(options: options)
      stream.append(text)
      message.blocks = stream.blocks.map(MessageBlock.init)
      message.blocks.openRow(of: stream.blocks, from: stream.lastLineStart)
    } else {
      message.blocks = MarkdownDocument(text, options: options).blocks.map(MessageBlock.init)
    }
    // Spans of the source have no place in what it says.
    message.spans = []
    // A text of definitions alone shows nothing.
    if message.blocks.isEmpty { message.text = "" }
    if case .paragraph(let paragraph)? = message.blocks.first?.content, message.blocks.count == 1,
      !isStreaming,
      paragraph.text.isEmojiAlone
    {
      // Emoji alone are enlarged as those of a plain message are.
      (message.text, message.spans, message.blocks) = (paragraph.text.text, paragraph.text.spans, [])
    }
    return message
  }
}

extension RichText {
  /// Whether it may be enlarged: it has no letter, digit or sign of ASCII.
  fileprivate var isEmojiAlone: Bool {
    text.utf8.count < 256
      && !text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.isASCII && !$0.properties.isWhitespace
      }
  }
}
