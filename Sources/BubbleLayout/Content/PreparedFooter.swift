import TextLayout

/// The footer of a bubble, its texts shaped: edited mark, time and delivery state.
struct PreparedFooter: Sendable {
  let style: FooterStyle
  let edited: PreparedText?
  let time: PreparedText?
  let state: DeliveryState?
  /// All beside each other, as it is at most widths.
  private var natural = FooterRow(spacing: 0)

  /// Nil where there is nothing to show.
  init?(_ message: Message, time: String, style: FooterStyle, maker: TextMaker) {
    self.style = style
    func prepared(_ text: String) -> PreparedText {
      var line = maker.line(text, style.font)
      line.maximumLines = nil
      return line
    }
    let word = style.edited ?? maker.words.edited
    edited = message.isEdited && !word.isEmpty ? prepared(word) : nil
    self.time = time.isEmpty ? nil : prepared(time)
    state = message.delivery
    if edited == nil && self.time == nil && state == nil { return nil }
    natural = made(within: .unbounded, grid: PixelGrid(scale: nil))
  }

  /// The footer within a width: in one row, or in several where one would be too wide, each aligned right. A text
  /// that is too wide by itself is broken into lines.
  func row(within limit: AvailableWidth, grid: PixelGrid) -> FooterRow {
    grid.scale == nil && limit.holds(natural.size.width) ? natural : made(within: limit, grid: grid)
  }

  private func made(within limit: AvailableWidth, grid: PixelGrid) -> FooterRow {
    var row = FooterRow(spacing: style.spacing)
    for (role, text) in [(LabelRole.edited, edited), (.time, time)] {
      guard let text else { continue }
      let size = text.size(within: limit)
      let whole = Size(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
      row.add(.label(role, text), size: whole, within: limit)
    }
    if let state {
      row.add(.status(state), size: Size(width: style.statusWidth, height: style.statusHeight), within: limit)
    }
    return row
  }
}
