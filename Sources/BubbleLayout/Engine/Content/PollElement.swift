import TextLayout

/// A question and its answers.
struct PollElement: ContentElement {
  let question: PreparedText
  let options: [PreparedText]
  let style: PollStyle

  init(_ poll: PollAttachment, style: PollStyle, maker: TextMaker) {
    self.style = style
    question = maker.text(poll.question, style.questionFont)
    options = poll.options.map { maker.text($0, style.optionFont) }
  }

  var kind: ContentKind { .poll }
  var gap: LayoutUnit { style.gap }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let left = style.markSize + style.markGap
    let widest = max(
      LabelStack.width(of: [question], within: space.limit, grid: space.grid),
      left + LabelStack.width(of: options, within: max(0, space.limit - left), grid: space.grid))
    let wanted = max(min(style.minimumWidth, space.limit), widest)
    return MeasuredParts(width: wanted, limit: space.limit) { width in
      var stack = LabelStack()
      stack.add(question, .title, x: 0, width: width, grid: space.grid)
      var parts = stack.parts
      var y = stack.y
      for option in options {
        y = y + style.spacing
        let textWidth = max(0, width - left)
        let textHeight = space.grid.roundedUp(option.block(within: textWidth).size.height)
        let height = max(textHeight, style.markSize)
        let mark = Rect(
          x: 0, y: y + (height - style.markSize).half, width: style.markSize, height: style.markSize)
        let text = Rect(x: left, y: y + (height - textHeight).half, width: textWidth, height: textHeight)
        parts.append(.box(BoxPart(frame: mark, role: .option, radius: style.markSize.half)))
        parts.append(.label(option.label(.option, in: text)))
        y = y + height
      }
      let frame = Rect(x: 0, y: 0, width: width, height: y)
      return PlacedContent(height: y, parts: [.box(BoxPart(frame: frame, role: .poll))] + parts)
    }
  }
}
