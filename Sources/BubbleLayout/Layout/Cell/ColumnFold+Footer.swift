import TextLayout

/// The place of the footer: over pictures, beside the last line, or in a row of its own.
extension ColumnFold {
  /// Measures the footer and places it, if the plan has one.
  ///
  /// - Returns: False if a text has to be shaped first.
  mutating func placeFooter() -> Bool {
    guard let rule = shared.value.footer else { return true }
    let room = limit.width.reduced(by: shared.value.padding.left + shared.value.padding.right)
    guard let measured = blocks.footer(in: room) else { return false }
    footer = measured
    if footer.isNatural {
      limit[inside: shared.value.followsText ? limits.text : room].keep(from: footer.size.width)
    } else {
      limit.close()
    }
    (place, footerGap) = (.ownRow, rule.gap)
    if rule.index > 0, rule.index <= shared.value.steps.count {
      guard placeFooter(rule, below: shared.value.steps[rule.index - 1]) else { return false }
    }
    if case .ownRow = place {
      width = max(width, footer.size.width + shared.value.padding.left + shared.value.padding.right)
    }
    return true
  }

  /// Places the footer on the block above it, or beside the last line of that block, if the rules allow it, and widens the
  /// bubble if necessary. Otherwise finds the footer's distance from the block.
  ///
  /// - Returns: False if a text has to be shaped first.
  private mutating func placeFooter(_ rule: CellPlan.Footer, below host: CellPlan.Step) -> Bool {
    guard case .block(let node) = host.content else { return true }
    // A footer that is broken into lines would extend above the line beside it, so only a footer of one row
    // is placed there.
    let isRow = footer.isNatural
    if host.isOwnText {
      if isRow { placeFooter(rule, besideText: host) }
      return true
    }
    let room = limit(of: host)
    if host.isMedia {
      (footerFollowsWidth, footerGap) = (true, rule.gapBelowEdge)
      guard isRow, rule.overlaysMedia, rule.index == shared.value.steps.count else { return true }
      return overlay(rule, host, Int(node), room)
    }
    if rule.tuck == .none { return true }
    guard let edge = blocks.lowerEdge(of: Int(node), in: room, width: hostWidth) else { return false }
    switch edge {
    case .text: return true
    case .edge:
      footerGap = rule.gapBelowEdge
      return true
    case .line(let line):
      if line.isApart { footerGap = rule.gapBelowEdge }
      return !isRow || placeFooter(rule, beside: line, of: Int(node), host, room)
    }
  }

  /// Places a footer of one row beside the last line of a block, if there is room.
  ///
  /// - Parameter found: The line, if the block has the width that it wants.
  /// - Returns: False if a text has to be shaped first.
  private mutating func placeFooter(
    _ rule: CellPlan.Footer, beside found: LastLine, of node: Int, _ host: CellPlan.Step,
    _ room: AvailableWidth
  ) -> Bool {
    footerFollowsWidth = shared.value.isMirrored || found.followsWidth
    // In a mirrored interface, everything except texts is mirrored with its block.
    let mirrors = shared.value.isMirrored && !host.isText
    let line = mirrors ? found.mirrored(in: hostWidth) : found
    guard let wide = widthBeside(line, rule, room, host.sides) else { return true }
    // A text is broken again at the width that it is given.
    guard let wider = blocks.lowerEdge(of: node, in: room, width: wide - host.sides) else { return false }
    guard case .line(let placed) = wider else { return true }
    tuck(beside: mirrors ? placed.mirrored(in: wide - host.sides) : placed, rule, in: wide, host.sides)
    return true
  }

  /// Places a footer of one row beside the last line of the message's own text, if the rules allow it.
  private mutating func placeFooter(_ rule: CellPlan.Footer, besideText host: CellPlan.Step) {
    guard rule.tuck != .none, hasLines, !blocks.lines.hasLabel, shared.value.text != nil else { return }
    let room = limit(of: host)
    let isReversed = blocks.lines.lines.isRightToLeft != shared.value.isMirrored
    // A single line that runs against the interface's direction begins at the footer's side, so it is moved
    // away from the footer.
    if isReversed, blocks.lines.lines.lineCount == 1, blocks.lines.lines.lastLineWidth > 0,
      blocks.lines.width == blocks.lines.size.width
    {
      let last = shared.value.text?.lastLineHeight(of: blocks.lines) ?? 0
      let wanted = blocks.lines.width + rule.gap(besideLineOf: last) + footer.size.width
      if limit[inside: room].holds(wanted) {
        width = max(width, wanted + host.sides)
        place = .tucked(movesText: true)
      }
      return
    }
    guard let line = lastLine(in: blocks.lines.width) else { return }
    footerFollowsWidth = shared.value.isMirrored || line.isRightToLeft || !isTextAtLeft
    if let wide = widthBeside(line, rule, room, host.sides), let placed = lastLine(in: wide - host.sides) {
      tuck(beside: placed, rule, in: wide, host.sides)
    }
  }

  /// Returns how wide a bubble has to be for the footer to be placed beside a line.
  ///
  /// - Parameter line: The line, in a block at the width that it wants.
  /// - Returns: Nil if the limit is too small, or if the footer is never placed beside such a line.
  private mutating func widthBeside(
    _ line: LastLine, _ rule: CellPlan.Footer, _ room: AvailableWidth, _ sides: LayoutUnit
  ) -> LayoutUnit? {
    if rule.tuck == .trailing, line.isRightToLeft != shared.value.isMirrored { return nil }
    // Icons do not shrink with small type; beside the row of a card, they would reach into the row above it.
    if line.depth != nil, footer.size.height > line.height { return nil }
    // The reach is measured from the side where the line starts, because a width rounded up to pixels may be
    // larger than the width of the lines.
    let reach = line.isRightToLeft ? hostWidth - line.minX : line.maxX
    let wanted = max(reach + rule.gap(besideLineOf: line.height) + footer.size.width, hostWidth)
    return limit[inside: room].holds(wanted) ? max(width, wanted + sides) : nil
  }

  /// Places the footer beside a line of a block, in a bubble of width `wide`, if both fit.
  private mutating func tuck(
    beside line: LastLine, _ rule: CellPlan.Footer, in wide: LayoutUnit, _ sides: LayoutUnit
  ) {
    guard leavesRoom(line, rule.gap(besideLineOf: line.height), in: wide - sides) else { return }
    width = wide
    place = .tucked(movesText: false)
  }

  /// Returns whether there is enough distance between the line and the footer, which is at the end side of
  /// the interface.
  private mutating func leavesRoom(_ line: LastLine, _ gap: LayoutUnit, in width: LayoutUnit) -> Bool {
    if line.maxX == line.minX { return true }
    return shared.value.isMirrored
      ? line.minX - gap >= footer.size.width : line.maxX + gap <= width - footer.size.width
  }

  /// Lays the footer over pictures, if its capsule covers neither their edges nor the sign in the middle of a picture nor
  /// the number of hidden pictures.
  private mutating func overlay(
    _ rule: CellPlan.Footer, _ host: CellPlan.Step, _ node: Int, _ limit: AvailableWidth
  ) -> Bool {
    let capsule = rule.capsuleSize(footer.size)
    let width = host.keepsWidth ? hostWidth : width - host.sides
    guard let height = height(of: node, at: rule.index - 1, in: limit, width),
      let free = blocks.tree.freeCorner(of: node, in: limit)
    else { return false }
    let picture = Size(width: width, height: height)
    guard let inset = inset(of: capsule, rule, host, on: picture) else { return true }
    if capsule.height + inset <= height, free.map({ $0 >= capsule.height + inset }) ?? true,
      !host.isMarked || leavesMark(on: picture, besides: capsule, inset: inset)
    {
      place = .overlaid(inset: inset)
    }
    return true
  }

  /// Returns whether a capsule in a lower corner of a picture leaves the sign in its middle free.
  private func leavesMark(on picture: Size, besides capsule: Size, inset: LayoutUnit) -> Bool {
    let mark = MediaPart.mark(in: Rect(origin: .zero, size: picture))
    return mark.maxX <= picture.width - inset - capsule.width
      || mark.maxY <= picture.height - inset - capsule.height
  }

  /// Returns the distance of a capsule from the corner of a picture; nil if the picture is too narrow.
  private func inset(
    of capsule: Size, _ rule: CellPlan.Footer, _ host: CellPlan.Step, on picture: Size
  ) -> LayoutUnit? {
    guard host.isRound else {
      return capsule.width + rule.mediaInset <= picture.width ? rule.mediaInset : nil
    }
    let diameter = min(picture.width, picture.height)
    return CapsuleOnCircle.inset(height: capsule.height, diameter: diameter).flatMap {
      capsule.width + $0 + $0 <= diameter ? $0 : nil
    }
  }

  /// Whether lines that run from left to right keep their position if their block becomes wider.
  private var isTextAtLeft: Bool {
    mutating get { shared.value.text?.alignment.offset(of: 1, isRightToLeft: false) == .zero }
  }

  /// Returns the last line of the text in a block of a given width; nil if the plan has no text.
  mutating func lastLine(in width: LayoutUnit) -> LastLine? {
    shared.value.text?.lastLine(of: blocks.lines, in: width, footer: footer.size.height)
  }
}

/// Where a footer is placed.
enum FooterPlace {
  case none
  case ownRow
  /// Beside the last line. With `movesText`, the text is moved to the other side of the bubble, because its
  /// line would begin where the footer is.
  case tucked(movesText: Bool)
  /// On the picture, with this distance of its capsule from the picture's corner.
  case overlaid(inset: LayoutUnit)
}
