import TextLayout

/// Places labels one below the other.
struct LabelStack {
  /// The upper edge of the next label, in points.
  private(set) var y: LayoutUnit
  private let grid: PixelGrid
  private var isEmpty = true

  init(y: LayoutUnit = 0, grid: PixelGrid) {
    self.y = y
    self.grid = grid
  }

  mutating func add(
    _ text: PreparedText?, _ role: LabelRole, index: Int? = nil, x: LayoutUnit, width: LayoutUnit,
    gap: LayoutUnit = 0, foreground: ColorRole? = nil, with placer: inout PartPlacer
  ) {
    guard let text else { return }
    if !isEmpty { y = y + gap }
    isEmpty = false
    let height = grid.roundedUp(text.size(within: .fixed(width)).height)
    placer.label(
      text, role, in: Rect(x: x, y: y, width: width, height: height), index: index, foreground: foreground)
    y = y + height
  }

  /// Returns the height of labels one below the other.
  static func height(of texts: [PreparedText?], width: LayoutUnit, grid: PixelGrid) -> LayoutUnit {
    texts.reduce(0) { $0 + ($1.map { grid.roundedUp($0.size(within: .fixed(width)).height) } ?? 0) }
  }

  /// Returns the width of the widest of several texts within a limit.
  static func width(of texts: [PreparedText?], within limit: AvailableWidth, grid: PixelGrid) -> LayoutUnit {
    texts.reduce(0) { max($0, $1.map { grid.roundedUp($0.size(within: limit).width) } ?? 0) }
  }
}
