import TextLayout

/// The content of a bubble whose width is known.
struct MeasuredColumn {
  let column: ContentColumn
  let measures: [ContentMeasure]
  /// The width of the bubble, in points.
  let width: LayoutUnit
  let footer: ContentColumn.FooterPlace
  /// The limits of the text within which the column has the same height; nil for unknown.
  let validLimits: WidthInterval?

  /// The size of the column and the place of its text, relative to the bubble.
  struct Extent {
    var size: Size
    /// The message's text; nil for none.
    var text: PlacedText?
    /// How far the content is moved down to be centred in a bubble of the minimum height.
    var drop: LayoutUnit
    /// How far up from the bubble's lower edge there is neither text nor button nor sign.
    var clearBottom: LayoutUnit
  }

  /// How tall the column is, and where its text stands in it.
  func extent() -> Extent {
    var placer = PartPlacer.measuring
    let stacked = stack(at: .zero, with: &placer)
    let drop = max(0, column.minimum.height - stacked.height).half
    return Extent(
      size: Size(width: width, height: max(stacked.height, column.minimum.height)),
      text: stacked.text?.offset(y: drop), drop: drop,
      clearBottom: clearBottom + max(0, column.minimum.height - stacked.height - drop))
  }

  /// How far up from the column's lower edge there is nothing but pictures.
  private var clearBottom: LayoutUnit {
    let endsWithFooter = column.footerIndex >= column.elements.count
    if endsWithFooter, case .ownRow = footer { return column.padding.bottom }
    guard let last = column.elements.last, let measure = measures.last, last.kind == .media else {
      return column.bottom
    }
    if case .overlaid(_, let style) = footer { return column.bottom + style.mediaInset }
    return column.bottom + measure.size.height
  }

  /// The second step: places the elements in the bubble's width, one below the other.
  ///
  /// - Parameter origin: Where the column begins, in the cell: the bubble's corner, moved by the extent's drop.
  @discardableResult
  func stack(
    at origin: Point, with placer: inout PartPlacer
  ) -> (height: LayoutUnit, text: PlacedText?) {
    let elements = column.elements
    let padding = column.padding
    var y = column.top
    var bottom = column.bottom
    var text: PlacedText?
    for (index, element) in elements.enumerated() {
      if index > 0 { y = y + element.gap }
      let insets = column.insets(of: element)
      var left = insets.left
      var inner = max(0, width - insets.left - insets.right)
      if index + 1 == column.footerIndex, case .tucked(_, _, movesText: true) = footer {
        if column.isMirrored { left = left + inner - measures[index].width }
        inner = measures[index].width
      }
      placer.enter(
        at: origin.offset(x: left, y: y), mirroredIn: column.isMirrored && element.kind != .text ? inner : nil
      )
      let extent = element.place(measures[index], in: inner, with: &placer)
      if let placed = extent.text { text = placed.offset(x: left, y: y) }
      let top = y
      y = y + extent.height
      guard index + 1 == column.footerIndex else { continue }
      switch footer {
      case .none:
        break
      case .ownRow(let row, let style):
        add(row, from: padding.left, to: width - padding.right, y: y + style.gap, origin, &placer)
        y = y + style.gap + row.size.height
        if index == elements.count - 1 { bottom = padding.bottom }
      case .tucked(let row, let style, _):
        guard let line = extent.lastLine else { break }
        let lower = top + line.maxY
        let footerTop =
          style.tuck == .interval
          ? lower - line.middle - row.size.height.half : lower - row.size.height
        add(row, from: insets.left, to: width - insets.right, y: footerTop, origin, &placer)
        y = max(y, footerTop + row.size.height)
      case .overlaid(let row, let style):
        let pictures = Rect(
          x: insets.left, y: top, width: width - insets.left - insets.left, height: extent.height)
        overlay(row, style, on: pictures, origin, &placer)
      }
    }
    if elements.isEmpty, case .ownRow(let row, _) = footer {
      add(row, from: padding.left, to: width - padding.right, y: y, origin, &placer)
      y = y + row.size.height
    }
    return (y + bottom, text)
  }

  /// Places a footer at the end side of the interface.
  private func add(
    _ row: FooterRow, from left: LayoutUnit, to right: LayoutUnit, y: LayoutUnit, _ origin: Point,
    _ placer: inout PartPlacer
  ) {
    let x = column.isMirrored ? left : right - row.size.width
    placer.enter(at: origin.offset(x: x, y: y), mirroredIn: column.isMirrored ? row.size.width : nil)
    row.place(with: &placer)
  }

  /// Places a footer in a capsule, in a lower corner of a picture.
  private func overlay(
    _ row: FooterRow, _ style: FooterStyle, on picture: Rect, _ origin: Point, _ placer: inout PartPlacer
  ) {
    let above = style.capsuleRise
    let size = Size(
      width: row.size.width + style.capsulePadding + style.capsulePadding,
      height: row.size.height + above + above)
    let x =
      column.isMirrored ? picture.minX + style.mediaInset : picture.maxX - style.mediaInset - size.width
    let frame = Rect(
      origin: Point(x: x, y: picture.maxY - style.mediaInset - size.height), size: size)
    placer.enter(at: origin)
    placer.raiseHiddenCount(above: frame)
    placer.box(.capsule, frame, radius: size.height.half)
    placer.isOnCapsule = true
    add(
      row, from: frame.minX + style.capsulePadding, to: frame.maxX - style.capsulePadding,
      y: frame.minY + above, origin, &placer)
    placer.isOnCapsule = false
  }
}
