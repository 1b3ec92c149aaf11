import TextLayout

/// The content of a bubble, from top to bottom, for one message in its place in a group.
struct ContentColumn {
  let elements: [any ContentElement]
  /// The footer; nil for none, or where it is left out.
  let footer: PreparedFooter?
  /// The number of elements above the footer.
  let footerIndex: Int
  /// The padding of the text within the bubble's edges.
  let padding: Insets
  /// The padding of everything else.
  let contentPadding: Insets
  /// How wide the bubble may be, and more if it holds an element that may exceed its limit.
  let limits: WidthLimits
  let minimum: Size
  let captionsWiden: Bool
  let isMirrored: Bool
  let grid: PixelGrid

  private var limit: AvailableWidth { limits.bubble }

  /// The first step: finds how wide each element wants to be, and from that the bubble's width and the place of the
  /// footer.
  func measured() -> MeasuredColumn {
    let measures = measures()
    var width = minimum.width
    for (element, measure) in zip(elements, measures) {
      let insets = insets(of: element)
      width = max(width, measure.width + insets.left + insets.right)
    }
    var valid = validLimits(measures)
    var place = FooterPlace.none
    if let footer {
      let row = footer.row(within: limit.reduced(by: padding.left + padding.right), grid: grid)
      // A text that is broken into lines, as its footer is too narrow for it, is one row, too.
      let natural = footer.row(within: .unbounded, grid: grid)
      valid = row.isSingle && row.size == natural.size ? valid?.narrowed(from: row.size.width) : nil
      // A text broken into lines would reach above the line that it stands beside.
      if row.isSingle, row.size == natural.size, let host = footerHost,
        let beside = self.place(of: row, footer.style, beside: host, measures[host], &width, &valid)
      {
        place = beside
      } else {
        width = max(width, row.size.width + padding.left + padding.right)
        place = .ownRow(row, footer.style)
      }
    }
    return MeasuredColumn(
      column: self, measures: measures, width: width, footer: place, validLimits: valid)
  }

  /// The limits of the text within which all elements have the same height; nil for unknown. No other element has a
  /// narrower limit than the text.
  private func validLimits(_ measures: [ContentMeasure]) -> WidthInterval? {
    var valid = WidthInterval.all
    for measure in measures {
      guard let own = measure.validLimits else { return nil }
      valid = valid.narrowed(from: own.narrowest)
      if let widest = own.widest { valid = valid.narrowed(below: widest) }
    }
    return valid
  }

  enum FooterPlace {
    case none
    case ownRow(FooterRow, FooterStyle)
    /// A text that is moved stands at the other side of the bubble, though its line would begin where the footer is.
    case tucked(FooterRow, FooterStyle, movesText: Bool)
    case overlaid(FooterRow, FooterStyle)
  }

  /// The element above the footer.
  private var footerHost: Int? {
    footerIndex > 0 && footerIndex <= elements.count ? footerIndex - 1 : nil
  }

  private func measures() -> [ContentMeasure] {
    var limit = limit
    if !captionsWiden, let media = elements.first(where: { $0.kind == .media }) {
      let insets = insets(of: media)
      let width = media.measure(in: space(insets, limit: limit)).width + insets.left + insets.right
      limit = limit.limited(to: max(width, minimum.width))
    }
    return elements.map { element in
      let limit = element.mayExceedLimit ? limit.widened(to: limits.room) : limit
      return element.measure(in: space(insets(of: element), limit: limit))
    }
  }

  private func space(_ insets: Insets, limit: AvailableWidth) -> ContentSpace {
    ContentSpace(limit: limit.reduced(by: insets.left + insets.right), textLimit: limits.text, grid: grid)
  }

  func insets(of element: any ContentElement) -> Insets {
    element.inset.map { limits.squeezed(Insets(all: $0)) }
      ?? (element.kind == .text ? padding : contentPadding)
  }

  /// The distance from the bubble's upper edge to its content.
  var top: LayoutUnit { elements.first.map { insets(of: $0).top } ?? padding.top }

  /// The distance from the bubble's lower edge to its content.
  var bottom: LayoutUnit { elements.last.map { insets(of: $0).bottom } ?? padding.bottom }

  // MARK: The footer on pictures or beside the last line

  /// Where a footer of one row stands, if not in a row of its own; widens the bubble if that takes more width.
  private func place(
    of row: FooterRow, _ style: FooterStyle, beside host: Int, _ measure: ContentMeasure,
    _ width: inout LayoutUnit, _ valid: inout WidthInterval?
  ) -> FooterPlace? {
    let element = elements[host]
    let insets = insets(of: element)
    let sides = insets.left + insets.right
    if style.overlaysMedia, element.kind == .media, host == elements.count - 1 {
      let pictures = extent(of: element, measure, in: width - sides)
      return hasRoom(pictures, width - sides, row, style) ? .overlaid(row, style) : nil
    }
    let movesText = movesText(element, measure)
    let beside = movesText ? measure.width + gap(style, measure) + row.size.width : nil
    guard let wanted = beside ?? tuckedWidth(style, row.size.width, element, measure), style.tuck != .none
    else {
      return nil
    }
    guard measure.space.limit.holds(wanted) else {
      valid = valid?.narrowed(below: wanted)
      return nil
    }
    valid = valid?.narrowed(from: wanted)
    let wide = max(width, wanted + sides)
    if movesText {
      width = wide
      return .tucked(row, style, movesText: true)
    }
    guard let line = extent(of: element, measure, in: wide - sides).lastLine,
      leavesRoom(
        isMirrored && element.kind != .text ? line.mirrored(in: wide - sides) : line,
        for: row.size.width, in: wide - sides, style)
    else { return nil }
    width = wide
    return .tucked(row, style, movesText: false)
  }

  /// Whether a text of one line runs against the interface, so that its line begins at the side of the footer.
  private func movesText(_ element: any ContentElement, _ measure: ContentMeasure) -> Bool {
    guard element.kind == .text, let text = measure.text?.measure, measure.text?.more == nil else {
      return false
    }
    return text.lineCount == 1 && text.lastLine.frame.width > 0 && text.lastLine.isRightToLeft != isMirrored
      && measure.width == measure.size.width
  }

  private func extent(
    of element: any ContentElement, _ measure: ContentMeasure, in width: LayoutUnit
  ) -> ContentExtent {
    var placer = PartPlacer.measuring
    return element.place(measure, in: max(0, width), with: &placer)
  }

  /// Whether a capsule fits on the pictures without covering their edges or the number of pictures not shown.
  private func hasRoom(
    _ pictures: ContentExtent, _ width: LayoutUnit, _ row: FooterRow, _ style: FooterStyle
  ) -> Bool {
    let capsule = style.capsuleSize(row)
    if let slack = pictures.countSlack, slack < capsule.height { return false }
    return capsule.width <= width && capsule.height <= pictures.height
  }

  /// How wide an element has to be for the footer to stand beside its last line; nil where it never stands there.
  private func tuckedWidth(
    _ style: FooterStyle, _ footer: LayoutUnit, _ element: any ContentElement, _ measure: ContentMeasure
  ) -> LayoutUnit? {
    guard style.tuck != .none, let line = extent(of: element, measure, in: measure.width).lastLine else {
      return nil
    }
    if style.tuck == .trailing && line.isRightToLeft != isMirrored { return nil }
    // Counted from the side where the line starts: a width rounded up to pixels may be larger than its lines.
    let extent = line.isRightToLeft ? measure.width - line.minX : line.maxX
    let wanted = extent + gap(style, line) + footer
    return max(wanted, measure.width)
  }

  private func gap(_ style: FooterStyle, _ line: LastLine) -> LayoutUnit {
    style.tuck == .interval ? FooterStyle.gap(style.tuckGap, besideLineOf: line.height) : style.tuckGap
  }

  private func gap(_ style: FooterStyle, _ measure: ContentMeasure) -> LayoutUnit {
    guard style.tuck == .interval, let line = measure.text?.measure.lastLine else { return style.tuckGap }
    return FooterStyle.gap(style.tuckGap, besideLineOf: line.frame.height)
  }

  /// Whether the line and the footer, which stands at the end side of the interface, keep their distance.
  private func leavesRoom(
    _ line: LastLine, for footer: LayoutUnit, in width: LayoutUnit, _ style: FooterStyle
  ) -> Bool {
    let gap = gap(style, line)
    if line.maxX == line.minX { return true }
    return isMirrored ? line.minX - gap >= footer : line.maxX + gap <= width - footer
  }
}

extension FooterStyle {
  /// The gap between a line and the footer beside it, which grows with lines taller than 20 (`TuckRule.interval`).
  static func gap(_ gap: LayoutUnit, besideLineOf height: LayoutUnit) -> LayoutUnit {
    height > 20 ? LayoutUnit(gap.points * height.points / 20) : gap
  }

  /// The distance from the capsule's upper and lower edge to the footer.
  var capsuleRise: LayoutUnit { LayoutUnit(rawValue: capsulePadding.rawValue / 4) }

  /// The size that a footer takes of the picture under it, its distance from the picture's corner included.
  fileprivate func capsuleSize(_ row: FooterRow) -> Size {
    Size(
      width: row.size.width + capsulePadding + capsulePadding + mediaInset,
      height: row.size.height + capsuleRise + capsuleRise + mediaInset)
  }
}
