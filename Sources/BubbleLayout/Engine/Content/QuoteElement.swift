import TextLayout

/// What is answered to.
struct QuoteElement: ContentElement {
  let sender: PreparedText?
  let text: PreparedText
  let hasPicture: Bool
  let style: QuoteStyle

  init(_ quote: QuotedReply, style: QuoteStyle, maker: TextMaker) {
    self.style = style
    hasPicture = quote.hasPicture
    sender = quote.sender.map { maker.line($0, style.senderFont) }
    let lines = quote.hasPicture ? max(1, style.maximumLines - 1) : style.maximumLines
    text = maker.text(quote.text, style.font, maximumLines: lines)
  }

  var kind: ContentKind { .quote }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let left = style.barWidth + style.barGap
    let right = style.padding + (hasPicture ? style.pictureSize + style.padding : 0)
    let room = max(0, space.limit - left - right)
    let texts = LabelStack.width(of: [sender, text], within: room, grid: space.grid)
    return MeasuredParts(width: left + texts + right, limit: space.limit) { width in
      var stack = LabelStack(y: style.padding)
      let textWidth = max(0, width - left - right)
      stack.add(sender, .quoteSender, x: left, width: textWidth, grid: space.grid)
      stack.add(text, .quoteText, x: left, width: textWidth, grid: space.grid)
      let height = max(stack.y, hasPicture ? style.padding + style.pictureSize : 0) + style.padding
      var parts: [Part] = [
        .box(
          BoxPart(frame: Rect(x: 0, y: 0, width: width, height: height), role: .quote, radius: style.radius)),
        .box(BoxPart(frame: Rect(x: 0, y: 0, width: style.barWidth, height: height), role: .quoteBar)),
      ]
      if hasPicture {
        let frame = Rect(
          x: width - style.padding - style.pictureSize, y: style.padding, width: style.pictureSize,
          height: style.pictureSize)
        parts.append(.box(BoxPart(frame: frame, role: .quotePicture, radius: style.radius)))
      }
      return PlacedContent(height: height, parts: parts + stack.parts)
    }
  }
}
