import TextLayout

/// A label outside the bubble, with its shaped text.
struct PreparedLabel: Sendable {
  private(set) var text: PreparedText
  /// The index of the label among the style's labels.
  let number: Int
  private let line: NamedLine
  private let maker: TextMaker

  /// - Parameter name: The name shown for the sender; nil if there is none.
  init(_ style: LabelStyle, number: Int, name: String?, time: String, maker: TextMaker) {
    self.number = number
    let line =
      switch style.role {
      case .sender: NamedLine(name: name ?? "", beside: "", in: maker.words)
      case .time: NamedLine(name: "", beside: time, in: maker.words)
      default: NamedLine(name: name ?? "", beside: time, in: maker.words)
      }
    self.line = line
    self.maker = maker
    let height = style.box.height > 0 ? style.box.height : nil
    text = maker.line(line.text, style.font, height: height, direction: line.direction, names: line.names)
    if let width = style.box.width, let smaller = smaller(style, within: width) { text = smaller }
  }

  /// Returns the text in a smaller font, in which it fits into the label's box, but at least in the font
  /// without the font scale; nil if the text fits, or if the label is beside the bubble. Boxes in the cell do
  /// not grow with the font scale in every style. So their font grows only until the label fills its box.
  private func smaller(_ style: LabelStyle, within width: LayoutUnit) -> PreparedText? {
    guard style.place == .cell, maker.fontScale > 1 else { return nil }
    let size = text.size(within: .unbounded)
    let height = style.box.height > 0 ? style.box.height : nil
    let fit = min(
      width.points / max(1, size.width.points), height.map { $0.points / max(1, size.height.points) } ?? 1)
    guard fit < 1 else { return nil }
    var font = style.font
    font.size *= max(1 / maker.fontScale, fit)
    return maker.line(line.text, font, height: height, direction: line.direction, names: line.names)
  }

  /// Whether the label has no text.
  var isEmpty: Bool { text.text.isEmpty }

  /// The width of the untruncated label, in points.
  var width: LayoutUnit { text.size(within: .unbounded).width }

  /// Returns the height of the label above or below a bubble, in points.
  func height(_ style: LabelStyle, grid: PixelGrid) -> LayoutUnit {
    style.box.height > 0
      ? style.box.height : grid.roundedUp(text.size(within: .unbounded).height)
  }

  /// Returns the label in its box, truncated with an ellipsis if it does not fit.
  func part(style: LabelStyle, frame: Rect, side: Side) -> LabelPart {
    let shown = style.box.width == nil ? smaller(style, within: frame.width) ?? text : text
    var part = shown.label(style.role, in: frame, alignment: style.alignment.resolved(on: side))
    part.color = style.color
    if style.role == .sender { part.press = .sender }
    return part
  }
}

extension TextAlignment {
  /// Returns the alignment with `start` and `end` resolved for a message on one side of its cell.
  func resolved(on side: Side) -> TextAlignment {
    switch self {
    case .start: side == .left ? .left : .right
    case .end: side == .left ? .right : .left
    default: self
    }
  }
}
