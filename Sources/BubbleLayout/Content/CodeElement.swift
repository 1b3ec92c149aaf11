import TextLayout
import TextUnicode

/// A code block.
struct CodeElement: ContentElement {
  let text: PreparedText
  let style: CodeStyle
  /// The index of the attachment.
  let index: Int

  init(_ code: CodeBlock, index: Int, style: CodeStyle, maker: TextMaker) {
    self.index = index
    self.style = style
    text = maker.text(code.text, style.font, options: ParagraphOptions(direction: .leftToRight))
      .standing(at: ["attachments", .number(index), "text"])
  }

  var kind: ContentKind { .code }
  var name: ElementName { ElementName(.code, index) }
  var gap: LayoutUnit { style.gap }
  var mayExceedLimit: Bool { style.widensBubble }

  private enum Node: Int16 { case block, text }

  func addNodes(to tree: inout BlockTreeBuilder) {
    tree.stack(insets: Insets(all: style.padding), tag: Node.block.rawValue) {
      $0.add(text, tag: Node.text.rawValue, keepsLines: true)
    }
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    switch Node(rawValue: node.tag) {
    case .block: placer.box(.code, node.frame, radius: style.radius, index: index)
    case .text: placer.label(text, .code, in: node.frame, index: index, limit: node.limit)
    case nil: break
    }
  }
}
