import TextLayout

/// What others answered with, in pills.
struct ReactionElement: ContentElement {
  let pills: [PreparedText]
  let style: ReactionStyle

  init?(_ reactions: [Reaction], style: ReactionStyle, maker: TextMaker) {
    let shown = reactions.filter { $0.count > 0 }
    if shown.isEmpty { return nil }
    self.style = style
    var texts = shown.map { $0.count > 1 ? "\($0.symbol) \($0.count)" : $0.symbol }
    if let most = style.maximumCount, texts.count > most {
      let rest = shown[(most - 1)...].reduce(0) { $0 &+ $1.count }
      texts = texts.prefix(most - 1) + ["+\(rest)"]
    }
    pills = texts.map { maker.line($0, style.font) }
  }

  var kind: ContentKind { .reactions }
  var gap: LayoutUnit { style.gap }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let height = height(grid: space.grid)
    let rows = rows(within: space.limit, height: height, grid: space.grid)
    let widest = rows.reduce(LayoutUnit.zero) { max($0, $1.last?.maxX ?? 0) }
    return MeasuredParts(width: widest, limit: space.limit) { _ in
      var pills = self.pills[...]
      var parts: [Part] = []
      for frame in rows.joined() {
        guard let pill = pills.popFirst() else { break }
        parts.append(.box(BoxPart(frame: frame, role: .reaction, radius: height.half)))
        parts.append(.label(pill.label(.reaction, in: frame, alignment: .center)))
      }
      let last = rows.last?.last ?? .zero
      return PlacedContent(
        height: last.maxY, parts: parts,
        lastLine: LastLine(
          minX: 0, maxX: last.maxX, maxY: last.maxY, height: height, middle: height.half,
          isRightToLeft: false))
    }
  }

  /// All pills are alike, as tall as the style has them or as the tallest text, which larger type may bring.
  private func height(grid: PixelGrid) -> LayoutUnit {
    pills.reduce(style.height) {
      max($0, grid.roundedUp($1.block(within: .init(Double.infinity)).size.height))
    }
  }

  /// The frames of the pills, as many in a row as fit, but at least one.
  private func rows(within limit: LayoutUnit, height: LayoutUnit, grid: PixelGrid) -> [[Rect]] {
    var rows: [[Rect]] = []
    var x: LayoutUnit = 0
    for pill in pills {
      let text = grid.roundedUp(pill.block(within: .init(Double.infinity)).size.width)
      let width = max(height, text + style.padding + style.padding)
      if rows.isEmpty || x + width > limit {
        rows.append([])
        x = 0
      }
      let y = (height + style.spacing) * (rows.count - 1)
      rows[rows.count - 1].append(Rect(x: x, y: y, width: min(width, max(limit, 0)), height: height))
      x = x + width + style.spacing
    }
    return rows
  }
}
