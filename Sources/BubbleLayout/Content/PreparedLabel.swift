import TextLayout

/// A label's text on one line, whatever the width.
struct PreparedLabel: Sendable {
  let text: PreparedText

  init(_ style: LabelStyle, sender: String?, time: String, maker: TextMaker) {
    let parts =
      switch style.role {
      case .sender: [sender ?? ""]
      case .time: [time]
      default: [sender ?? "", time]
      }
    let label = parts.filter { !$0.isEmpty }.joined(separator: " ")
    let text = maker.line(label, style.font)
    let width = text.size(within: .unbounded).width
    if style.place == .cell, let room = style.box.width, width > room, maker.fontScale > 1 {
      // A box of fixed width gives larger type no more room: it grows as far as it fits.
      var font = style.font
      font.size *= max(1 / maker.fontScale, room.points / width.points)
      self.text = maker.line(label, font)
    } else {
      self.text = text
    }
  }

  /// Whether the label says nothing.
  var isEmpty: Bool { text.text.isEmpty }

  /// The width of the whole label, in points.
  var width: LayoutUnit { text.size(within: .unbounded).width }

  /// How tall the label is above or below a bubble, in points.
  func height(_ style: LabelStyle, grid: PixelGrid) -> LayoutUnit {
    style.box.height > 0
      ? style.box.height : grid.roundedUp(text.size(within: .unbounded).height)
  }

  /// The label within its box, cut with an ellipsis where it does not fit.
  func part(style: LabelStyle, frame: Rect, side: Side) -> LabelPart {
    text.label(style.role, in: frame, alignment: style.alignment.resolved(on: side))
  }
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
