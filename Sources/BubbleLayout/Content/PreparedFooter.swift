import TextLayout

/// The footer of a bubble, its texts shaped: edited mark, time and delivery state.
final class PreparedFooter: Sendable {
  let style: FooterStyle
  let edited: PreparedText?
  let time: PreparedText?
  let state: DeliveryState?
  /// All beside each other, as it is at most widths.
  let natural: FooterRow

  /// Nil where there is nothing to show.
  init?(_ message: Message, time: String, style: FooterStyle, maker: TextMaker) {
    func prepared(_ text: String) -> PreparedText {
      var line = maker.line(text, style.font)
      line.maximumLines = nil
      return line
    }
    let word = style.edited ?? maker.words.edited
    let edited = message.isEdited && !word.isEmpty ? prepared(word) : nil
    let time = time.isEmpty ? nil : prepared(time)
    let state = message.delivery
    if edited == nil && time == nil && state == nil { return nil }
    self.style = style
    self.edited = edited
    self.time = time
    self.state = state
    natural = Self.made(edited, time, state, style, within: .unbounded, grid: PixelGrid(scale: nil))
  }

  /// The footer within a width: in one row, or in several where one would be too wide, each aligned right. A text
  /// that is too wide by itself is broken into lines.
  func row(within limit: AvailableWidth, grid: PixelGrid) -> FooterRow {
    grid.scale == nil && limit.holds(natural.size.width)
      ? natural : Self.made(edited, time, state, style, within: limit, grid: grid)
  }

  private static func made(
    _ edited: PreparedText?, _ time: PreparedText?, _ state: DeliveryState?, _ style: FooterStyle,
    within limit: AvailableWidth, grid: PixelGrid
  ) -> FooterRow {
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
