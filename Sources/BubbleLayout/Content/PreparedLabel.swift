import TextLayout

/// A label outside the bubble, with its shaped text.
struct PreparedLabel: Sendable {
  let text: PreparedText
  /// The index of the label among the style's labels.
  let number: Int

  /// - Parameter name: The name shown for the sender; nil if there is none.
  init(_ style: LabelStyle, number: Int, name: String?, time: String, maker: TextMaker) {
    self.number = number
    let line =
      switch style.role {
      case .sender: NamedLine(name: name ?? "", beside: "", in: maker.words)
      case .time: NamedLine(name: "", beside: time, in: maker.words)
      default: NamedLine(name: name ?? "", beside: time, in: maker.words)
      }
    let label = line.text
    let height = style.box.height > 0 ? style.box.height : nil
    let text = maker.line(
      label, style.font, height: height, direction: line.direction, names: line.names)
    let size = text.size(within: .unbounded)
    // A fixed width or height does not grow with the font scale. So the font grows only until the label fills
    // its box.
    let fit = min(
      style.box.width.map { $0.points / max(1, size.width.points) } ?? 1,
      height.map { $0.points / max(1, size.height.points) } ?? 1)
    if style.place == .cell, fit < 1, maker.fontScale > 1 {
      var font = style.font
      font.size *= max(1 / maker.fontScale, fit)
      self.text = maker.line(
        label, font, height: height, direction: line.direction, names: line.names)
    } else {
      self.text = text
    }
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
    var part = text.label(style.role, in: frame, alignment: style.alignment.resolved(on: side))
    part.color = style.color
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
