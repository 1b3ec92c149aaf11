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
  func columnPlan(of blocks: [PreparedBlock], isFlexible: Bool) -> ColumnPlan {
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
      guard style.content.hasEvenEdges, !message.hidesBubble, block.hasEdge else {
        return insets
      }
      (insets.top, insets.bottom) = (min(insets.left, insets.right), min(insets.left, insets.right))
      return insets
    }
    var plan = ColumnPlan(
      top: blocks.first.map { outerInsets(of: $0).top } ?? padding.top,
      bottom: blocks.last.map { outerInsets(of: $0).bottom } ?? padding.bottom, padding: padding,
      minimum: minimum,
      captionsWiden: style.content.media.captionsWiden, isMirrored: direction == .rightToLeft,
      cell: plan())
    plan.steps = ContiguousArray(
      blocks.map { block in
        ColumnPlan.Step(
          content: block.isOwnText ? .text : .block(block.node), gap: block.gap,
          insets: insets(of: block),
          mayExceedLimit: block.mayExceedLimit, measure: measure(of: block), isMedia: block.kind == .media,
          keepsWidth: block.pictures?.keepsWidth ?? false, isRound: block.pictures?.isRound ?? false,
          isText: block.kind == .text)
      })
    plan.isSqueezed = givesWay
    if let text = message.text, blocks.contains(where: \.isOwnText) {
      plan.text = ColumnText(text.style, plainLine: text.text.plainLine, maximumLines: text.maximumLines)
      plan.text?.isEnlarged = text.plain != nil
    }
    plan.blockLine = blocks.lazy.compactMap { $0.rich?.lineHeight }.first
    plan.footer = columnFooter(below: blocks)
    if let reactions = message.reactions {
      let rules = style.content.reactions
      plan.reactions = OuterReactions(
        node: reactions.node, overlap: rules.place == .overlapping ? rules.overlap : nil, gap: rules.gap)
    }
    return plan
  }

  /// Returns the maximum width of a block, in points; nil for the bubble's limit.
  private func measure(of block: PreparedBlock) -> LayoutUnit? {
    // The lines of a text have the measure already (`WidthLimits.text`).
    if block.isOwnText { return nil }
    if let rich = block.rich { return rich.isWide ? nil : width(ofMeasure: style.content.rich.measure) }
    if block.kind == .media || block.kind == .code { return nil }
    return width(ofMeasure: style.text.measure)
  }

  private func width(ofMeasure measure: Double?) -> LayoutUnit? {
    AvailableWidth(ofMeasure: measure, font: style.text.font.size, fontScale: fontScale).limit
  }

  private func columnFooter(below blocks: [PreparedBlock]) -> ColumnFooter? {
    let order = style.content.order
    guard let footer = message.footer, !placement.hidesFooter, let place = order.firstIndex(of: .footer)
    else {
      return nil
    }
    let index = blocks.prefix { order.firstIndex(of: $0.kind) ?? 0 < place }.count
    return ColumnFooter(footer.style, index: index)
  }

  /// Measures the bubble's content, and finds the frames of its blocks.
  func measuredColumn() -> MeasuredColumn {
    let blocks = shownBlocks
    let shared = columnPlan(of: blocks, isFlexible: false).made()
    let columnLimits = ColumnLimits(
      limits, in: width, inset: OuterReactions.inset(style.content.reactions))
    var fold = ColumnFold(
      shared, ShapedBlocks(message, grid: grid), in: columnLimits, visitor: ColumnFrames())
    let result =
      fold.result()
      // The fold always succeeds here, because all texts are shaped.
      ?? ColumnResult(size: shared.value.minimum, drop: 0, clearBottom: 0, limit: .only(columnLimits.bubble))
    return MeasuredColumn(
      shared: shared, blocks: blocks, frames: fold.visitor, measured: fold.blocks, result: result,
      footer: shared.value.footer == nil
        ? nil
        : message.footer?.row(
          within: limits.bubble.reduced(by: shared.value.padding.left + shared.value.padding.right),
          grid: grid))
  }
}

/// The content of a bubble, measured.
struct MeasuredColumn {
  let shared: Shared<ColumnPlan>
  var plan: ColumnPlan { _read { yield shared.value } }
  let blocks: [PreparedBlock]
  let frames: ColumnFrames
  let measured: ShapedBlocks
  let result: ColumnResult
  /// The footer; nil if there is none.
  let footer: FooterRow?

  /// Makes the parts of the blocks and the footer.
  ///
  /// - Parameter origin: The bubble's top left corner in the cell.
  func place(at origin: Point, with placer: inout PartPlacer) {
    let origin = origin.offset(y: result.drop)
    if blocks.isEmpty { placeFooter(at: origin, with: &placer) }
    for (index, (block, (frame, limit))) in zip(blocks, frames.blocks).enumerated() {
      let mirror = plan.isMirrored && block.isMirrored ? frame.width : nil
      placer.enter(at: origin.offset(x: frame.minX, y: frame.minY), mirroredIn: mirror)
      placer.begin(block.name, frame: frame.offset(x: origin.x, y: origin.y))
      if !block.isOwnText {
        placer.paint(block, of: measured.tree, measured.paints, in: limit, size: frame.size)
      } else if let text = measured.text {
        measured.element?.place(text, in: frame.width, with: &placer)
      }
      placer.end()
      if index + 1 == plan.footer?.index { placeFooter(at: origin, with: &placer) }
    }
  }

  private func placeFooter(at origin: Point, with placer: inout PartPlacer) {
    guard let (frame, isOnMedia) = frames.footer, let rule = plan.footer, let footer else { return }
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
      at: origin.offset(x: corner.x, y: corner.y), mirroredIn: plan.isMirrored ? footer.size.width : nil)
    footer.place(with: &placer)
    placer.isOnCapsule = false
  }
}

extension ColumnText {
  init(_ style: MessageTextStyle, plainLine: PlainLine, maximumLines: Int?) {
    self.init(
      alignment: style.alignment, widthCorrection: style.widthCorrection,
      heightCorrection: style.heightCorrection, linesX: style.linesX ?? style.widthCorrection.half,
      plainLine: plainLine, maximumLines: maximumLines)
  }
}
