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
  }

  var kind: ContentKind { .code }
  var gap: LayoutUnit { style.gap }
  var mayExceedLimit: Bool { style.widensBubble }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let padding = style.padding + style.padding
    let size = text.size(within: space.limit.reduced(by: padding))
    let whole = Size(width: space.grid.roundedUp(size.width), height: space.grid.roundedUp(size.height))
    return ContentMeasure(width: whole.width + padding, space: space, size: whole)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let frame = Rect(x: 0, y: 0, width: width, height: measure.size.height + style.padding + style.padding)
    placer.box(.code, frame, radius: style.radius, index: index)
    placer.label(
      text, .code, in: frame.inset(by: Insets(all: style.padding)), index: index,
      limit: measure.space.limit.reduced(by: style.padding + style.padding))
    return ContentExtent(height: frame.height)
  }
}
