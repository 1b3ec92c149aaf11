import TextLayout

/// Time, edited mark and status within the bubble.
struct PreparedFooter: Sendable {
  let style: FooterStyle
  let edited: PreparedText?
  let time: PreparedText?
  let state: DeliveryState?

  /// Nil where there is nothing to show.
  init?(_ message: Message, time: String, style: FooterStyle, maker: TextMaker) {
    self.style = style
    edited = message.isEdited && !style.edited.isEmpty ? maker.line(style.edited, style.font) : nil
    self.time = time.isEmpty ? nil : maker.line(time, style.font)
    state = message.delivery
    if edited == nil && self.time == nil && state == nil { return nil }
  }

  /// The footer in one row, from left to right, at the origin.
  func row(grid: PixelGrid) -> (size: Size, parts: [Part]) {
    var texts: [(LabelRole, PreparedText, Size)] = []
    for (role, text) in [(LabelRole.edited, edited), (.time, time)] {
      guard let text else { continue }
      let size = text.block(within: LayoutUnit(Double.infinity)).size
      texts.append(
        (role, text, Size(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))))
    }
    let height = max(texts.map(\.2.height).max() ?? 0, state == nil ? 0 : style.statusHeight)
    var x: LayoutUnit = 0
    var parts: [Part] = []
    for (role, text, size) in texts {
      if !parts.isEmpty { x = x + style.spacing }
      parts.append(.label(text.label(role, in: Rect(x: x, y: 0, width: size.width, height: height))))
      x = x + size.width
    }
    if let state {
      if !parts.isEmpty { x = x + style.spacing }
      let frame = Rect(
        x: x, y: (height - style.statusHeight).half, width: style.statusWidth, height: style.statusHeight)
      parts.append(.status(StatusPart(frame: frame, state: state)))
      x = frame.maxX
    }
    return (Size(width: x, height: height), parts)
  }
}
