import TextLayout

/// The sizes and places within a cell, from which its parts are made. Everything is relative to the cell.
struct CellMeasure {
  /// The size of the cell.
  var size: Size
  /// The bubble's frame.
  var bubble: Rect
  let column: MeasuredColumn
  /// From the bubble's upper edge to the column's.
  let columnDrop: LayoutUnit
  /// Reactions at the bubble's edge; nil for none.
  var reactions: (measure: ContentMeasure, origin: Point)?
  /// The upper edges of the labels above the bubble, then of those below it.
  var labelTops: [LayoutUnit] = []
  /// Nil for none.
  var avatar: Rect?
  /// The lower edge of the bubble and of everything below it.
  var bottom: LayoutUnit
  /// The message's text, unless it has a box of its own; nil for none.
  var text: PlacedText?

  /// The limits of the text (`WidthLimits.text`) within which the cell has the same height; nil for unknown.
  var validLimits: WidthInterval?

  /// Moves everything that has been placed so far down.
  fileprivate mutating func moveDown(by distance: LayoutUnit) {
    bubble = bubble.offset(y: distance)
    reactions = reactions.map { ($0.measure, $0.origin.offset(y: distance)) }
    for index in labelTops.indices { labelTops[index] = labelTops[index] + distance }
    text = text?.offset(y: distance)
    bottom = bottom + distance
  }
}

extension CellLayout {
  /// The sizes and places of everything in the cell.
  func measured() -> CellMeasure {
    let margin = margin
    let column = column().measured()
    let extent = column.extent()
    let cellWidth = width.limit ?? contentWidth(bubble: extent.size.width)
    let above = labels(at: .above)
    let top = placement.spacing + margin.top
    let bubble = Rect(
      origin: Point(
        x: x(of: extent.size.width, in: cellWidth, margin: margin),
        y: above.reduce(top) { $0 + $1.label.height($1.style, grid: grid) + ($1.style.box.bottom ?? 0) }),
      size: extent.size)
    var measure = CellMeasure(
      size: Size(width: cellWidth, height: 0), bubble: bubble, column: column, columnDrop: extent.drop,
      bottom: bubble.maxY, text: extent.text?.offset(x: bubble.minX, y: bubble.minY),
      validLimits: message.reactions == nil ? column.validLimits : nil)
    measureReactions(&measure)
    measureLabels(above, from: top, &measure)
    measureAvatar(&measure)
    measure.size.height = height(measure)
    measure.validLimits = clearLimits(measure, within: measure.validLimits)
    measure.size.height += max(0, clearance(measure))
    return measure
  }

  private func measureLabels(
    _ above: [(label: PreparedLabel, style: LabelStyle)], from top: LayoutUnit, _ measure: inout CellMeasure
  ) {
    var y = top
    for (label, style) in above {
      measure.labelTops.append(y)
      y = y + label.height(style, grid: grid) + (style.box.bottom ?? 0)
    }
    for (label, style) in labels(at: .below) {
      measure.labelTops.append(measure.bottom + (style.box.top ?? 0))
      measure.bottom = measure.bottom + (style.box.top ?? 0) + label.height(style, grid: grid)
    }
  }

  private func x(of bubble: LayoutUnit, in cellWidth: LayoutUnit, margin: Insets) -> LayoutUnit {
    if style.isCentered {
      return margin.left + (cellWidth - margin.left - margin.right - bubble).half
    }
    return side == .left ? margin.left + gutter : cellWidth - margin.right - bubble - gutter
  }

  /// The width that shows everything in full: the bubble between its margins, each label in its box.
  private func contentWidth(bubble: LayoutUnit) -> LayoutUnit {
    var widest = style.bubble.margin.start + bubble + style.bubble.margin.end + gutter
    for place in LabelPlace.allCases {
      for (label, style) in labels(at: place) {
        widest = max(widest, style.box.cellWidth(for: label.width))
      }
    }
    if let box = style.text.box, let text = message.text {
      widest = max(widest, box.cellWidth(for: text.text.size(within: .unbounded).width))
    }
    return widest
  }

  private func height(_ measure: CellMeasure) -> LayoutUnit {
    let hasMediaAlone =
      message.text == nil && message.elements.contains { $0.kind == .media }
    let rule = hasMediaAlone ? style.mediaHeight ?? style.height : style.height
    let text =
      rule.basis == .text
      ? (message.ruledTextHeight ?? measure.text?.measure.size.height).map(grid.roundedUp) : nil
    let content = measure.bottom + margin.bottom - placement.spacing
    var ruled = grid.roundedUp(rule.height(text: text ?? 0, content: content)) + placement.spacing
    if let overhang = rule.overhang { ruled = max(ruled, measure.bottom - overhang) }
    // Heights that follow from nothing or from the text alone leave no room for quotes, cards and pictures.
    if rule.basis != .content, message.elements.contains(where: { $0.kind != .text }) {
      ruled = max(ruled, measure.bottom)
    }
    return max(ruled, measure.avatar?.maxY ?? avatarRoom)
  }

  // MARK: The avatar

  /// The least height of a cell whose avatar stands at its lower edge.
  private var avatarRoom: LayoutUnit {
    guard let avatar = shownAvatar, avatar.anchor == .cellBottom else { return 0 }
    return placement.spacing + avatar.size + max(0, avatar.offset)
  }

  private var shownAvatar: AvatarStyle? {
    style.avatar.flatMap { placement.shows($0.visibility) && message.sender != nil ? $0 : nil }
  }

  /// Places an avatar that is anchored anywhere but at the cell's lower edge. Where it would reach out of the
  /// cell at the top, everything else is moved down instead.
  private func measureAvatar(_ measure: inout CellMeasure) {
    guard let avatar = shownAvatar else { return }
    let text = measure.text
    let anchored: LayoutUnit
    switch avatar.anchor {
    case .cellBottom: return
    case .cellTop: anchored = placement.spacing
    case .top: anchored = measure.bubble.minY
    case .bottom: anchored = measure.bubble.maxY - avatar.size
    case .center: anchored = measure.bubble.midY - avatar.size.half
    case .firstLine: anchored = (text?.firstLineMiddle ?? measure.bubble.midY) - avatar.size.half
    case .lastLine: anchored = (text?.lastLineMiddle ?? measure.bubble.midY) - avatar.size.half
    }
    let y = max(placement.spacing, anchored + avatar.offset)
    measure.moveDown(by: y - anchored - avatar.offset)
    measure.bottom = max(measure.bottom, y + avatar.size)
    measure.avatar = frame(avatar, y: y, cellWidth: measure.size.width)
  }

  /// Where the avatar is in a cell that has been measured; nil for none.
  func avatarFrame(_ measure: CellMeasure) -> Rect? {
    guard let avatar = shownAvatar, avatar.anchor == .cellBottom else { return measure.avatar }
    let y = measure.size.height - avatar.offset - avatar.size
    return frame(avatar, y: y, cellWidth: measure.size.width)
  }

  private func frame(_ avatar: AvatarStyle, y: LayoutUnit, cellWidth: LayoutUnit) -> Rect {
    let frame = Rect(x: avatar.start + gutter, y: y, width: avatar.size, height: avatar.size)
    return side == .left ? frame : frame.mirrored(in: cellWidth)
  }
}

extension PlacedText {
  fileprivate var firstLineMiddle: LayoutUnit { frame.minY + measure.firstLineHeight.half }
  fileprivate var lastLineMiddle: LayoutUnit { frame.minY + measure.lastLine.frame.midY }
}
