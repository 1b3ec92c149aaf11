import TextLayout

/// A poll: a question and its answers.
struct PollElement: ContentElement {
  let question: PreparedText
  let options: [PreparedText]
  let style: PollStyle
  /// The index of the attachment.
  let index: Int
  /// What an answer needs in any case.
  private let leastText: LayoutUnit

  init(_ poll: PollAttachment, index: Int, style: PollStyle, maker: TextMaker) {
    self.index = index
    self.style = style
    leastText = maker.leastWidth(style.optionFont)
    question = maker.text(poll.question, style.questionFont)
    options = poll.options.map { maker.text($0, style.optionFont) }
  }

  var kind: ContentKind { .poll }
  var gap: LayoutUnit { style.gap }

  /// The distance from the element's edge to the answers.
  private func left(_ space: ContentSpace) -> LayoutUnit { mark(space) + style.markGap }

  /// The width and height of a mark, which is smaller where the answers would have no room.
  private func mark(_ space: ContentSpace) -> LayoutUnit {
    space.limit.limit.map { min(style.markSize, max(0, $0 - style.markGap - leastText)) } ?? style.markSize
  }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let left = left(space)
    let widest = max(
      LabelStack.width(of: [question], within: space.limit, grid: space.grid),
      left + LabelStack.width(of: options, within: space.limit.reduced(by: left), grid: space.grid))
    return ContentMeasure(width: max(space.limit.clamping(style.minimumWidth), widest), space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let grid = measure.space.grid
    let (left, size) = (left(measure.space), mark(measure.space))
    let textWidth = max(0, width - left)
    let rows = options.map { option in
      let text = grid.roundedUp(option.size(within: .fixed(textWidth)).height)
      return (text: text, row: max(text, size))
    }
    let questionHeight = LabelStack.height(of: [question], width: width, grid: grid)
    let height = rows.reduce(questionHeight) { $0 + style.spacing + $1.row }
    placer.box(.poll, Rect(x: 0, y: 0, width: width, height: height), index: index)
    var stack = LabelStack(grid: grid)
    stack.add(question, .title, index: index, x: 0, width: width, with: &placer)
    var y = stack.y
    for (index, (option, heights)) in zip(options, rows).enumerated() {
      y = y + style.spacing
      let mark = Rect(
        x: 0, y: y + (heights.row - size).half, width: size, height: size)
      let text = Rect(
        x: left, y: y + (heights.row - heights.text).half, width: textWidth, height: heights.text)
      placer.box(.option, mark, radius: size.half, index: index)
      placer.label(option, .option, in: text, index: index)
      y = y + heights.row
    }
    return ContentExtent(height: height)
  }
}
