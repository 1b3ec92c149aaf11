import TextLayout

/// Stacks labels below each other.
struct LabelStack {
  var y: LayoutUnit
  private(set) var parts: [Part] = []

  init(y: LayoutUnit = 0) { self.y = y }

  mutating func add(
    _ text: PreparedText?, _ role: LabelRole, x: LayoutUnit, width: LayoutUnit, grid: PixelGrid,
    gap: LayoutUnit = 0
  ) {
    guard let text else { return }
    if !parts.isEmpty { y = y + gap }
    let height = grid.roundedUp(text.block(within: width).size.height)
    parts.append(.label(text.label(role, in: Rect(x: x, y: y, width: width, height: height))))
    y = y + height
  }

  /// The width that the widest of some texts wants within a limit.
  static func width(of texts: [PreparedText?], within limit: LayoutUnit, grid: PixelGrid) -> LayoutUnit {
    texts.compactMap { $0 }.reduce(0) { max($0, grid.roundedUp($1.block(within: limit).size.width)) }
  }
}
