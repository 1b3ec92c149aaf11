import TextLayout

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
