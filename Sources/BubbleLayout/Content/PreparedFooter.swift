import TextLayout

/// The footer of a bubble, its texts shaped: signs, edited mark, time and delivery state.
final class PreparedFooter: Sendable {
  let style: FooterStyle
  let edited: PreparedText?
  let time: PreparedText?
  let state: DeliveryState?
  /// How many have seen the message; nil for unknown.
  private let views: PreparedText?
  private let isPinned: Bool
  private let disappears: Bool
  /// All beside each other, as it is at most widths.
  private(set) var natural: FooterRow

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
    views = message.viewCount.map { prepared(maker.words.short(max(0, $0), in: maker.locale)) }
    isPinned = message.isPinned
    disappears = message.expires != nil
    if edited == nil, time == nil, state == nil, views == nil, !isPinned, !disappears { return nil }
    self.style = style
    self.edited = edited
    self.time = time
    self.state = state
    natural = FooterRow(spacing: style.spacing)
    natural = row(.unbounded, grid: PixelGrid(scale: nil))
  }

  /// The footer within a width: in one row, or in several where one would be too wide, each aligned right. A text
  /// that is too wide by itself is broken into lines.
  func row(within limit: AvailableWidth, grid: PixelGrid) -> FooterRow {
    grid.scale == nil && limit.holds(natural.size.width) ? natural : row(limit, grid: grid)
  }

  private func row(_ limit: AvailableWidth, grid: PixelGrid) -> FooterRow {
    var row = FooterRow(spacing: style.spacing)
    func add(_ text: PreparedText?, _ role: LabelRole) {
      guard let text else { return }
      let size = text.size(within: limit)
      let whole = Size(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
      row.add(.label(role, text), size: whole, within: limit)
    }
    func add(_ sign: BoxSign, if isShown: Bool) {
      guard isShown else { return }
      row.add(.sign(sign), size: Size(width: style.statusHeight, height: style.statusHeight), within: limit)
    }
    add(.pin, if: isPinned)
    add(.timer, if: disappears)
    add(.eye, if: views != nil)
    add(views, .detail)
    add(edited, .edited)
    add(time, .time)
    if let state {
      row.add(.status(state), size: Size(width: style.statusWidth, height: style.statusHeight), within: limit)
    }
    return row
  }
}
