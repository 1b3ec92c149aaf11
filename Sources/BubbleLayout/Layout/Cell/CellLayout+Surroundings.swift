import TextLayout

extension CellLayout {
  /// Returns the frame of reactions that overlap the bubble's lower edge or are below the bubble.
  ///
  /// - Parameter bubble: The bubble's frame before an avatar moves it down.
  func frame(
    of reactions: CellPlan.PlacedReactions, at bubble: Rect, cellWidth: LayoutUnit
  ) -> Rect {
    let rules = style.content.reactions
    let pills = reactions.size
    var x = side == .left ? bubble.minX : bubble.maxX - pills.width
    if rules.place == .overlapping {
      // The row of reactions extends towards the middle of the cell, and beyond the bubble if it is wider.
      let inner = bubble.width - rules.edgeInset
      if message.hidesBubble, shared.growsWhole {
        // Without a bubble, they belong below the content, which is at the start, and not below the time beside it.
        let isAtRight = direction == .rightToLeft
        x = isAtRight ? bubble.maxX - pills.width - rules.edgeInset : bubble.minX + rules.edgeInset
      } else if pills.width + rules.edgeInset <= inner {
        x = side == .left ? bubble.minX + inner - pills.width : bubble.minX + rules.edgeInset
      } else {
        x = side == .left ? bubble.minX + rules.edgeInset : bubble.maxX - pills.width - rules.edgeInset
      }
    }
    return Rect(
      origin: Point(x: held(x, pills.width, in: cellWidth), y: bubble.maxY + reactions.reach - pills.height),
      size: pills)
  }

  func placeReactions(_ measure: CellMeasure, with placer: inout PartPlacer) {
    guard let reactions = message.reactions, let (frame, limit) = measure.reactions else { return }
    placer.enter(at: frame.origin, mirroredIn: direction == .rightToLeft ? frame.width : nil)
    placer.begin(reactions.name, frame: frame)
    placer.paint(reactions, of: tree, message.paints, in: limit, size: frame.size)
    placer.end()
  }

  /// Adds the labels above and below the bubble.
  func placeLabelsBesideBubble(_ measure: CellMeasure, with placer: inout PartPlacer) {
    for ((label, rules), y) in zip(labels(at: .above) + labels(at: .below), measure.labelTops) {
      var frame = rules.box.frame(in: Size(width: measure.size.width, height: 0), on: side)
      frame.origin.y = y
      frame.size.height = label.height(rules, grid: grid)
      if selection.shift > 0 { frame = frame.offset(x: side == .left ? selection.shift : -selection.shift) }
      placer.begin(ElementName(.label, label.number))
      placer.label(label.part(style: rules, frame: frame, side: side))
      placer.end()
    }
  }

  /// Adds a text that is placed in the cell itself, not in the bubble.
  func placeText(in cell: Size, with placer: inout PartPlacer) {
    guard let box = style.text.box, let element = message.text else { return }
    let frame = box.frame(in: cell, on: side)
    let block = element.text.block(within: .fixed(frame.width), alignment: style.text.alignment)
    let x = style.text.alignment.offset(
      of: frame.width - block.size.width, isRightToLeft: block.lines.first?.isRightToLeft ?? false)
    let isSecondary = element.isSecondary(on: placer.surface)
    placer.begin(ElementName(.text))
    defer { placer.end() }
    placer.text(
      TextPart(
        frame: frame, text: element.text.text, block: block,
        blockOrigin: Point(x: x, y: (frame.height - block.size.height).half), detected: element.detected,
        spans: element.spans, color: style.text.color, wholeText: element.whole, objects: element.objects,
        isSecondary: isSecondary),
      chips: element.chips)
  }

  func placeLabels(in cell: Size, with placer: inout PartPlacer) {
    for (label, rules) in labels(at: .cell) {
      placer.begin(ElementName(.label, label.number))
      placer.label(label.part(style: rules, frame: rules.box.frame(in: cell, on: side), side: side))
      placer.end()
    }
  }

  /// Adds the avatar, the delivery state, the selection mark and the icon that a swipe reveals.
  func placeAccessories(_ measure: CellMeasure, with placer: inout PartPlacer) {
    if let rules = style.avatar, let frame = avatarFrame(measure), !covers(frame, measure) {
      placer.begin(ElementName(.avatar), frame: frame)
      placer.avatar(rules, frame)
      placeInitials(in: frame, radius: rules.radius, with: &placer)
      placer.end()
    }
    if let delivery = style.delivery, let state = message.facts.delivery {
      placer.begin(ElementName(.delivery))
      // In large type, the icon may be higher than a cell with only pictures.
      var frame = delivery.frame(of: state, in: measure.size, on: side)
      frame.origin.y = max(0, frame.minY)
      placer.delivery(state, frame)
      placer.end()
    }
    let bubble = measure.bubble
    // The icon is centred vertically on the bubble, but moved so that it stays within the cell.
    func frame(x: LayoutUnit, _ size: LayoutUnit) -> Rect {
      let y = min(bubble.midY - size.half, max(0, measure.size.height - size))
      return Rect(x: x, y: y, width: size, height: size)
    }
    if isSelecting, let rules = style.selection {
      let space = direction == .leftToRight ? bubble.minX : measure.size.width - bubble.maxX
      let place = frame(x: min(rules.place, max(0, space - rules.size)), rules.size)
      placer.begin(ElementName(.selection))
      placer.box(
        BoxPaint(role: .selection, corners: .round),
        in: direction == .leftToRight ? place : place.mirrored(in: measure.size.width))
      placer.end()
    }
    if let rules = style.swipe {
      let x =
        direction == .leftToRight ? bubble.minX - rules.gap - rules.size : bubble.maxX + rules.gap
      placer.begin(ElementName(.swipe))
      placer.box(BoxPaint(role: .swipe, corners: .round, icon: .reply), in: frame(x: x, rules.size))
      placer.end()
    }
  }

  /// Adds the sender's initials or the sign of a person, which are shown until a picture is available.
  private func placeInitials(in frame: Rect, radius: LayoutUnit, with placer: inout PartPlacer) {
    let text = message.initials.value {
      let own = message.sender.flatMap { message.people[$0]?.initials }
      return Face.initials(own, name: message.name, size: frame.height, radius: radius, message.maker)
    }
    let color = message.sender.flatMap { message.people[$0]?.color }
    guard let text else { return placer.unnamed(in: frame, color: color) }
    placer.label(text, .initials, in: frame, alignment: .center, tint: color?.dullInitials)
  }
}

/// The lines at the side of the message, below the bubble and the labels below it: about a failure, and the
/// people who have seen the message.
extension CellLayout {
  /// How much the lines add to the height of the cell, in points. Within a group, the space below the last line is larger
  /// than that above it, so that the line is not read with the next message (the Gestalt law of proximity).
  var linesBelowHeight: LayoutUnit {
    let lines = message.linesBelow.reduce(LayoutUnit.zero) { $0 + extent(of: $1) }
    guard !placement.isLast, let last = message.linesBelow.last else { return lines }
    return lines + last.gap + last.gap
  }

  /// Adds the lines, one below the other.
  func placeLinesBelow(_ measure: CellMeasure, with placer: inout PartPlacer) {
    let cellWidth = measure.size.width
    var top = measure.labelsEnd
    for line in message.linesBelow {
      let width = line.width(within: cellWidth - selection.reserved)
      let wanted = side == .left ? measure.bubble.minX : measure.bubble.maxX - width
      let frame = Rect(
        x: held(wanted, width, in: cellWidth), y: top + line.gap, width: width,
        height: line.height(on: grid))
      // On either side of the cell, lines run in the direction of the interface.
      placer.enter(at: frame.origin, mirroredIn: direction == .rightToLeft ? width : nil)
      placer.begin(line.name, frame: frame)
      line.place(in: frame.size, with: &placer)
      placer.end()
      top = top + extent(of: line)
    }
    placer.enter(at: .zero)
  }

  /// Returns the height of a line and of its distance from the content above, in points.
  private func extent(of line: some LineBelow) -> LayoutUnit {
    line.gap + grid.roundedUp(line.height(on: grid))
  }
}
