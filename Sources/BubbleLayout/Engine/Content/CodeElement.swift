import TextLayout
import TextUnicode

/// Lines of code.
struct CodeElement: ContentElement {
  let text: PreparedText
  let style: CodeStyle

  init(_ code: CodeBlock, style: CodeStyle, maker: TextMaker) {
    self.style = style
    text = maker.text(code.text, style.font, direction: .leftToRight)
  }

  var kind: ContentKind { .code }
  var gap: LayoutUnit { style.gap }
  var mayExceedLimit: Bool { style.widensBubble }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let padding = style.padding + style.padding
    let size = text.block(within: max(0, space.limit - padding)).size
    let textSize = Size(
      width: space.grid.roundedUp(size.width), height: space.grid.roundedUp(size.height))
    return MeasuredParts(width: textSize.width + padding, limit: space.limit) { width in
      let height = textSize.height + padding
      let lines = Rect(
        x: style.padding, y: style.padding, width: max(0, width - padding), height: textSize.height)
      return PlacedContent(
        height: height,
        parts: [
          .box(
            BoxPart(frame: Rect(x: 0, y: 0, width: width, height: height), role: .code, radius: style.radius)),
          .label(text.label(.code, in: lines)),
        ])
    }
  }
}
