import TextLayout
import TextUnicode

/// A code block attached to a message.
struct CodeElement: ContentElement {
  let text: PreparedText
  let code: PreparedCode
  /// The tokens of the code, in ascending order.
  let tokens: [CodeToken]
  let attachment: AttachmentPlace

  init(_ code: CodeBlock, at place: AttachmentPlace, style: CodeStyle, maker: TextMaker) {
    attachment = place
    let options = ParagraphOptions.code(tabSize: style.tabSize ?? 8, hangingIndent: style.hangingIndent)
    text = maker.text(code.text, style.font, options: options)
      .standing(at: place, "text")
    tokens = code.tokens.within(code.text)
    self.code = PreparedCode(language: code.language, of: code.text, style: style, maker: maker)
  }

  var kind: ContentKind { .code }
  var name: ElementName { ElementName(.code, attachment) }
  var gap: LayoutUnit { code.style.gap }
  var hasEdge: Bool { true }
  var mayExceedLimit: Bool { code.style.widensBubble }

  private enum Node: Int16 { case block, text, copy, language, lines }

  private static let tags = PreparedCode.Tags(
    block: Node.block.rawValue, copy: Node.copy.rawValue, language: Node.language.rawValue,
    lines: Node.lines.rawValue, text: Node.text.rawValue)

  func addNodes(to tree: inout BlockTreeBuilder) {
    code.addNodes(text, to: &tree, index: 0, tags: Self.tags)
  }

  func place(
    _ node: Int32, of tree: BlockTree<PreparedText>, in limit: AvailableWidth, size: Size,
    with placer: inout PartPlacer
  ) {
    let frame = Rect(origin: .zero, size: size)
    func placeAll(_ placer: inout PartPlacer) {
      var isScrolling = false
      tree.place(Int(node), in: limit, frame: frame) { node in
        if Node(rawValue: node.tag) == .lines, let content = node.content {
          placer.begin(
            block: name.path.appending("text"), type: "lines", frame: node.frame, content: content)
          isScrolling = true
        }
        place(node, with: &placer)
      }
      if isScrolling { placer.end() }
    }
    // Everything around the code runs from left to right like the code, whatever the direction of the
    // interface.
    if code.isPlain { placeAll(&placer) } else { placer.within(frame, placeAll) }
  }

  func place(_ node: PlacedNode, with placer: inout PartPlacer) {
    switch Node(rawValue: node.tag) {
    case .block: placer.box(.code, node.frame, radius: code.style.radius, index: attachment.index)
    case .copy: placer.box(.copy, node.frame, index: attachment.index, icon: .copy)
    case .language:
      if let language = node.text {
        placer.label(language, .language, in: node.frame, index: attachment.index)
      }
    case .text:
      placer.code(text, tokens, in: node.frame, index: attachment.index, limit: node.limit)
      if code.gutter > 0 {
        let lines = text.block(within: AvailableWidth.fixed(node.frame.width).limited(to: node.limit))
        code.placeNumbers(of: lines, in: node.frame, with: &placer)
      }
    case .lines, nil: break
    }
  }
}

extension PartPlacer {
  /// Adds the lines of code as a label.
  fileprivate mutating func code(
    _ text: PreparedText, _ tokens: [CodeToken], in frame: Rect, index: Int?, limit: AvailableWidth
  ) {
    guard makesParts else { return }
    var part = text.label(.code, in: frame, index: index, limit: limit, foreground: foreground(of: .code))
    part.tokens = tokens
    label(part)
  }
}
