import TextLayout

extension CellLayout {
  /// Places reactions that overlap the bubble's lower edge or stand below the bubble; nil for none.
  ///
  /// - Parameters:
  ///   - bubble: Where it is before an avatar moves it down.
  ///   - clear: How far up from its lower edge there is nothing that they might cover.
  func measuredReactions(
    at bubble: Rect, clear: LayoutUnit, cellWidth: LayoutUnit
  ) -> (measure: ContentMeasure, origin: Point, bottom: LayoutUnit)? {
    guard let reactions = message.reactions else { return nil }
    let rules = style.content.reactions
    let overlaps = rules.place == .overlapping
    let inset = overlaps ? rules.edgeInset : 0
    let free = max(cellWidth - margin.left - margin.right - gutter, limits.leastContent) - inset
    let pills = reactions.measure(
      in: ContentSpace(limit: .fixed(max(0, free)), textLimit: limits.text, grid: grid))
    var x = side == .left ? bubble.minX : bubble.maxX - pills.width
    if overlaps {
      // Towards the middle of the cell, and past it where the row is wider than the bubble.
      let inner = bubble.width - rules.edgeInset
      if pills.width + rules.edgeInset <= inner {
        x = side == .left ? bubble.minX + inner - pills.width : bubble.minX + rules.edgeInset
      } else {
        x = side == .left ? bubble.minX + rules.edgeInset : bubble.maxX - pills.width - rules.edgeInset
      }
    }
    x = held(x, pills.width, in: cellWidth)
    let y = overlaps ? bubble.maxY - min(rules.overlap, clear) : bubble.maxY + rules.gap
    var placer = PartPlacer.measuring
    let height = reactions.place(pills, in: pills.width, with: &placer).height
    return (pills, Point(x: x, y: y), y + height)
  }

  func placeReactions(_ measure: CellMeasure, with placer: inout PartPlacer) {
    guard let reactions = message.reactions, let (pills, origin) = measure.reactions else { return }
    placer.enter(at: origin, mirroredIn: direction == .rightToLeft ? pills.width : nil)
    _ = reactions.place(pills, in: pills.width, with: &placer)
  }

  /// Adds the labels above and below the bubble.
  func placeLabelsBesideBubble(_ measure: CellMeasure, with placer: inout PartPlacer) {
    for ((label, rules), y) in zip(labels(at: .above) + labels(at: .below), measure.labelTops) {
      var frame = rules.box.frame(in: Size(width: measure.size.width, height: 0), on: side)
      frame.origin.y = y
      frame.size.height = label.height(rules, grid: grid)
      if gutter > 0 { frame = frame.offset(x: side == .left ? gutter : -gutter) }
      placer.label(label.part(style: rules, frame: frame, side: side))
    }
  }

  /// Adds a text that stands in the cell by itself, not in the bubble.
  func placeText(in cell: Size, with placer: inout PartPlacer) {
    guard let box = style.text.box, let element = message.text else { return }
    let frame = box.frame(in: cell, on: side)
    let block = element.text.block(within: .fixed(frame.width), alignment: style.text.alignment)
    let x = style.text.alignment.offset(
      of: frame.width - block.size.width, isRightToLeft: block.lines.first?.isRightToLeft ?? false)
    placer.text(
      TextPart(
        frame: frame, text: element.text.text, block: block,
        blockOrigin: Point(x: x, y: (frame.height - block.size.height).half), detected: element.detected,
        spans: element.spans, color: style.text.color, wholeText: element.whole, objects: element.objects))
    guard !element.objects.isEmpty else { return }
    element.placeObjects(
      of: block,
      at: frame.origin.offset(x: x, y: (frame.height - block.size.height).half), with: &placer)
  }

  func placeLabels(in cell: Size, with placer: inout PartPlacer) {
    for (label, rules) in labels(at: .cell) {
      placer.label(label.part(style: rules, frame: rules.box.frame(in: cell, on: side), side: side))
    }
  }

  /// Adds the avatar, the delivery state, the selection mark and the sign that a swipe uncovers.
  func placeAccessories(_ measure: CellMeasure, with placer: inout PartPlacer) {
    if let rules = style.avatar, let frame = avatarFrame(measure), !covers(frame, measure) {
      placer.avatar(rules, frame)
      placeInitials(in: frame, with: &placer)
    }
    if let status = style.status, let state = message.facts.delivery {
      placer.status(state, status.frame(of: state, in: measure.size, on: side))
    }
    let bubble = measure.bubble
    func frame(x: LayoutUnit, _ size: LayoutUnit) -> Rect {
      Rect(x: x, y: bubble.midY - size.half, width: size, height: size)
    }
    if isSelecting, let rules = style.selection {
      let place = frame(x: rules.gap, rules.size)
      placer.box(
        .selection, direction == .leftToRight ? place : place.mirrored(in: measure.size.width),
        radius: rules.size.half)
    }
    if let rules = style.swipe {
      let x =
        direction == .leftToRight ? bubble.minX - rules.gap - rules.size : bubble.maxX + rules.gap
      placer.box(.swipe, frame(x: x, rules.size), radius: rules.size.half, sign: .reply)
    }
  }

  /// Adds the sender's initials, which are shown while there is no picture.
  private func placeInitials(in frame: Rect, with placer: inout PartPlacer) {
    let initials = message.sender.map(Initials.init)?.text ?? ""
    if initials.isEmpty { return }
    // They belong to the picture, which has one size at every font scale.
    let maker = TextMaker(signsOf: message.fonts)
    let font = TextStyle.system(frame.height.points * 0.4, .semibold)
    placer.label(maker.line(initials, font), .initials, in: frame, alignment: .center)
  }
}
