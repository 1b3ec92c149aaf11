import TextLayout

/// Reactions, each in a pill.
struct ReactionElement: ContentElement {
  /// The texts of the pills, each with the index of its reaction; the last one may stand for several.
  let pills: [(index: Int, text: PreparedText, count: Int)]
  let style: ReactionStyle

  init?(_ reactions: [Reaction], style: ReactionStyle, maker: TextMaker) {
    let shown = reactions.enumerated().filter { $0.element.count > 0 }
    if shown.isEmpty { return nil }
    self.style = style
    var texts = shown.map { index, reaction in
      (
        index, reaction.count > 1 ? "\(reaction.symbol) \(reaction.count)" : reaction.symbol, reaction.count
      )
    }
    if let most = style.maximumCount, texts.count > most {
      let rest = shown[(most - 1)...].reduce(0) { $0 &+ $1.element.count }
      texts = texts.prefix(most - 1) + [(shown[most - 1].offset, "+\(rest)", rest)]
    }
    pills = texts.map { ($0, maker.line($1, style.font), $2) }
  }

  var kind: ContentKind { .reactions }
  var gap: LayoutUnit { style.gap }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let rows = rows(within: space.limit, height: height(grid: space.grid), grid: space.grid)
    return ContentMeasure(width: rows.reduce(0) { max($0, $1.last?.maxX ?? 0) }, space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let height = height(grid: measure.space.grid)
    let rows = rows(within: measure.space.limit, height: height, grid: measure.space.grid)
    for ((index, pill, count), frame) in zip(pills, rows.joined()) {
      placer.box(.reaction, frame, radius: height.half, index: index, amount: Double(count))
      placer.label(pill, .reaction, in: frame, alignment: .center, index: index)
    }
    let last = rows.last?.last ?? .zero
    return ContentExtent(
      height: last.maxY,
      lastLine: LastLine(
        minX: 0, maxX: last.maxX, maxY: last.maxY, height: height, middle: height.half, isRightToLeft: false))
  }

  /// The height of every pill: that of the style, or of the tallest text where that is taller.
  private func height(grid: PixelGrid) -> LayoutUnit {
    pills.reduce(style.height) {
      max($0, grid.roundedUp($1.text.size(within: .unbounded).height))
    }
  }

  /// The frames of the pills, with as many in a row as fit, but at least one.
  private func rows(within limit: AvailableWidth, height: LayoutUnit, grid: PixelGrid) -> [[Rect]] {
    var rows: [[Rect]] = []
    var x: LayoutUnit = 0
    for pill in pills {
      let text = grid.roundedUp(pill.text.size(within: .unbounded).width)
      let width = max(height, text + style.padding + style.padding)
      if rows.isEmpty || !limit.holds(x + width) {
        rows.append([])
        x = 0
      }
      let y = (height + style.spacing) * (rows.count - 1)
      rows[rows.count - 1].append(Rect(x: x, y: y, width: limit.clamping(width), height: height))
      x = x + width + style.spacing
    }
    return rows
  }
}
