import BubbleLayout

/// What a message says: a text with spans, and blocks where it has more than one paragraph of text.
struct MessageContent {
  /// The text for those who know no blocks; what is shown where there are none.
  var text: RichText
  var blocks: [MessageBlock] = []

  /// Blocks; a paragraph alone is a text.
  ///
  /// - Parameter plain: What stands for the blocks where none are known; nil for what they say.
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

  /// The blocks, or the text as one.
  var asBlocks: [MessageBlock] {
    if !blocks.isEmpty { return blocks }
    return text.text.isEmpty ? [] : [.paragraph(ParagraphBlock(text))]
  }

  /// The same with blocks after it.
  func followed(by more: [MessageBlock]) -> MessageContent {
    more.isEmpty ? self : MessageContent(asBlocks + more)
  }
}

extension Message {
  /// Takes what it says.
  mutating func take(_ content: MessageContent) {
    text = content.text.text
    spans = content.blocks.isEmpty ? content.text.spans : []
    blocks = content.blocks
  }

  /// Whether there is nothing of it to be shown.
  var isBlank: Bool {
    text.isEmpty && blocks.isEmpty && attachments.isEmpty && buttons.isEmpty && !isDeleted
  }
}

extension [MessageBlock] {
  /// What they say, a line for each text.
  ///
  /// - Complexity: Linear in the texts.
  var words: String { flatMap(\.lines).joined(separator: "\n") }
}
