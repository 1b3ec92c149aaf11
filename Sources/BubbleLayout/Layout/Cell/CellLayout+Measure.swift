import TextLayout

/// The sizes and positions within a cell, from which its parts are made. Frames of blocks are relative to the bubble, all
/// others to the cell.
struct CellMeasure {
  /// The size of the cell.
  var size: Size
  /// The bubble's frame.
  var bubble: Rect
  let plan: Shared<CellPlan>
  /// The blocks that are shown, with their frames.
  let blocks: [PreparedBlock]
  let frames: ColumnFrames
  let column: ColumnResult
  /// The lines of the message's own text; nil for a message without one.
  let lines: MeasuredLines?
  /// Reactions at the bubble's edge: the frame of their pills, and the limit that they were measured within;
  /// nil if there are none.
  var reactions: (frame: Rect, limit: AvailableWidth)?
  /// The upper edges of the labels above the bubble, followed by those of the labels below it.
  var labelTops: [LayoutUnit] = []
  /// The lower edge of the bubble, its reactions and the labels below it.
  var labelsEnd: LayoutUnit = 0
  /// The avatar's frame; nil if there is none, or if its place depends on the cell's height.
  var avatar: Rect?

  /// The limits within which the cell keeps its height; nil if unknown. They are limits of the text
  /// (`CellLimits.text`) if the text limit decides everything, and widths of the cell otherwise.
  var validLimits: WidthInterval?
}

extension CellLayout {
  /// Finds the sizes and positions of everything in the cell.
  func measured() -> CellMeasure {
    let margin = margin
    let (plan, blocks, frames, column, lines) = measuredColumn()
    var limit = column.limit
    let size = column.size
    let cellWidth = width.limit ?? contentWidth(bubble: size.width)
    let around = plan.value.cell
    var bubble = Rect(
      origin: Point(x: x(of: size.width, in: cellWidth, margin: margin), y: around.bubbleTop), size: size)
    let free = limits.free(in: cellWidth)
    let outer = plan.value.outerReactions(
      tree, clear: column.clearBottom, in: &limit[inside: free])
    let result = around.result(
      bubbleHeight: size.height, text: column.text, reactionReach: outer?.reach,
      showsAvatar: limits.showsAvatar)
    var reactions = outer.map { frame(of: $0, at: bubble, cellWidth: cellWidth) }
    bubble = bubble.offset(y: result.drop)
    reactions = reactions?.offset(y: result.drop)
    var measure = CellMeasure(
      size: Size(width: cellWidth, height: result.height), bubble: bubble, plan: plan,
      blocks: blocks, frames: frames, column: column, lines: lines, reactions: reactions.map { ($0, free) })
    (measure.labelTops, measure.labelsEnd) = labelTops(reactions: reactions?.maxY, bubble, result)
    if let avatar = shownAvatar, let top = result.avatarTop {
      measure.avatar = frame(avatar, y: top, cellWidth: cellWidth)
    }
    measure.validLimits = validLimits(measure, limit)
    measure.size.height += clearance(measure)
    return measure
  }

  /// - Parameter limit: The limit of the bubble, after the reactions outside it have been measured too.
  private func validLimits(_ measure: CellMeasure, _ limit: Limit) -> WidthInterval? {
    var limit = limit
    guard width.limit != nil, !limit.isClosed else { return nil }
    if measure.plan.value.followsText {
      return clearLimits(measure, within: limit[inside: limits.text].interval)
    }
    // Insets that are reduced change with every width.
    let sides = measure.plan.value.steps.map(\.insets)
    guard !limits.isSqueezed, !hasLowPlaces, !measure.plan.value.isSqueezed else { return nil }
    for insets in sides {
      limit[inside: limits.bubble].keep(from: limits.leastContent + insets.left + insets.right)
    }
    limit.keep(as: limits.cell)
    return limit.isClosed ? nil : limit[inside: width].interval
  }

  /// Returns everything outside the bubble that decides the cell's height.
  func surroundings() -> CellPlan.Surroundings {
    let above = labels(at: .above).reduce(placement.spacing + margin.top) {
      $0 + $1.label.height($1.style, grid: grid) + ($1.style.box.bottom ?? 0)
    }
    let below = labels(at: .below).reduce(LayoutUnit.zero) {
      $0 + ($1.style.box.top ?? 0) + $1.label.height($1.style, grid: grid)
    }
    let hasMediaAlone =
      message.text == nil && message.blocks.contains { $0.kind == .media }
    let rule = hasMediaAlone ? style.mediaHeight ?? style.height : style.height
    return CellPlan.Surroundings(
      spacing: placement.spacing, bubbleTop: above, bottomMargin: margin.bottom,
      labelsBelow: below + linesBelowHeight,
      avatar: placedAvatar.map {
        CellPlan.Surroundings.Avatar(anchor: $0.anchor, size: $0.size, offset: $0.offset)
      },
      rule: rule, ruledText: message.ruledTextHeight,
      keepsContent: rule.basis != .content && message.blocks.contains { !$0.isOwnText }, grid: grid)
  }

  /// Returns the upper edges of the labels above the bubble, then of those below it, and the lower edge of
  /// the last label.
  private func labelTops(
    reactions: LayoutUnit?, _ bubble: Rect, _ result: CellPlan.Surroundings.Result
  ) -> (tops: [LayoutUnit], end: LayoutUnit) {
    let bottom = max(bubble.maxY, reactions ?? bubble.maxY)
    // Most messages of most styles have no labels.
    if message.labels.isEmpty { return ([], bottom) }
    var tops: [LayoutUnit] = []
    var y = placement.spacing + margin.top + result.drop
    for (label, style) in labels(at: .above) {
      tops.append(y)
      y = y + label.height(style, grid: grid) + (style.box.bottom ?? 0)
    }
    y = bottom
    for (label, style) in labels(at: .below) {
      tops.append(y + (style.box.top ?? 0))
      y = y + (style.box.top ?? 0) + label.height(style, grid: grid)
    }
    return (tops, y)
  }

  private func x(of bubble: LayoutUnit, in cellWidth: LayoutUnit, margin: Insets) -> LayoutUnit {
    let x =
      if style.isCentered {
        (cellWidth - bubble).half
      } else {
        side == .left ? margin.left + selection.shift : cellWidth - margin.right - bubble - selection.shift
      }
    // If the cell is too narrow for the bubble and its margins, the margins are reduced.
    return held(x, bubble, in: cellWidth)
  }

  /// Returns the width of a cell that shows everything in full: the bubble between its margins, and each
  /// label in its box.
  private func contentWidth(bubble: LayoutUnit) -> LayoutUnit {
    var widest = limits.margin.start + bubble + limits.margin.end + selection.shift
    for place in LabelPlace.allCases {
      for (label, style) in labels(at: place) {
        widest = max(widest, style.box.cellWidth(for: label.width))
      }
    }
    for line in message.linesBelow { widest = max(widest, line.width) }
    if let box = style.text.box, let text = message.text {
      widest = max(widest, box.cellWidth(for: text.text.size(within: .unbounded).width))
    }
    return widest
  }

  // MARK: The avatar

  /// The avatar that the message has in a row that is wide enough.
  private var placedAvatar: AvatarStyle? {
    style.avatar.flatMap { placement.shows($0.visibility) && message.sender != nil ? $0 : nil }
  }

  private var shownAvatar: AvatarStyle? { limits.showsAvatar ? placedAvatar : nil }

  /// Returns the avatar's frame in a cell that has been measured; nil if there is none.
  func avatarFrame(_ measure: CellMeasure) -> Rect? {
    guard let avatar = shownAvatar, avatar.anchor == .cellBottom else { return measure.avatar }
    let y = measure.size.height - avatar.offset - avatar.size
    return frame(avatar, y: y, cellWidth: measure.size.width)
  }

  /// Returns whether the bubble covers the place of the avatar. If so, the avatar is not shown.
  func covers(_ avatar: Rect, _ measure: CellMeasure) -> Bool {
    let isPushed =
      side == .left
      ? measure.bubble.minX < margin.left + selection.shift
      : measure.bubble.maxX > measure.size.width - margin.right - selection.shift
    return isPushed && avatar.minX < measure.bubble.maxX && measure.bubble.minX < avatar.maxX
  }

  private func frame(_ avatar: AvatarStyle, y: LayoutUnit, cellWidth: LayoutUnit) -> Rect {
    let frame = Rect(x: avatar.start + selection.shift, y: y, width: avatar.size, height: avatar.size)
    return side == .left ? frame : frame.mirrored(in: cellWidth)
  }
}
