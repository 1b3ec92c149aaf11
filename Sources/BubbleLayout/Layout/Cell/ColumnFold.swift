import TextLayout

/// Lays out the content of a bubble: measures the blocks, computes the bubble's width, places the footer and
/// stacks the blocks. Both heights and frames come from this one calculation.
///
/// All methods are `mutating`, because a non-mutating one would receive a copy of the whole value.
struct ColumnFold<Blocks: ColumnBlocks, Visitor: ColumnVisitor> {
  let shared: Shared<CellPlan>
  let limits: CellLimits
  var blocks: Blocks
  var visitor: Visitor

  /// The maximum width of the bubble. It is less than the style's limit if captions must not be wider than
  /// their pictures.
  var limit: Limit
  var width: LayoutUnit
  /// `isVague`: whether the exact width of a block is unknown. `assumesWidest`: whether such a block counts
  /// with its maximum width.
  private var (isVague, assumesWidest) = (false, false)
  /// Whether the message's own text has been measured.
  private(set) var hasLines = false
  /// Whether the footer's place depends on the width. If the last line stays at the left, it depends only on the limit.
  var footerFollowsWidth = false
  /// The measurements of the first six blocks.
  private var measures = InlineArray<6, BlockMeasure>(repeating: .unknown)
  /// The measurement of the pictures that limit the bubble, and the index of their step.
  private var pictures: (index: Int, measure: BlockMeasure)?
  /// The width that the block above the footer wants.
  var hostWidth: LayoutUnit = 0
  var footer = MeasuredFooter(size: .zero, isNatural: true)
  var place = FooterPlace.none
  /// The distance between the content above the footer and a footer in a row of its own, in points.
  var footerGap: LayoutUnit = 0

  init(_ plan: Shared<CellPlan>, _ blocks: Blocks, in limits: CellLimits, visitor: Visitor) {
    shared = plan
    self.limits = limits
    self.blocks = blocks
    self.visitor = visitor
    limit = Limit(limits.bubble)
    width = plan.value.minimum.width
  }

  /// Lays out the column.
  ///
  /// - Returns: Nil if a text has to be shaped first.
  mutating func result() -> ColumnResult? {
    guard limitCaptions(), measureSteps(), placeFooter(), var result = stack() else { return nil }
    guard isVague else { return result }
    // A bubble is as wide as its truncated text, whose exact width is known only after shaping. So the
    // narrowest and the widest possible bubble must give the same height. Nothing is known about larger
    // limits, at which the bubble may become wider still.
    var widest = Self(shared, blocks, in: limits, visitor: visitor)
    widest.assumesWidest = true
    guard widest.limitCaptions(), widest.measureSteps(), widest.placeFooter(), let other = widest.stack(),
      result.hasHeights(of: other),
      // If the bubble grows, one block may become taller while another becomes lower, and the sum may stay
      // the same.
      result.size.width == other.size.width || !blocks.tree.hasScaledNodes
    else { return nil }
    result.limit.keep(as: other.limit)
    result.limit.keepFromGrowing()
    return result
  }

  // MARK: Widths

  /// Limits the whole bubble to the width of its pictures, or to the width that the style lets captions have.
  private mutating func limitCaptions() -> Bool {
    guard let captions = shared.value.captions, captions.most == 0 || shared.value.steps.count > 1,
      let index = shared.value.steps.firstIndex(where: \.isMedia),
      case .block(let node) = shared.value.steps[index].content
    else { return true }
    let sides = shared.value.steps[index].sides
    guard let measure = blocks.measure(Int(node), in: &limit[reducedBy: sides]) else { return false }
    pictures = (index, measure)
    limit.width = limit.width.limited(
      to: max(captions.limit(around: measure.width + sides), shared.value.minimum.width))
    return true
  }

  /// Returns the maximum width of the block of a step. The lines of the message's own text have their own maximum.
  mutating func limit(of step: CellPlan.Step) -> AvailableWidth {
    if step.isOwnText, shared.value.followsText, !shared.value.isSqueezed { return limits.text }
    let outer = step.mayExceedLimit ? limit.width.widened(to: limits.room) : limit.width
    let inner = outer.reduced(by: step.sides)
    if step.isOwnText { return inner.limited(to: limits.text) }
    return step.measure.map { inner.limited(to: $0) } ?? inner
  }

  @inline(__always)
  private mutating func measure(_ step: CellPlan.Step, _ node: Int) -> BlockMeasure? {
    let inner = limit(of: step)
    guard step.isOwnText else { return blocks.measure(node, in: &limit[inside: inner]) }
    hasLines = true
    return blocks.measureText(node, in: &limit[inside: inner])
  }

  private mutating func measureSteps() -> Bool {
    for index in shared.value.steps.indices {
      let step = shared.value.steps[index]
      let wanted: LayoutUnit
      switch step.content {
      case .fixed: continue
      case .block(let node):
        let known = pictures?.index == index ? pictures?.measure : nil
        guard let measure = known ?? measure(step, Int(node)) else { return false }
        if measure.widest > measure.width { isVague = true }
        if index < measures.count { measures[index] = measure }
        wanted = assumesWidest ? measure.widest : measure.width
      }
      width = max(width, wanted + step.sides)
      if index + 1 == shared.value.footer?.index { hostWidth = wanted }
    }
    if let lines = shared.value.grownWidth { fill(upTo: lines) }
    return true
  }

  /// Makes the bubble as wide as lines of its text may become.
  private mutating func fill(upTo lines: AvailableWidth) {
    for step in shared.value.steps where step.isText {
      let inner = limit(of: step)
      guard inner.limit != nil else { continue }
      width = max(width, limit[inside: inner].following(lines.length) + step.sides)
    }
  }

  // MARK: Stacking

  private mutating func stack() -> ColumnResult? {
    var y = shared.value.top
    var bottom = shared.value.bottom
    var textTop: LayoutUnit?
    var blocksRoom: (top: LayoutUnit, height: LayoutUnit)?
    let last = shared.value.steps.count - 1
    for index in shared.value.steps.indices {
      let step = shared.value.steps[index]
      if index > 0 { y = y + step.gap }
      var frame = Rect(x: step.insets.left, y: y, width: max(0, width - step.sides), height: 0)
      let isHost = index + 1 == shared.value.footer?.index
      if isHost, case .tucked(movesText: true) = place {
        if shared.value.isMirrored { frame.origin.x = frame.maxX - hostWidth }
        frame.size.width = hostWidth
      }
      guard let height = height(of: step, at: index, frame.width) else { return nil }
      frame.size.height = height
      if step.isOwnText { textTop = y }
      if step.isText, shared.value.blockLine != nil { blocksRoom = (y, height) }
      if let side = shared.value.bareSide { moveBare(step, at: index, to: side, &frame) }
      visitor.visit(index, frame, in: limit(of: step))
      y = y + height
      if isHost, let rule = shared.value.footer {
        add(rule, below: frame, step, &y, &bottom, isLast: index == last)
      }
    }
    if shared.value.steps.isEmpty, shared.value.footer != nil {
      visitFooter(from: shared.value.padding.left, to: width - shared.value.padding.right, y: y)
      y = y + footer.size.height
    }
    if limit.isFollowed { keepHeights() }
    return result(height: y + bottom, textTop: textTop, blocksRoom)
  }

  /// Narrows the limit's interval to the range in which all blocks keep their heights, if the bubble's width changes with
  /// its limit.
  private mutating func keepHeights() {
    if footerFollowsWidth { limit.close() }
    for index in shared.value.steps.indices {
      guard case .block = shared.value.steps[index].content else { continue }
      let measure = index < measures.count ? measures[index] : .unknown
      limit[inside: .fixed(width - shared.value.steps[index].sides)].keep(heightOf: measure)
    }
  }

  /// Moves a text or a picture that has no bubble to the side of its message. Its height stays the same.
  private func moveBare(_ step: CellPlan.Step, at index: Int, to side: Side, _ frame: inout Rect) {
    guard step.isOwnText || step.keepsWidth, index < measures.count else { return }
    // A footer beside the last line makes a row with the text.
    if index + 1 == shared.value.footer?.index, case .tucked = place { return }
    let own = min(frame.width, measures[index].width)
    if side == .right { frame.origin.x = frame.maxX - own }
    frame.size.width = own
  }

  @inline(__always)
  private mutating func height(of step: CellPlan.Step, at index: Int, _ width: LayoutUnit) -> LayoutUnit? {
    switch step.content {
    case .fixed(let height): return height
    case .block(let node): return height(of: Int(node), at: index, in: limit(of: step), width)
    }
  }

  /// Returns the height of the block of a step; nil if a text has to be shaped first.
  mutating func height(
    of node: Int, at index: Int, in limit: AvailableWidth, _ width: LayoutUnit
  ) -> LayoutUnit? {
    if index < measures.count, let known = measures[index].height(in: width) { return known }
    return blocks.height(node, in: limit, width: width)
  }

  /// Adds the footer below a block, beside its last line or over it.
  private mutating func add(
    _ rule: CellPlan.Footer, below frame: Rect, _ step: CellPlan.Step, _ y: inout LayoutUnit,
    _ bottom: inout LayoutUnit, isLast: Bool
  ) {
    switch place {
    case .none: break
    case .ownRow:
      visitFooter(from: shared.value.padding.left, to: width - shared.value.padding.right, y: y + footerGap)
      y = y + footerGap + footer.size.height
      if isLast { bottom = shared.value.padding.bottom }
    case .tucked:
      guard let line = lastLine(of: step, in: frame.width) else { break }
      let top = rule.top(beside: line, bottom: frame.maxY - line.lift, height: footer.size.height)
      visitFooter(from: step.insets.left, to: width - step.insets.right, y: top)
      y = max(y, top + footer.size.height)
    case .overlaid(let inset):
      let size = rule.capsuleSize(footer.size)
      // A picture that keeps its width is at the start side, and the footer at its end.
      let reach = step.keepsWidth ? min(hostWidth, frame.width) : frame.width
      let x =
        shared.value.isMirrored ? frame.maxX - reach + inset : frame.minX + reach - inset - size.width
      visitor.visitFooter(
        Rect(x: x, y: frame.maxY - inset - size.height, width: size.width, height: size.height),
        isOnMedia: true)
    }
  }

  private mutating func lastLine(of step: CellPlan.Step, in width: LayoutUnit) -> LastLine? {
    guard case .block(let node) = step.content else { return nil }
    if step.isOwnText { return lastLine(in: width) }
    let edge = blocks.lowerEdge(of: Int(node), in: limit(of: step), width: width)
    if case .line(let line)? = edge { return line }
    return nil
  }

  /// Reports the frame of a footer in a row. It is at the end side of the interface.
  private mutating func visitFooter(from left: LayoutUnit, to right: LayoutUnit, y: LayoutUnit) {
    let x = shared.value.isMirrored ? left : right - footer.size.width
    visitor.visitFooter(
      Rect(x: x, y: y, width: footer.size.width, height: footer.size.height), isOnMedia: false)
  }

  private mutating func result(
    height: LayoutUnit, textTop: LayoutUnit?, _ blocksRoom: (top: LayoutUnit, height: LayoutUnit)?
  ) -> ColumnResult? {
    let drop = max(0, shared.value.minimum.height - height).half
    var result = ColumnResult(
      size: Size(width: width, height: max(height, shared.value.minimum.height)), drop: drop, clearBottom: 0,
      limit: limit)
    if let textTop, hasLines {
      let top = textTop + drop
      let (all, last) = (blocks.lines.lines.height, blocks.lines.lines.lastLineHeight)
      result.text = CellPlan.TextLines(
        height: all, firstLineMiddle: top + blocks.lines.lines.firstLineHeight.half,
        lastLineMiddle: top + all - last + last.half)
    }
    if let room = blocksRoom { result.text = shared.value.blockText(in: room, drop) }
    if shared.value.reactions != nil {
      guard let clear = clearBottom() else { return nil }
      result.clearBottom = clear + max(0, shared.value.minimum.height - height - drop)
    }
    return result
  }

  /// The minimum distance between the capsule of a footer over a picture and reactions below it, in points.
  private static var capsuleDistance: LayoutUnit { 3 }

  /// Returns how much space at the column's lower edge has no text, button or icon; nil if a text has to be
  /// shaped first.
  private mutating func clearBottom() -> LayoutUnit? {
    if let rule = shared.value.footer, rule.index >= shared.value.steps.count, case .ownRow = place {
      return shared.value.padding.bottom
    }
    guard let last = shared.value.steps.last, last.isMedia, case .block(let node) = last.content else {
      return shared.value.bottom
    }
    // The capsule on the picture keeps a small distance from reactions that overlap the picture.
    if case .overlaid(let inset) = place {
      return shared.value.bottom + max(0, inset - Self.capsuleDistance)
    }
    return height(of: Int(node), at: shared.value.steps.count - 1, in: limit(of: last), width - last.sides)
      .map {
        shared.value.bottom + $0
      }
  }
}
