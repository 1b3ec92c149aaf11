import TextLayout
import TextShaping

extension PreparedLabel {
  /// The label within its box, cut with an ellipsis where it does not fit.
  func part(style: LabelStyle, frame: Rect, side: Side, fonts: FontCollection) -> LabelPart {
    let block = block(fitting: frame.width, style: style, fonts: fonts)
    let free = frame.width - block.size.width
    let alignment = style.alignment.resolved(on: side)
    let x: LayoutUnit =
      switch alignment {
      case .right: free
      case .center: free.half
      default: 0
      }
    return LabelPart(
      frame: frame, role: style.role, text: text, alignment: alignment, block: block,
      blockOrigin: Point(x: x, y: (frame.height - block.size.height).half))
  }

  private func block(fitting width: LayoutUnit, style: LabelStyle, fonts: FontCollection) -> TextBlock {
    guard block.size.width > width, !text.isEmpty else { return block }
    // Longer texts do not make wider labels than these do, so that a hostile sender's name costs no more than a
    // long one.
    let characters = Array(text.prefix(Self.longestLabel))
    func shortened(to count: Int) -> TextBlock {
      var kept = characters[..<count]
      while kept.last?.isWhitespace == true { kept.removeLast() }
      return Paragraph(StyledText(String(kept) + "…", style: style.font), fonts: fonts).layout(
        width: .infinity)
    }
    var fitting = 0
    var tooMany = characters.count + 1
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if shortened(to: middle).size.width <= width { fitting = middle } else { tooMany = middle }
    }
    return shortened(to: fitting)
  }

  /// Grapheme clusters of a label that are looked at when it has to be cut.
  private static let longestLabel = 1_000
}

extension TextAlignment {
  /// The side that an alignment of a style means for a message on one side of its cell.
  func resolved(on side: Side) -> TextAlignment {
    switch self {
    case .start: side == .left ? .left : .right
    case .end: side == .left ? .right : .left
    default: self
    }
  }
}
