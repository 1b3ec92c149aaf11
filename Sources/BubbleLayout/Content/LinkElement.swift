import TextLayout

/// A link preview.
struct LinkElement: ContentElement {
  let title: PreparedText?
  let summary: PreparedText?
  let address: PreparedText
  let hasPicture: Bool
  let style: LinkStyle
  /// The index of the attachment.
  let index: Int

  /// The distance between the texts, in points.
  private static let textGap: LayoutUnit = 2

  init(_ link: LinkPreview, index: Int, style: LinkStyle, maker: TextMaker) {
    self.index = index
    self.style = style
    title = link.title.map { maker.text($0, style.titleFont, maximumLines: style.titleLines) }
    summary = link.summary.map { maker.text($0, style.detailFont, maximumLines: style.summaryLines) }
    address = maker.line(link.address, style.detailFont)
    hasPicture = link.picture != nil
  }

  var kind: ContentKind { .link }
  var gap: LayoutUnit { style.gap }
  var inset: LayoutUnit? { style.inset }

  private var texts: [PreparedText?] { [title, summary, address] }

  func measure(in space: ContentSpace) -> ContentMeasure {
    let padding = style.padding + style.padding
    let widest = LabelStack.width(of: texts, within: space.limit.reduced(by: padding), grid: space.grid)
    return ContentMeasure(
      width: max(space.limit.clamping(style.minimumWidth), widest + padding), space: space)
  }

  func place(
    _ measure: ContentMeasure, in width: LayoutUnit, with placer: inout PartPlacer
  ) -> ContentExtent {
    let grid = measure.space.grid
    let textWidth = max(0, width - style.padding - style.padding)
    let picture =
      hasPicture ? grid.roundedUp(LayoutUnit(roundingDownPoints: width.points / style.pictureRatio)) : 0
    let gaps = Self.textGap * (texts.count { $0 != nil } - 1)
    let height =
      picture + LabelStack.height(of: texts, width: textWidth, grid: grid) + gaps + style.padding
      + style.padding
    placer.box(.link, Rect(x: 0, y: 0, width: width, height: height), radius: style.radius, index: index)
    if hasPicture {
      placer.box(
        .linkPicture, Rect(x: 0, y: 0, width: width, height: picture), radius: style.radius, index: index,
        sign: .picture)
    }
    var stack = LabelStack(y: picture + style.padding, grid: grid)
    let inks = [nil, nil, ColorRole.on(placer.surface, .link)]
    for ((text, role), ink) in zip(zip(texts, [LabelRole.title, .detail, .detail]), inks) {
      stack.add(
        text, role, index: index, x: style.padding, width: textWidth, gap: Self.textGap, ink: ink,
        with: &placer)
    }
    return ContentExtent(height: height)
  }
}
