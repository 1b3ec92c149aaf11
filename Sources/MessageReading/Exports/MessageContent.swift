import BubbleLayout

/// The content of a message: a text with spans, and blocks if it has more than one paragraph of text.
struct MessageContent {
  /// The text of the message. If there are blocks, the text is only for software that does not support them.
  var text: RichText
  var blocks: [MessageBlock] = []

  /// Makes content from blocks. A single paragraph becomes the text.
  ///
  /// - Parameter plain: The text that represents the blocks; nil to make it from the text of the blocks.
  init(_ blocks: [MessageBlock], plain: String? = nil) {
    if blocks.isEmpty {
      text = RichText(plain ?? "")
    } else if blocks.count == 1, case .paragraph(let paragraph) = blocks[0].content,
      paragraph.alignment == nil
    {
      text = paragraph.text
    } else {
      text = RichText(plain ?? blocks.words)
      self.blocks = blocks
    }
  }

  init(_ text: RichText) { self.text = text }

  var isEmpty: Bool { text.text.isEmpty && blocks.isEmpty }

  /// The blocks, or the text as one block.
  var asBlocks: [MessageBlock] {
    if !blocks.isEmpty { return blocks }
    return text.text.isEmpty ? [] : [.paragraph(ParagraphBlock(text))]
  }

  /// Returns the content with more blocks after it.
  func followed(by more: [MessageBlock]) -> MessageContent {
    more.isEmpty ? self : MessageContent(asBlocks + more)
  }
}

extension Message {
  /// Sets the content of the message.
  mutating func take(_ content: MessageContent) {
    text = content.text.text
    spans = content.blocks.isEmpty ? content.text.spans : []
    blocks = content.blocks
  }

  /// Whether the message shows nothing.
  var isBlank: Bool {
    text.isEmpty && blocks.isEmpty && attachments.isEmpty && buttons.isEmpty && !isDeleted
  }
}

extension [MessageBlock] {
  /// The plain text of the blocks, one line for each text.
  ///
  /// - Complexity: Linear in the texts.
  var words: String { flatMap(\.lines).joined(separator: "\n") }
}
