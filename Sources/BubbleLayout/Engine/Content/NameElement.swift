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
