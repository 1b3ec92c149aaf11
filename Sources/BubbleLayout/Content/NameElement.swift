import TextLayout

/// The sender's name.
struct NameElement: ContentElement {
  let text: PreparedText
  let visibility: GroupVisibility

  var kind: ContentKind { .name }
  var gap: LayoutUnit { 0 }

  var fixedHeight: (height: LayoutUnit, from: LayoutUnit)? {
    text.natural.map { ($0.size.height, $0.size.width) }
  }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let size = text.size(within: space.limit)
    return ContentMeasure(
      width: space.grid.roundedUp(size.width), space: space, size: size,
      validLimits: text.naturalWidth.flatMap { space.limit.holds($0) ? .all.narrowed(from: $0) : nil })
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let height = measure.space.grid.roundedUp(measure.size.height)
    placer.label(text, .sender, in: Rect(x: 0, y: 0, width: width, height: height))
    return ContentExtent(height: height)
  }
}
