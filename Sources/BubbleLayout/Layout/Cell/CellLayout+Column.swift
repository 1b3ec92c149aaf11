import TextLayout

extension CellLayout {
  /// The blocks that the message shows at its position in its group.
  var shownBlocks: [PreparedBlock] {
    let areAllShown = message.blocks.allSatisfy { placement.shows($0.visibility) }
    return areAllShown ? message.blocks : message.blocks.filter { placement.shows($0.visibility) }
  }

  /// Returns the plan of the column: the content of the bubble from top to bottom, and everything else that
  /// decides the height of the cell.
  ///
  /// - Parameters:
  ///   - blocks: The blocks that are shown.
  ///   - isFlexible: Whether the plan has to be valid at all widths at which margins and padding are not
  ///     reduced.
  func plan(of blocks: [PreparedBlock], isFlexible: Bool) -> CellPlan {
    let bubble = style.bubble
    var padding = bubble.padding.resolved(on: side)
    if let optical = message.opticalPadding {
      padding.top = optical.top
      padding.bottom = optical.bottom
    }
    var minimum = Size(width: bubble.minimumWidth, height: bubble.minimumHeight)
    if let picture = bubble.ninePatch, bubble.shape == .ninePatch, picture.limitsSize {
      minimum.width = max(minimum.width, picture.capSize.width)
      minimum.height = max(minimum.height, picture.capSize.height)
    }
    var givesWay = !isFlexible && limits.isSqueezed
    func squeezed(_ insets: Insets) -> Insets {
      guard !isFlexible else { return insets }
      let left = limits.squeezed(insets)
      if left != insets { givesWay = true }
      return left
    }
    var content = squeezed(style.content.padding?.resolved(on: side) ?? padding)
    padding = squeezed(padding)
    if message.hidesBubble {
      // Content without a bubble begins and ends where other messages have the edges of their bubbles.
      (padding.left, padding.right) = (0, 0)
      (content.left, content.right) = (0, 0)
    }
    func insets(of block: PreparedBlock) -> Insets {
      if message.hidesBubble { return content }
      // A style's padding includes corrections for the size of a text. The corrections do not apply to
      // blocks.
      // In a bubble with a text, a picture that does not fill the bubble is at the edge of the text.
      if blocks.count > 1, block.pictures?.keepsWidth == true { return content }
      return block.inset.map { squeezed(Insets(all: $0)) } ?? (block.isOwnText ? padding : content)
    }
    /// Returns the distances of the first or the last block from the bubble's edges.
    func outerInsets(of block: PreparedBlock) -> Insets {
      var insets = insets(of: block)
      // Without a bubble, a picture begins and ends where others have the edges of their bubbles, and avatars.
      // A small picture with a name or a text in its bubble has the distances of cards at its sides.
      let hasEdge =
        message.hidesBubble
        ? [.media, .buttons, .reactions].contains(block.kind)
        : block.hasEdge || blocks.count > 1 && block.pictures?.keepsWidth == true
      guard style.content.hasEvenEdges, hasEdge else { return insets }
      (insets.top, insets.bottom) = (min(insets.left, insets.right), min(insets.left, insets.right))
      // Pills on the page would otherwise be nearer to the next message than to their own.
      if message.hidesBubble, block.kind == .reactions {
        insets.bottom = max(block.gap, CellPlan.Footer.gapBelowEdge)
      }
      return insets
    }
    var plan = CellPlan(
      top: blocks.first.map { outerInsets(of: $0).top } ?? padding.top,
      bottom: blocks.last.map { outerInsets(of: $0).bottom } ?? padding.bottom, padding: padding,
      minimum: minimum,
      captions: captions(in: blocks, padding), isMirrored: direction == .rightToLeft,
      cell: surroundings())
    // Without a bubble, the content is what shows whose message it is.
    if message.hidesBubble, shared.growsWhole { plan.bareSide = side }
    plan.steps = ContiguousArray(
      blocks.map { block in
        CellPlan.Step(
          content: .block(block.node), gap: block.gap,
          insets: insets(of: block),
          mayExceedLimit: block.mayExceedLimit, measure: measure(of: block), isMedia: block.kind == .media,
          keepsWidth: block.pictures?.keepsWidth ?? false, isRound: block.pictures?.isRound ?? false,
          isMarked: block.pictures?.isMarked ?? false,
          isText: block.kind == .text, isOwnText: block.isOwnText)
      })
    if style.content.hasEvenEdges {
      // Pills stand apart from a disc, a picture or a panel above them; a line of text has space below its letters.
      for index in blocks.indices.dropFirst()
      where blocks[index].kind == .reactions && blocks[index - 1].kind != .text {
        plan.steps[index].gap = max(plan.steps[index].gap, CellPlan.Footer.gapBelowEdge)
      }
    }
    plan.isSqueezed = givesWay
    if message.isThinking {
      plan.minimum.width = max(plan.minimum.width, GrowingDots(em: em).width + padding.left + padding.right)
    } else if message.growing?.fillsWidth == true {
      plan.grownWidth = AvailableWidth(
        ofMeasure: message.text == nil ? style.content.rich.measure : style.text.measure,
        font: style.text.font.size, fontScale: fontScale)
    }
    plan.text = message.tree.messageText
    plan.blockLine = blocks.lazy.compactMap { $0.rich?.lineHeight }.first
    plan.footer = columnFooter(below: blocks)
    if let reactions = message.reactions {
      let rules = style.content.reactions
      plan.reactions = CellPlan.Reactions(
        node: reactions.node, overlap: rules.place == .overlapping ? rules.overlap : nil, gap: rules.gap)
      // Without a bubble, there is no edge below buttons that pills may stand on.
      if style.content.hasEvenEdges, message.hidesBubble, blocks.last?.kind == .buttons {
        plan.reactions?.overlap = nil
        plan.reactions?.gap = max(rules.gap, CellPlan.Footer.gapBelowEdge)
      }
    }
    return plan
  }

  /// Returns the maximum width of a block, in points; nil for the bubble's limit.
  private func measure(of block: PreparedBlock) -> LayoutUnit? {
    // The lines of a text have the measure already (`CellLimits.text`).
    if block.isOwnText { return nil }
    if let rich = block.rich { return rich.isWide ? nil : width(ofMeasure: style.content.rich.measure) }
    if block.kind == .media || block.kind == .code { return nil }
    return width(ofMeasure: style.text.measure)
  }

  private func width(ofMeasure measure: Double?) -> LayoutUnit? {
    AvailableWidth(ofMeasure: measure, font: style.text.font.size, fontScale: fontScale).limit
  }

  /// Returns the widths that lines beside pictures may give the bubble; nil for no limit.
  private func captions(in blocks: [PreparedBlock], _ padding: Insets) -> CaptionWidths? {
    let media = style.content.media
    guard media.captionsWiden else { return CaptionWidths() }
    guard blocks.first(where: { $0.kind == .media })?.pictures?.keepsWidth != true,
      let most = width(ofMeasure: media.captionMeasure), let least = width(ofMeasure: Self.leastCaption)
    else { return nil }
    let sides = padding.left + padding.right
    return CaptionWidths(most: most + sides, least: min(most, least) + sides)
  }

  /// The width that lines beside a picture have at least, in em. In large type, it is more than narrow pictures have.
  private static var leastCaption: Double { 7 }

  private func columnFooter(below blocks: [PreparedBlock]) -> CellPlan.Footer? {
    let order = style.content.order
    guard let footer = message.footer, !placement.hidesFooter, let place = order.firstIndex(of: .footer)
    else {
      return nil
    }
    let index = blocks.prefix { order.firstIndex(of: $0.kind) ?? 0 < place }.count
    var rule = CellPlan.Footer(footer.style, index: index)
    if index > 0, !blocks[index - 1].isOwnText {
      rule.depth = footer.row(within: .unbounded, grid: grid).depth
    }
    return rule
  }

  /// Measures the bubble's content, and finds the frames of its blocks.
  func measuredColumn() -> (
    plan: Shared<CellPlan>, blocks: [PreparedBlock], frames: ColumnFrames, result: ColumnResult,
    lines: MeasuredLines?
  ) {
    let blocks = shownBlocks
    let plan = plan(of: blocks, isFlexible: false).made()
    let footer = message.footer?.row(within: .unbounded, grid: grid).size ?? .zero
    var fold = ColumnFold(
      plan, TreeBlocks(tree, footer: footer, prepared: message.footer), in: limits, visitor: ColumnFrames())
    let result =
      fold.result()
      // The fold always succeeds here, because all texts are shaped.
      ?? ColumnResult(size: plan.value.minimum, drop: 0, clearBottom: 0, limit: .only(limits.bubble))
    return (plan, blocks, fold.visitor, result, fold.hasLines ? fold.blocks.lines : nil)
  }

  /// Adds the parts of the blocks and of the footer.
  func placeColumn(_ measure: CellMeasure, with placer: inout PartPlacer) {
    let origin = measure.bubble.origin.offset(y: measure.column.drop)
    let (plan, tree) = (measure.plan, tree)
    placer.isInterfaceMirrored = plan.value.isMirrored
    if measure.blocks.isEmpty { placeFooter(measure, at: origin, with: &placer) }
    for (index, (block, (frame, limit))) in zip(measure.blocks, measure.frames.blocks).enumerated() {
      let mirror = block.startsRight(inMirrored: plan.value.isMirrored) ? frame.width : nil
      placer.enter(at: origin.offset(x: frame.minX, y: frame.minY), mirroredIn: mirror)
      placer.begin(block.name, frame: frame.offset(x: origin.x, y: origin.y))
      placer.paint(
        block, of: tree, message.paints, in: limit, size: frame.size, ownLines: measure.lines)
      if block.kind == .text, message.facts.isGrowing { placeGrowingSign(measure, with: &placer) }
      placer.end()
      if index + 1 == plan.value.footer?.index { placeFooter(measure, at: origin, with: &placer) }
    }
  }

  private func placeFooter(_ measure: CellMeasure, at origin: Point, with placer: inout PartPlacer) {
    let plan = measure.plan
    guard let (frame, isOnMedia) = measure.frames.footer, let rule = plan.value.footer,
      let footer = message.footer
    else { return }
    let padding = plan.value.padding
    let row = footer.row(within: limits.bubble.reduced(by: padding.left + padding.right), grid: grid)
    placer.begin(ElementName(.footer), frame: frame.offset(x: origin.x, y: origin.y))
    defer { placer.end() }
    var corner = frame.origin
    if isOnMedia {
      placer.enter(at: origin)
      placer.raiseHiddenCount(above: frame)
      placer.box(BoxPaint(role: .capsule, corners: .radius(frame.height.half)), in: frame)
      corner = corner.offset(x: rule.capsule.width, y: rule.capsule.height)
    }
    placer.isOnCapsule = isOnMedia
    placer.enter(
      at: origin.offset(x: corner.x, y: corner.y),
      mirroredIn: plan.value.isMirrored ? row.size.width : nil)
    row.place(with: &placer)
    placer.isOnCapsule = false
  }
}
