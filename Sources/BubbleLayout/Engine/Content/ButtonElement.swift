import TextLayout

/// Rows of buttons of equal width.
struct ButtonElement: ContentElement {
  let rows: [[PreparedText]]
  let style: ButtonStyle

  init?(_ rows: [[String]], style: ButtonStyle, maker: TextMaker) {
    let rows = rows.filter { !$0.isEmpty }
    if rows.isEmpty { return nil }
    self.style = style
    self.rows = rows.map { row in row.map { maker.line($0, style.font) } }
  }

  var kind: ContentKind { .buttons }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let padding = style.padding + style.padding
    let wanted = rows.reduce(LayoutUnit.zero) { widest, row in
      let button = LabelStack.width(of: row, within: space.limit, grid: space.grid) + padding
      return max(widest, button * row.count + style.spacing * (row.count - 1))
    }
    let height = rows.joined().reduce(style.height) {
      max($0, space.grid.roundedUp($1.block(within: LayoutUnit(Double.infinity)).size.height))
    }
    return MeasuredParts(width: min(wanted, space.limit), limit: space.limit) { width in
      var parts: [Part] = []
      var y: LayoutUnit = 0
      for row in rows.flatMap({ fitted($0, in: width, grid: space.grid) }) {
        if y > 0 { y = y + style.spacing }
        let free = max(0, width - style.spacing * (row.count - 1))
        for (index, text) in row.enumerated() {
          // The remainder of the division is shared out from the left, so that the row ends where the bubble does.
          let start = free.share(index, of: row.count)
          let frame = Rect(
            x: start + style.spacing * index, y: y, width: free.share(index + 1, of: row.count) - start,
            height: height)
          let room = frame.inset(by: Insets(top: 0, left: style.padding, bottom: 0, right: style.padding))
          parts.append(.box(BoxPart(frame: frame, role: .button, radius: style.radius)))
          parts.append(.label(text.label(.button, in: room, alignment: .center)))
        }
        y = y + height
      }
      return PlacedContent(height: y, parts: parts)
    }
  }

  /// The row as it is, or one button a row where one would be cut beside the others.
  private func fitted(_ row: [PreparedText], in width: LayoutUnit, grid: PixelGrid) -> ArraySlice<
    [PreparedText]
  > {
    let share =
      (width - style.spacing * (row.count - 1)).share(1, of: row.count) - style.padding - style.padding
    let widest = LabelStack.width(of: row, within: LayoutUnit(Double.infinity), grid: grid)
    return widest <= share ? [row] : row.map { [$0] }[...]
  }
}

extension LayoutUnit {
  /// Where the first `index` of `count` equal shares end, in whole units.
  fileprivate func share(_ index: Int, of count: Int) -> LayoutUnit {
    LayoutUnit(rawValue: rawValue * index / max(1, count))
  }
}
