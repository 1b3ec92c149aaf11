import TextLayout

/// What a page says about itself.
struct LinkElement: ContentElement {
  let title: PreparedText?
  let summary: PreparedText?
  let address: PreparedText
  let picture: PictureSize?
  let style: LinkStyle

  init(_ link: LinkPreview, style: LinkStyle, maker: TextMaker) {
    self.style = style
    title = link.title.map { maker.text($0, style.titleFont, maximumLines: style.titleLines) }
    summary = link.summary.map { maker.text($0, style.detailFont, maximumLines: style.summaryLines) }
    address = maker.line(link.address, style.detailFont)
    picture = link.picture
  }

  var kind: ContentKind { .link }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  func measured(in space: ContentSpace) -> any MeasuredContent {
    let room = max(0, space.limit - style.padding - style.padding)
    let texts = LabelStack.width(of: [title, summary, address], within: room, grid: space.grid)
    let wanted = max(min(style.minimumWidth, space.limit), texts + style.padding + style.padding)
    return MeasuredParts(width: wanted, limit: space.limit) { width in
      var parts: [Part] = []
      var y: LayoutUnit = 0
      if picture != nil {
        let height = space.grid.roundedUp(LayoutUnit(roundingDown: width.points / style.pictureRatio))
        let frame = Rect(x: 0, y: 0, width: width, height: height)
        parts.append(.box(BoxPart(frame: frame, role: .linkPicture, radius: style.radius)))
        y = height
      }
      var stack = LabelStack(y: y + style.padding)
      let textWidth = max(0, width - style.padding - style.padding)
      stack.add(title, .title, x: style.padding, width: textWidth, grid: space.grid)
      stack.add(summary, .detail, x: style.padding, width: textWidth, grid: space.grid, gap: 2)
      stack.add(address, .detail, x: style.padding, width: textWidth, grid: space.grid, gap: 2)
      let height = stack.y + style.padding
      parts.insert(
        .box(
          BoxPart(frame: Rect(x: 0, y: 0, width: width, height: height), role: .link, radius: style.radius)),
        at: 0)
      return PlacedContent(height: height, parts: parts + stack.parts)
    }
  }
}
