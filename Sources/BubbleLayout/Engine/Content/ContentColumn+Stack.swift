import TextLayout

/// A column of parts that agreed on one width. Frames are relative to the bubble.
struct PlacedColumn {
  var size: Size
  var parts: [Part] = []
  /// The message's text; nil for none.
  var text: (frame: Rect, block: TextBlock)?
}

extension ContentColumn {
  /// Second step: gives each element the width that came out, one below the other.
  func stack(_ measured: [any MeasuredContent], width: LayoutUnit, footer: FooterPlace) -> PlacedColumn {
    var column = PlacedColumn(size: Size(width: width, height: 0))
    var y = elements.first.map { $0.inset ?? padding.top } ?? padding.top
    var bottom = elements.last.map { $0.inset ?? padding.bottom } ?? padding.bottom
    for (index, element) in elements.enumerated() {
      if index > 0 { y = y + element.gap }
      let content = place(measured[index], of: element, width: width)
      let x = insets(of: element).left
      for part in content.parts { column.parts.append(part.offset(x: x, y: y)) }
      if let text = content.text { column.text = (text.frame.offset(x: x, y: y), text.block) }
      let top = y
      y = y + content.height
      guard index + 1 == footerIndex else { continue }
      switch footer {
      case .none:
        break
      case .ownRow(let row, let style):
        y = y + style.gap
        add(row, to: &column, from: padding.left, to: width - padding.right, y: y)
        y = y + row.size.height
        if index == elements.count - 1 { bottom = padding.bottom }
      case .tucked(let row, let style):
        guard let line = content.lastLine else { break }
        let insets = insets(of: element)
        let lower = top + line.maxY
        let footerTop =
          style.tuck == .interval
          ? lower - line.middle - row.size.height.half : lower - row.size.height
        add(row, to: &column, from: insets.left, to: width - insets.right, y: footerTop)
        y = max(y, footerTop + row.size.height)
      case .overlaid(let row, let style):
        overlay(row, style, on: Rect(x: x, y: top, width: width - x - x, height: content.height), to: &column)
      }
    }
    if elements.isEmpty, case .ownRow(let row, _) = footer {
      add(row, to: &column, from: padding.left, to: width - padding.right, y: y)
      y = y + row.size.height
    }
    column.size.height = y + bottom
    if column.size.height < minimum.height {
      let drop = (minimum.height - column.size.height).half
      column.parts = column.parts.map { $0.offset(x: 0, y: drop) }
      column.text = column.text.map { ($0.frame.offset(y: drop), $0.block) }
      column.size.height = minimum.height
    }
    return column
  }

  /// A footer at the side the interface runs to.
  private func add(
    _ row: FooterRow, to column: inout PlacedColumn, from left: LayoutUnit,
    to right: LayoutUnit, y: LayoutUnit
  ) {
    let x = isMirrored ? left : right - row.size.width
    for part in row.parts {
      let part = isMirrored ? part.mirrored(in: row.size.width) : part
      column.parts.append(part.offset(x: x, y: y))
    }
  }

  /// A footer in a capsule, in the lower corner of a picture.
  private func overlay(
    _ row: FooterRow, _ style: FooterStyle, on picture: Rect, to column: inout PlacedColumn
  ) {
    let above = style.capsuleRise
    let size = Size(
      width: row.size.width + style.capsulePadding + style.capsulePadding,
      height: row.size.height + above + above)
    let x = isMirrored ? picture.minX + style.mediaInset : picture.maxX - style.mediaInset - size.width
    let frame = Rect(
      origin: Point(x: x, y: picture.maxY - style.mediaInset - size.height), size: size)
    column.parts = column.parts.map { part in
      guard case .label(let count) = part, count.role == .hiddenCount, count.frame.overlaps(frame) else {
        return part
      }
      return .label(count.raised(above: frame.minY))
    }
    column.parts.append(.box(BoxPart(frame: frame, role: .capsule, radius: size.height.half)))
    add(
      row, to: &column, from: frame.minX + style.capsulePadding, to: frame.maxX - style.capsulePadding,
      y: frame.minY + above)
  }
}

extension FooterStyle {
  /// From the capsule's upper and lower edge to what is in it.
  fileprivate var capsuleRise: LayoutUnit { LayoutUnit(rawValue: capsulePadding.rawValue / 4) }

  /// What a footer over a picture takes of it, the distance to the picture's corner included.
  func capsuleSize(_ row: FooterRow) -> Size {
    Size(
      width: row.size.width + capsulePadding + capsulePadding + mediaInset,
      height: row.size.height + capsuleRise + capsuleRise + mediaInset)
  }
}

extension LabelPart {
  /// The label in the middle of what its frame has above a line.
  fileprivate func raised(above y: LayoutUnit) -> LabelPart {
    var frame = frame
    frame.size.height = max(block.size.height, min(frame.height, y - frame.minY))
    return LabelPart(
      frame: frame, role: role, text: text, alignment: alignment, block: block,
      blockOrigin: Point(x: blockOrigin.x, y: (frame.height - block.size.height).half))
  }
}
