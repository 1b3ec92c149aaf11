import TextLayout

/// The quote of the message that is replied to.
struct QuoteElement: ContentElement {
  let sender: PreparedText?
  let text: PreparedText
  let hasPicture: Bool
  let style: QuoteStyle
  /// What the texts need in any case.
  private let leastText: LayoutUnit

  init(_ quote: QuotedReply, style: QuoteStyle, maker: TextMaker) {
    self.style = style
    leastText = maker.leastWidth(style.font)
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
  private func right(_ space: ContentSpace) -> LayoutUnit {
    let picture = picture(space)
    return style.padding + (picture > 0 ? picture + style.padding : 0)
  }

  /// The width and height of the picture, which is smaller where the texts would have no room, and left out where it
  /// would be tiny; 0 for none.
  private func picture(_ space: ContentSpace) -> LayoutUnit {
    guard hasPicture else { return 0 }
    guard let limit = space.limit.limit else { return style.pictureSize }
    let size = min(style.pictureSize, limit - left - style.padding - style.padding - leastText)
    return size < min(12, style.pictureSize) ? 0 : size
  }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let right = right(space)
    let texts = LabelStack.width(
      of: [sender, text], within: space.limit.reduced(by: left + right), grid: space.grid)
    return ContentMeasure(width: left + texts + right, space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let picture = picture(measure.space)
    let textWidth = max(0, width - left - right(measure.space))
    let grid = measure.space.grid
    let texts = style.padding + LabelStack.height(of: [sender, text], width: textWidth, grid: grid)
    let height = max(texts, picture > 0 ? style.padding + picture : 0) + style.padding
    placer.box(.quote, Rect(x: 0, y: 0, width: width, height: height), radius: style.radius)
    let hue = sender.map { placer.hue(of: $0.text, or: .quoteSender) }
    placer.box(
      .quoteBar, Rect(x: 0, y: 0, width: style.barWidth, height: height),
      ground: sender.map { placer.hue(of: $0.text, or: .quoteBar) })
    if picture > 0 {
      let frame = Rect(
        x: width - style.padding - picture, y: style.padding, width: picture, height: picture)
      placer.box(.quotePicture, frame, radius: style.radius, sign: .picture)
    }
    var stack = LabelStack(y: style.padding, grid: grid)
    stack.add(sender, .quoteSender, x: left, width: textWidth, ink: hue, with: &placer)
    stack.add(text, .quoteText, x: left, width: textWidth, with: &placer)
    return ContentExtent(height: height)
  }
}
