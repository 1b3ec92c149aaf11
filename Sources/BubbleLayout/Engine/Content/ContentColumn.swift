import TextLayout

/// What a bubble holds, from top to bottom, for one message in one place of its group.
struct ContentColumn {
  let elements: [any ContentElement]
  /// Nil for none, or where it is left out.
  let footer: PreparedFooter?
  /// The elements above the footer where it has a row of its own.
  let footerIndex: Int
  /// From the bubble's edges, as they are drawn.
  let padding: Insets
  /// The widest the bubble may be.
  let limit: LayoutUnit
  /// The widest a bubble may be that holds what may exceed the limit.
  let room: LayoutUnit
  let minimum: Size
  let cellWidth: LayoutUnit?
  let captionsWiden: Bool
  let isMirrored: Bool
  let grid: PixelGrid

  /// Lays the column out. Frames are relative to the bubble.
  func placed() -> PlacedColumn {
    let measured = measure()
    var width = minimum.width
    for (element, content) in zip(elements, measured) {
      let insets = insets(of: element)
      width = max(width, content.width + insets.left + insets.right)
    }
    let row = footer?.row(within: max(0, limit - padding.left - padding.right), grid: grid)
    if let footer, let row, row.isSingle, let host = footerHost {
      let content = measured[host]
      let insets = insets(of: elements[host])
      if footer.style.overlaysMedia, elements[host].kind == .media, host == elements.count - 1 {
        let pictures = place(content, of: elements[host], width: width)
        if hasRoom(pictures, width - insets.left - insets.right, row, footer.style) {
          return stack(measured, width: width, footer: .overlaid(row, footer.style))
        }
        return stack(measured, width: ownRowWidth(row, width), footer: .ownRow(row, footer.style))
      }
      if let wanted = tuckedWidth(footer.style, row.size.width, content) {
        let wide = max(width, wanted + insets.left + insets.right)
        let line = place(content, of: elements[host], width: wide).lastLine
        if let line,
          leavesRoom(line, for: row.size.width, in: wide - insets.left - insets.right, footer.style)
        {
          return stack(measured, width: wide, footer: .tucked(row, footer.style))
        }
      }
    }
    if let footer, let row {
      return stack(measured, width: ownRowWidth(row, width), footer: .ownRow(row, footer.style))
    }
    return stack(measured, width: width, footer: .none)
  }

  private func ownRowWidth(_ row: FooterRow, _ width: LayoutUnit) -> LayoutUnit {
    max(width, row.size.width + padding.left + padding.right)
  }

  /// Whether a capsule covers neither the edge of the pictures it stands on nor the number of those not shown.
  private func hasRoom(
    _ pictures: PlacedContent, _ width: LayoutUnit, _ row: FooterRow, _ style: FooterStyle
  ) -> Bool {
    let capsule = style.capsuleSize(row)
    for case .label(let count) in pictures.parts where count.role == .hiddenCount {
      if count.frame.height - capsule.height < count.block.size.height { return false }
    }
    return capsule.width <= width && capsule.height <= pictures.height
  }

  enum FooterPlace {
    case none
    case ownRow(FooterRow, FooterStyle)
    case tucked(FooterRow, FooterStyle)
    case overlaid(FooterRow, FooterStyle)
  }

  /// The element above the footer.
  var footerHost: Int? { footerIndex > 0 && footerIndex <= elements.count ? footerIndex - 1 : nil }

  /// First step: how wide each element wants to be.
  private func measure() -> [any MeasuredContent] {
    var limit = limit
    if !captionsWiden, let media = elements.first(where: { $0.kind == .media }) {
      let insets = insets(of: media)
      let width = media.measured(in: space(insets, limit: limit)).width + insets.left + insets.right
      limit = min(limit, max(width, minimum.width))
    }
    return elements.map { element in
      element.measured(
        in: space(insets(of: element), limit: element.mayExceedLimit ? max(room, limit) : limit))
    }
  }

  private func space(_ insets: Insets, limit: LayoutUnit) -> ContentSpace {
    ContentSpace(limit: max(0, limit - insets.left - insets.right), cellWidth: cellWidth, grid: grid)
  }

  func insets(of element: any ContentElement) -> Insets {
    element.inset.map { Insets(all: $0) } ?? padding
  }

  func place(_ content: any MeasuredContent, of element: any ContentElement, width: LayoutUnit)
    -> PlacedContent
  {
    let insets = insets(of: element)
    let inner = max(0, width - insets.left - insets.right)
    let placed = content.placed(in: inner)
    return isMirrored ? placed.mirrored(in: inner) : placed
  }

  // MARK: Beside the last line

  /// How wide an element has to be for the footer beside its last line; nil where it cannot stand there.
  private func tuckedWidth(
    _ style: FooterStyle, _ footer: LayoutUnit, _ content: any MeasuredContent
  ) -> LayoutUnit? {
    guard style.tuck != .none, let line = content.placed(in: content.width).lastLine else { return nil }
    if style.tuck == .trailing && line.isRightToLeft != isMirrored { return nil }
    // From the side the line starts at: on a device's pixels a text may be wider than its lines.
    let extent = line.isRightToLeft ? content.width - line.minX : line.maxX
    let wanted = extent + gap(style, line) + footer
    return wanted <= content.limit ? max(wanted, content.width) : nil
  }

  /// The gap grows with lines taller than 20.
  private func gap(_ style: FooterStyle, _ line: LastLine) -> LayoutUnit {
    guard style.tuck == .interval, line.height > 20 else { return style.tuckGap }
    return LayoutUnit(style.tuckGap.points * line.height.points / 20)
  }

  /// Whether the line and the footer, at the side the interface runs to, keep their distance.
  private func leavesRoom(
    _ line: LastLine, for footer: LayoutUnit, in width: LayoutUnit, _ style: FooterStyle
  ) -> Bool {
    let gap = gap(style, line)
    if line.maxX == line.minX { return true }
    return isMirrored ? line.minX - gap >= footer : line.maxX + gap <= width - footer
  }
}
