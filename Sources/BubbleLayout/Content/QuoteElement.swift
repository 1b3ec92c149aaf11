import TextLayout

/// The quote of the message that is replied to.
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

  /// The distances from the element's edges to its texts.
  private var left: LayoutUnit { style.barWidth + style.barGap }
  private var right: LayoutUnit { style.padding + (hasPicture ? style.pictureSize + style.padding : 0) }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let texts = LabelStack.width(
      of: [sender, text], within: space.limit.reduced(by: left + right), grid: space.grid)
    return ContentMeasure(width: left + texts + right, space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let textWidth = max(0, width - left - right)
    let grid = measure.space.grid
    let texts = style.padding + LabelStack.height(of: [sender, text], width: textWidth, grid: grid)
    let height = max(texts, hasPicture ? style.padding + style.pictureSize : 0) + style.padding
    placer.box(.quote, Rect(x: 0, y: 0, width: width, height: height), radius: style.radius)
    let hue = sender.map { placer.hue(of: $0.text, or: .quoteSender) }
    placer.box(
      .quoteBar, Rect(x: 0, y: 0, width: style.barWidth, height: height),
      ground: sender.map { placer.hue(of: $0.text, or: .quoteBar) })
    if hasPicture {
      let frame = Rect(
        x: width - style.padding - style.pictureSize, y: style.padding, width: style.pictureSize,
        height: style.pictureSize)
      placer.box(.quotePicture, frame, radius: style.radius, sign: .picture)
    }
    var stack = LabelStack(y: style.padding, grid: grid)
    stack.add(sender, .quoteSender, x: left, width: textWidth, ink: hue, with: &placer)
    stack.add(text, .quoteText, x: left, width: textWidth, with: &placer)
    return ContentExtent(height: height)
  }
}
