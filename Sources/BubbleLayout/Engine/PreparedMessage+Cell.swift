import TextLayout
import TextShaping

extension PreparedMessage {
  /// Lays the message out in a cell at y = 0. No text is shaped again, save for a label that has to be cut.
  func cell(
    style: ChatStyle, width: CellWidth, environment: LayoutEnvironment, fonts: FontCollection
  ) -> Cell {
    let messageStyle = style[role]
    let direction = style.mirrorsInterface ? environment.direction : .leftToRight
    let side = direction.side(of: messageStyle.side)
    let grid = PixelGrid(scale: environment.scale)

    let block = paragraph.layout(
      width: messageStyle.text.width.limit(in: width.limit),
      options: LayoutOptions(alignment: messageStyle.text.alignment))
    let textSize = Size(
      width: max(0, grid.roundedUp(block.size.width) + messageStyle.text.widthCorrection),
      height: grid.roundedUp(block.size.height))

    let bubbleStyle = messageStyle.bubble
    let padding = bubbleStyle.padding.resolved(on: side)
    let margin = bubbleStyle.margin.resolved(on: side)
    let bubbleSize = Size(
      width: textSize.width + padding.left + padding.right,
      height: textSize.height + padding.top + padding.bottom)
    let cellWidth = width.limit ?? contentWidth(style: messageStyle, bubble: bubbleSize.width)
    let bubbleFrame = Rect(
      origin: Point(
        x: side == .left ? margin.left : cellWidth - margin.right - bubbleSize.width, y: margin.top),
      size: bubbleSize)
    let textFrame = Rect(
      origin: Point(x: bubbleFrame.minX + padding.left, y: bubbleFrame.minY + padding.top), size: textSize)
    let height = grid.roundedUp(
      messageStyle.height.height(text: textSize.height, content: bubbleFrame.maxY + margin.bottom))

    let cellSize = Size(width: cellWidth, height: height)
    var parts: [Part] = [.text(TextPart(frame: textFrame, text: text, block: block))]
    for (label, labelStyle) in zip(labels, messageStyle.labels) {
      let frame = labelStyle.box.frame(in: cellSize, on: side)
      parts.append(.label(label.part(style: labelStyle, frame: frame, side: side, fonts: fonts)))
    }
    return Cell(
      id: id, sender: sender, side: side, frame: Rect(origin: .zero, size: cellSize),
      bubble: bubbleStyle.bubble(frame: bubbleFrame, side: side), parts: parts)
  }

  /// The width that shows everything in full: the bubble between its margins, each label in its box.
  private func contentWidth(style: MessageStyle, bubble: LayoutUnit) -> LayoutUnit {
    zip(labels, style.labels).reduce(style.bubble.margin.start + bubble + style.bubble.margin.end) {
      max($0, $1.1.box.cellWidth(for: $1.0.block.size.width))
    }
  }
}

extension BubbleStyle {
  /// The bubble around a content, nil for a style without bubbles.
  func bubble(frame: Rect, side: Side) -> Bubble? {
    let tail = tail == .always ? side : nil
    switch shape {
    case .none:
      return nil
    case .rounded:
      return Bubble(
        frame: frame, asset: nil, caps: .zero, resizing: .stretch, tail: tail,
        corners: CornerRadii(all: radius))
    case .picture:
      return Bubble(
        frame: frame, asset: picture?.asset, caps: picture?.resolvedCaps(on: side) ?? .zero,
        resizing: picture?.resizing ?? .stretch, tail: tail, corners: .zero)
    }
  }
}
