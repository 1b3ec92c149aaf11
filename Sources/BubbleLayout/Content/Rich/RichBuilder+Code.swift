import TextLayout

extension RichBuilder {
  /// Makes the node of code, which always runs from left to right.
  mutating func code(_ code: CodeBlock, _ block: MessageBlock, _ context: RichContext) -> RichNode {
    let codeStyle = style.content.code
    let shown = code.text.hasSuffix("\n") ? String(code.text.dropLast()) : code.text
    var text = maker.text(shown, codeStyle.font, options: codeOptions)
    text.path = context.path
    var lines = RichLines(text: text, role: .code, path: context.path)
    lines.tokens = code.tokens.within(shown)
    lines.whole = wholeTexts[context.path]
    let prepared = PreparedCode(language: code.language, of: shown, style: codeStyle, maker: maker)
    entries.append(
      RichEntry(
        type: block.type, path: context.path, depth: context.depth, isCovered: context.isCovered,
        content: .code(lines, prepared)))
    return .code(entries.count - 1)
  }

  /// The line-breaking options of code.
  var codeOptions: ParagraphOptions {
    let code = style.content.code
    return .code(tabSize: code.tabSize ?? rich.tabSize, hangingIndent: code.hangingIndent)
  }
}
