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
      // Software that does not support blocks has no covers either.
      text = RichText(blocks.hasCovers ? blocks.message.plainText : plain ?? blocks.words)
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

  /// Whether a spoiler covers an address in the text. The embed of the address is then covered too.
  func coversAddress(_ address: String) -> Bool {
    let words = blocks.isEmpty ? text : blocks.message.coveredPlainText
    guard words.hasCovers, let place = words.text.firstRange(of: address) else { return false }
    let start = words.text.utf16.distance(from: words.text.startIndex, to: place.lowerBound)
    return words.spans.contains { $0.isCover && $0.range.contains(start) }
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

  /// Covers all attachments if an export says so.
  mutating func coverAttachments(if isCovered: Bool?) {
    guard isCovered == true else { return }
    for index in attachments.indices { attachments[index].isCovered = true }
  }

  /// Whether the message shows nothing.
  var isBlank: Bool {
    text.isEmpty && blocks.isEmpty && attachments.isEmpty && buttons.isEmpty && !isDeleted
  }
}

extension RichText {
  /// Whether a spoiler covers a part of the text.
  var hasCovers: Bool { spans.contains(where: \.isCover) }
}

extension [MessageBlock] {
  /// Whether a spoiler covers any part of the blocks.
  var hasCovers: Bool { message.coveredPlainText.hasCovers || holdCoveredBlock }

  /// Whether one of the blocks, or of those inside them, is covered. Pictures have no plain text.
  private var holdCoveredBlock: Bool {
    contains { $0.isCovered || $0.inner.contains { $0.blocks.holdCoveredBlock } }
  }

  /// A message of the blocks.
  fileprivate var message: Message { Message(id: 0, sender: nil, text: "", blocks: self) }

  /// The plain text of the blocks, one line for each text.
  ///
  /// - Complexity: Linear in the texts.
  var words: String { flatMap(\.lines).joined(separator: "\n") }
}
