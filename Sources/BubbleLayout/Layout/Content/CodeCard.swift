import TextLayout
import TextUnicode

extension ContentBuilder {
  /// Adds a code block attached to a message.
  mutating func code(
    _ code: CodeBlock, at place: AttachmentPlace, style: CodeStyle, maker: TextMaker
  ) -> PreparedBlock {
    let name = ElementName(.code, place, card: .code)
    var block = PreparedBlock(.code, name, gap: style.gap, in: self)
    (block.hasEdge, block.mayExceedLimit) = (true, style.widensBubble)
    let options = ParagraphOptions.code(tabSize: style.tabSize ?? 8, hangingIndent: style.hangingIndent)
    let text = maker.text(code.text, style.font, options: options).standing(at: place, "text")
    let around = PreparedCode(language: code.language, of: code.text, style: style, maker: maker)
    // The code and everything around it runs from left to right, whatever the direction of the interface.
    block.edge = .left
    let path = name.path
    around.addNodes(
      text, .code(code.tokens.within(code.text), around, index: place.index), at: path,
      copied: path.appending("text"), index: place.index, to: &self)
    return block
  }
}

extension PartPlacer {
  /// Adds the lines of attached code as a label, and their numbers.
  mutating func add(_ tokens: [CodeToken], _ code: PreparedCode, _ node: PlacedNode, index: Int?) {
    guard let text = node.text else { return }
    var part = text.label(
      .code, in: node.frame, index: index, limit: node.limit, foreground: foreground(of: .code))
    part.tokens = tokens
    label(part)
    code.placeNumbers(of: text, in: node.frame, limit: node.limit, with: &self)
  }
}
