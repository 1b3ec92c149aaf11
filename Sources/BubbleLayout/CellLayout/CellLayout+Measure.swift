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
  /// The message's text, unless it has a box of its own; nil for none.
  var text: PlacedText?

  /// The limits of the text (`WidthLimits.text`) within which the cell has the same height; nil for unknown.
  var validLimits: WidthInterval?
}

extension CellLayout {
  /// The sizes and places of everything in the cell.
  func measured() -> CellMeasure {
    let margin = margin
    let column = column().measured()
    let extent = column.extent()
    let cellWidth = width.limit ?? contentWidth(bubble: extent.size.width)
    var plan = plan()
    var bubble = Rect(
      origin: Point(x: x(of: extent.size.width, in: cellWidth, margin: margin), y: plan.bubbleTop),
      size: extent.size)
    var reactions = measuredReactions(at: bubble, clear: extent.clearBottom, cellWidth: cellWidth)
    plan.reactionReach = reactions.map { $0.bottom - bubble.maxY }
    let result = plan.result(
      bubbleHeight: extent.size.height, text: extent.text.map(CellPlan.Text.init))
    bubble = bubble.offset(y: result.drop)
    reactions?.origin.y += result.drop
    var measure = CellMeasure(
      size: Size(width: cellWidth, height: result.height), bubble: bubble, column: column,
      columnDrop: extent.drop, reactions: reactions.map { ($0.measure, $0.origin) },
      text: extent.text?.offset(x: bubble.minX, y: bubble.minY),
      validLimits: reactions == nil ? column.validLimits : nil)
    measure.labelTops = labelTops(plan, reactions: reactions?.bottom, bubble, result)
    if let avatar = shownAvatar, let top = result.avatarTop {
      measure.avatar = frame(avatar, y: top, cellWidth: cellWidth)
    }
    measure.validLimits = clearLimits(measure, within: measure.validLimits)
    measure.size.height += clearance(measure)
    return measure
  }

  /// What the cell's height follows from beside its bubble; reactions are still missing.
  func plan() -> CellPlan {
    let above = labels(at: .above).reduce(placement.spacing + margin.top) {
      $0 + $1.label.height($1.style, grid: grid) + ($1.style.box.bottom ?? 0)
    }
    let below = labels(at: .below).reduce(LayoutUnit.zero) {
      $0 + ($1.style.box.top ?? 0) + $1.label.height($1.style, grid: grid)
    }
    let hasMediaAlone =
      message.text == nil && message.elements.contains { $0.kind == .media }
    let rule = hasMediaAlone ? style.mediaHeight ?? style.height : style.height
    return CellPlan(
      spacing: placement.spacing, bubbleTop: above, bottomMargin: margin.bottom, labelsBelow: below,
      avatar: shownAvatar.map { CellPlan.Avatar(anchor: $0.anchor, size: $0.size, offset: $0.offset) },
      rule: rule, ruledText: message.ruledTextHeight,
      keepsContent: rule.basis != .content && message.elements.contains { $0.kind != .text }, grid: grid)
  }

  /// The upper edges of the labels above the bubble, then of those below it.
  private func labelTops(
    _ plan: CellPlan, reactions: LayoutUnit?, _ bubble: Rect, _ result: CellPlan.Result
  ) -> [LayoutUnit] {
    // Most messages of most styles have none.
    if message.labels.isEmpty { return [] }
    var tops: [LayoutUnit] = []
    var y = placement.spacing + margin.top + result.drop
    for (label, style) in labels(at: .above) {
      tops.append(y)
      y = y + label.height(style, grid: grid) + (style.box.bottom ?? 0)
    }
    y = max(bubble.maxY, reactions.map { $0 + result.drop } ?? bubble.maxY)
    for (label, style) in labels(at: .below) {
      tops.append(y + (style.box.top ?? 0))
      y = y + (style.box.top ?? 0) + label.height(style, grid: grid)
    }
    return tops
  }

  private func x(of bubble: LayoutUnit, in cellWidth: LayoutUnit, margin: Insets) -> LayoutUnit {
    let x =
      if style.isCentered {
        margin.left + (cellWidth - margin.left - margin.right - bubble).half
      } else {
        side == .left ? margin.left + gutter : cellWidth - margin.right - bubble - gutter
      }
    // Margins give way where the cell is too narrow for both.
    return held(x, bubble, in: cellWidth)
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

  // MARK: The avatar

  private var shownAvatar: AvatarStyle? {
    style.avatar.flatMap { placement.shows($0.visibility) && message.sender != nil ? $0 : nil }
  }

  /// Where the avatar is in a cell that has been measured; nil for none.
  func avatarFrame(_ measure: CellMeasure) -> Rect? {
    guard let avatar = shownAvatar, avatar.anchor == .cellBottom else { return measure.avatar }
    let y = measure.size.height - avatar.offset - avatar.size
    return frame(avatar, y: y, cellWidth: measure.size.width)
  }

  /// Whether the bubble has taken the room of the avatar, which is not shown then.
  func covers(_ avatar: Rect, _ measure: CellMeasure) -> Bool {
    let isPushed =
      side == .left
      ? measure.bubble.minX < margin.left + gutter
      : measure.bubble.maxX > measure.size.width - margin.right - gutter
    return isPushed && avatar.minX < measure.bubble.maxX && measure.bubble.minX < avatar.maxX
  }

  private func frame(_ avatar: AvatarStyle, y: LayoutUnit, cellWidth: LayoutUnit) -> Rect {
    let frame = Rect(x: avatar.start + gutter, y: y, width: avatar.size, height: avatar.size)
    return side == .left ? frame : frame.mirrored(in: cellWidth)
  }
}

extension CellPlan.Text {
  /// - Parameter text: Placed in the bubble.
  init(_ text: PlacedText) {
    height = text.measure.size.height
    firstLineMiddle = text.frame.minY + text.measure.firstLineHeight.half
    lastLineMiddle = text.frame.minY + text.measure.lastLine.frame.midY
  }
}
