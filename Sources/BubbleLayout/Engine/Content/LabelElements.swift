import TextLayout

/// The sender's name.
struct NameElement: ContentElement {
  let text: PreparedText
  let visibility: GroupVisibility

  var kind: ContentKind { .name }
  var gap: LayoutUnit { 0 }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let size = text.block(within: space.limit).size
    let height = space.grid.roundedUp(size.height)
    return MeasuredParts(width: space.grid.roundedUp(size.width), limit: space.limit) { width in
      PlacedContent(
        height: height,
        parts: [.label(text.label(.sender, in: Rect(x: 0, y: 0, width: width, height: height)))])
    }
  }
}

/// A measured element that is placed by a function of its width.
struct MeasuredParts: MeasuredContent {
  let width: LayoutUnit
  let limit: LayoutUnit
  let place: (LayoutUnit) -> PlacedContent

  init(width: LayoutUnit, limit: LayoutUnit, place: @escaping (LayoutUnit) -> PlacedContent) {
    self.width = width
    self.limit = limit
    self.place = place
  }

  func placed(in width: LayoutUnit) -> PlacedContent { place(width) }
}

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
