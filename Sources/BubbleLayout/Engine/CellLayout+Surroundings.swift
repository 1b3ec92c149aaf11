import TextLayout

extension CellLayout {
  /// Reactions over the bubble's lower edge or under it.
  mutating func placeReactions(in cellWidth: LayoutUnit) {
    guard let reactions = message.reactions else { return }
    let rules = style.content.reactions
    let margin = style.bubble.margin.resolved(on: side)
    let overlaps = rules.place == .overlapping
    let room = max(0, cellWidth - margin.left - margin.right - gutter - (overlaps ? rules.edgeInset : 0))
    let measured = reactions.measured(in: ContentSpace(limit: room, cellWidth: cellWidth, grid: grid))
    var placed = measured.placed(in: measured.width)
    if direction == .rightToLeft { placed = placed.mirrored(in: measured.width) }
    let y = overlaps ? bubbleFrame.maxY - rules.overlap : bubbleFrame.maxY + rules.gap
    var x: LayoutUnit
    if overlaps {
      // Towards the middle of the cell, and past it where the row is wider than the bubble.
      let inner = bubbleFrame.width - rules.edgeInset
      x =
        side == .left
        ? bubbleFrame.minX + max(rules.edgeInset, inner - measured.width)
        : bubbleFrame.maxX - max(inner, measured.width + rules.edgeInset)
      if side == .right, measured.width + rules.edgeInset <= inner { x = bubbleFrame.minX + rules.edgeInset }
    } else {
      x = side == .left ? bubbleFrame.minX : bubbleFrame.maxX - measured.width
    }
    for part in placed.parts { parts.append(part.offset(x: x, y: y)) }
    contentBottom = max(contentBottom, y + placed.height)
  }

  /// Labels above and below the bubble.
  mutating func placeLabelsBesideBubble(in cellWidth: LayoutUnit) {
    var y = context.spacing + style.bubble.margin.top
    for (label, rules) in labels(at: .above) {
      let height = label.height(rules, grid: grid)
      place(label, rules, y: y, height: height, in: cellWidth)
      y = y + height + (rules.box.bottom ?? 0)
    }
    for (label, rules) in labels(at: .below) {
      let height = label.height(rules, grid: grid)
      let y = contentBottom + (rules.box.top ?? 0)
      place(label, rules, y: y, height: height, in: cellWidth)
      contentBottom = y + height
    }
  }

  private mutating func place(
    _ label: PreparedLabel, _ rules: LabelStyle, y: LayoutUnit, height: LayoutUnit, in cellWidth: LayoutUnit
  ) {
    var frame = rules.box.frame(in: Size(width: cellWidth, height: 0), on: side)
    frame.origin.y = y
    frame.size.height = height
    if gutter > 0 { frame = frame.offset(x: side == .left ? gutter : -gutter) }
    parts.append(.label(label.part(style: rules, frame: frame, side: side)))
  }

  /// A text that has a place of its own in the cell.
  mutating func placeText(in cell: Size) {
    guard let box = style.text.box, let element = message.text else { return }
    let frame = box.frame(in: cell, on: side)
    let block = element.text.block(within: frame.width, alignment: style.text.alignment)
    let isRightToLeft = block.lines.first?.isRightToLeft ?? false
    let free = frame.width - block.size.width
    let x: LayoutUnit =
      switch style.text.alignment {
      case .center: free.half
      case .end: isRightToLeft ? 0 : free
      case .right: free
      case .left: 0
      default: isRightToLeft ? free : 0
      }
    parts.append(
      .text(
        TextPart(
          frame: frame, text: element.text.text, block: block,
          blockOrigin: Point(x: x, y: (frame.height - block.size.height).half), detected: element.detected)))
    text = (frame, block)
  }

  mutating func placeLabels(in cell: Size) {
    for (label, rules) in labels(at: .cell) {
      let frame = rules.box.frame(in: cell, on: side)
      parts.append(.label(label.part(style: rules, frame: frame, side: side)))
    }
  }

  /// Status, selection and what a swipe uncovers; the avatar before them.
  mutating func placeAccessories(in cell: Size, avatar: Rect?) {
    if let rules = style.avatar, let frame = avatar ?? lowAvatarFrame(in: cell) {
      parts.append(.avatar(AvatarPart(frame: frame, radius: rules.radius, border: rules.border)))
    }
    if let status = style.status, let state = message.delivery {
      parts.append(.status(StatusPart(frame: status.frame(of: state, in: cell, on: side), state: state)))
    }
    let middle = bubbleFrame.midY
    if isSelecting, let rules = style.selection {
      let frame = Rect(x: rules.gap, y: middle - rules.size.half, width: rules.size, height: rules.size)
      let place = direction == .leftToRight ? frame : frame.mirrored(in: cell.width)
      parts.append(.box(BoxPart(frame: place, role: .selection, radius: rules.size.half)))
    }
    if let rules = style.swipe {
      let x =
        direction == .leftToRight
        ? bubbleFrame.minX - rules.gap - rules.size : bubbleFrame.maxX + rules.gap
      let frame = Rect(x: x, y: middle - rules.size.half, width: rules.size, height: rules.size)
      parts.append(.box(BoxPart(frame: frame, role: .swipe, radius: rules.size.half)))
    }
  }
}
