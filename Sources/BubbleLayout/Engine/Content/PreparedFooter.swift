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
    func prepared(_ text: String) -> PreparedText {
      var line = maker.line(text, style.font)
      line.maximumLines = nil
      return line
    }
    edited = message.isEdited && !style.edited.isEmpty ? prepared(style.edited) : nil
    self.time = time.isEmpty ? nil : prepared(time)
    state = message.delivery
    if edited == nil && self.time == nil && state == nil { return nil }
  }

  /// The footer at the origin: in one row, or below one another what would be wider than `limit`, each row at the
  /// right. A text that is wider by itself is broken.
  func row(within limit: LayoutUnit, grid: PixelGrid) -> FooterRow {
    var items: [(size: Size, isText: Bool, part: (Rect) -> Part)] = []
    for (role, text) in [(LabelRole.edited, edited), (.time, time)] {
      guard let text else { continue }
      let size = text.block(within: limit).size
      let whole = Size(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
      items.append((whole, true, { .label(text.label(role, in: $0)) }))
    }
    if let state {
      let size = Size(width: style.statusWidth, height: style.statusHeight)
      items.append((size, false, { .status(StatusPart(frame: $0, state: state)) }))
    }
    let spacing = style.spacing
    var rows: [(range: Range<Int>, size: Size)] = []
    for (index, item) in items.enumerated() {
      if let last = rows.last, last.size.width + spacing + item.size.width <= limit {
        let size = Size(
          width: last.size.width + spacing + item.size.width, height: max(last.size.height, item.size.height))
        rows[rows.count - 1] = (last.range.lowerBound..<index + 1, size)
      } else {
        rows.append((index..<index + 1, item.size))
      }
    }
    let width = rows.reduce(LayoutUnit.zero) { max($0, $1.size.width) }
    var parts: [Part] = []
    var y: LayoutUnit = 0
    for row in rows {
      var x = width - row.size.width
      for item in items[row.range] {
        // A sign stands in the middle of its row, a text has all of its height.
        let height = item.isText ? row.size.height : item.size.height
        parts.append(
          item.part(
            Rect(x: x, y: y + (row.size.height - height).half, width: item.size.width, height: height)))
        x = x + item.size.width + spacing
      }
      y = y + row.size.height
    }
    return FooterRow(size: Size(width: width, height: y), parts: parts, isSingle: rows.count == 1)
  }
}

/// A footer laid out. Frames are relative to it.
struct FooterRow {
  let size: Size
  let parts: [Part]
  /// Whether all stands beside each other.
  let isSingle: Bool
}
