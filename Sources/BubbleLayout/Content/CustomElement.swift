import TextLayout

/// A part of the application's own.
struct CustomElement: ContentElement {
  let part: CustomAttachment
  /// The index of the attachment.
  let index: Int
  let gap: LayoutUnit
  private let sizing: CustomSizing?

  init(_ part: CustomAttachment, index: Int, style: CardStyle, maker: TextMaker) {
    self.part = part
    self.index = index
    gap = style.gap
    sizing = maker.customSizing
  }

  var kind: ContentKind { .cards }

  // Nothing is known of other widths, so that the element names no valid limits.
  func measure(in space: ContentSpace) -> ContentMeasure {
    let available = space.limit.limit?.points ?? .infinity
    let size = sizing?(part, available) ?? part.ownSize(within: available)
    let longest = LayoutUnit(CustomAttachment.largest)
    let whole = Size(
      width: space.limit.clamping(space.grid.roundedUp(min(max(0, size.width), longest))),
      height: space.grid.roundedUp(min(max(0, size.height), longest)))
    return ContentMeasure(width: whole.width, space: space, size: whole)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let frame = Rect(origin: .zero, size: measure.size)
    placer.box(
      .custom, frame, radius: 6, index: index, name: part.name, alternative: part.alternative)
    return ContentExtent(height: frame.height)
  }
}
