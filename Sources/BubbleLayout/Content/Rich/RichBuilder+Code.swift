import TextLayout

extension RichBuilder {
  /// Adds the node of code, which always runs from left to right.
  mutating func code(_ code: CodeBlock, _ block: MessageBlock, _ context: RichContext) {
    let codeStyle = style.content.code
    let shown = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    var text = maker.text(shown, codeStyle.font, options: codeOptions)
    text.path = context.path
    var lines = RichLines(text: text, role: .code, path: context.path)
    lines.tokens = code.tokens.within(shown)
    lines.whole = wholeTexts[context.path]
    let prepared = PreparedCode(language: code.language, of: shown, style: codeStyle, maker: maker)
    // A press on the background of code hits it like a card.
    prepared.addNodes(
      text, .codeLines(lines, prepared), in: element(of: block, context, .code), at: context.path,
      copied: context.path,
      press: .card(.code, attachment: nil), to: &content)
  }

  /// The line-breaking options of code.
  var codeOptions: ParagraphOptions {
    let code = style.content.code
    return .code(tabSize: code.tabSize ?? rich.tabSize, hangingIndent: code.hangingIndent)
  }
}
