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

  func measure(in space: ContentSpace) -> ContentMeasure {
    let padding = style.padding + style.padding
    let wanted = rows.reduce(LayoutUnit.zero) { widest, row in
      let button = LabelStack.width(of: row, within: space.limit, grid: space.grid) + padding
      return max(widest, button * row.count + style.spacing * (row.count - 1))
    }
    return ContentMeasure(width: space.limit.clamping(wanted), space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let grid = measure.space.grid
    let height = rows.joined().reduce(style.height) {
      max($0, grid.roundedUp($1.size(within: .unbounded).height))
    }
    var y: LayoutUnit = 0
    var index = 0
    for row in rows.flatMap({ fitted($0, in: width, grid: grid) }) {
      if y > 0 { y = y + style.spacing }
      let free = max(0, width - style.spacing * (row.count - 1))
      for (column, text) in row.enumerated() {
        // Each button ends at its share of the width, rounded down, so that the row ends exactly where the bubble
        // does.
        let start = free.share(column, of: row.count)
        let frame = Rect(
          x: start + style.spacing * column, y: y, width: free.share(column + 1, of: row.count) - start,
          height: height)
        let room = frame.inset(by: Insets(top: 0, left: style.padding, bottom: 0, right: style.padding))
        placer.box(.button, frame, radius: style.radius, index: index)
        placer.label(text, .button, in: room, alignment: .center, index: index)
        index += 1
      }
      y = y + height
    }
    return ContentExtent(height: y)
  }

  /// The row as it is, or one button a row where a title would be cut off beside the others.
  private func fitted(
    _ row: [PreparedText], in width: LayoutUnit, grid: PixelGrid
  ) -> ArraySlice<[PreparedText]> {
    let share =
      (width - style.spacing * (row.count - 1)).share(1, of: row.count) - style.padding - style.padding
    let widest = LabelStack.width(of: row, within: .unbounded, grid: grid)
    return widest <= share ? [row] : row.map { [$0] }[...]
  }
}

extension LayoutUnit {
  /// Where the first `index` of `count` equal shares end, in whole units.
  fileprivate func share(_ index: Int, of count: Int) -> LayoutUnit {
    LayoutUnit(rawValue: rawValue * index / max(1, count))
  }
}
