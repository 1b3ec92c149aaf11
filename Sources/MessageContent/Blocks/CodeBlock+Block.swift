extension CodeBlock: PlainBlockFields {
  package static var type: String { "code" }
  package var content: MessageBlock.Content { .code(self) }
  package static var isCode: Bool { true }

  package func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> CodeBlock? {
    guard let selected = select(path, RichText(text)) else { return nil }
    var block = self
    block.text = selected.text
    // The name of the language is covered with the code.
    if selected.text == CoveredWords.cover, text != selected.text { block.language = nil }
    return block
  }
}
