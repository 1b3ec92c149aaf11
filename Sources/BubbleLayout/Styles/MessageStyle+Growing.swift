import TextLayout

extension MessageStyle {
  /// Whether a font scale enlarges all lengths of the style, and not only fixed vertical distances (see
  /// `TypeGrowth`).
  var growsWhole: Bool { growsWithType && typeGrowth == .everything }

  /// Returns the style for larger type, with all its lengths enlarged.
  ///
  /// - Parameters:
  ///   - factor: The font scale, 1 or more.
  ///   - room: The size of the insets, from 1 for full insets to 0 for the smallest ones, which leave more
  ///     width to the text.
  ///   - isSelecting: Whether selection marks are shown.
  func grown(by factor: Double, room: Double, isSelecting: Bool) -> MessageStyle {
    let growth = StyleGrowth(factor: factor, room: room)
    var style = self
    // `grown(by:)` does not enlarge the result again.
    style.growsWithType = false
    style.growBubble(growth)
    style.seenBy?.size = growth.icon(seenBy?.size ?? 0)
    // Space is reserved for selection marks even while they are hidden, so that bubbles do not change when
    // the marks appear. With the smallest insets, no space is reserved.
    if room == 0 { style.selection = isSelecting ? selection : nil }
    style.growSigns(growth)
    style.growInsets(growth)
    return style
  }

  /// Enlarges the bubble, the avatar and the space beside them.
  private mutating func growBubble(_ growth: StyleGrowth) {
    var (start, end) = (bubble.margin.start, bubble.margin.end)
    // `added` is the difference between the enlarged avatar's width and the original width.
    let added = avatar.map { growth.icon($0.size) - $0.size } ?? 0
    let least = (start: min(start, StyleGrowth.leastMargin), end: min(end, StyleGrowth.leastMargin))
    if let avatar, growth.room > 0 {
      let size = growth.between(min(avatar.size, StyleGrowth.leastAvatar), growth.icon(avatar.size))
      self.avatar?.size = size
      self.avatar?.radius = LayoutUnit(avatar.radius.points * size.points / max(1, avatar.size.points))
      let place = min(avatar.start, StyleGrowth.leastGap)
      self.avatar?.start = growth.between(place, avatar.start)
      let needed = place + min(avatar.size, StyleGrowth.leastAvatar) + StyleGrowth.leastGap
      start = growth.between(min(start, needed), start + added)
    } else {
      avatar = nil
      start = growth.between(least.start, start)
    }
    end = growth.between(least.end, end)
    (bubble.margin.start, bubble.margin.end) = (start, end)
    func inset(_ length: LayoutUnit) -> LayoutUnit {
      growth.between(min(length, least.start + least.end), length + added)
    }
    func fraction(_ share: Double) -> Double { 1 - growth.room * (1 - share) }
    let width = bubble.width
    bubble.width.inset = width.inset.map(inset)
    bubble.width.wideInset = width.wideInset.map(inset)
    bubble.width.fraction = width.fraction.map(fraction)
    bubble.width.wideFraction = width.wideFraction.map(fraction)
    bubble.padding.start = growth.side(bubble.padding.start)
    bubble.padding.end = growth.side(bubble.padding.end)
    bubble.padding.top = growth.inset(bubble.padding.top)
    bubble.padding.bottom = growth.inset(bubble.padding.bottom)
    bubble.opticalInset = bubble.opticalInset.map(growth.sign)
    bubble.minimumWidth = growth.sign(bubble.minimumWidth)
    bubble.minimumHeight = growth.sign(bubble.minimumHeight)
  }

  /// Enlarges icons and boxes in lines of text, and pictures beside texts.
  private mutating func growSigns(_ growth: StyleGrowth) {
    let mark = content.poll.markSize
    content.poll.markSize = growth.between(growth.inset(mark), growth.sign(mark))
    content.reactions.height = growth.sign(content.reactions.height)
    content.reactions.overlap = growth.sign(content.reactions.overlap)
    content.buttons.height = growth.sign(content.buttons.height)
    content.card.iconSize = growth.icon(content.card.iconSize)
    content.card.maximumWidth = growth.sign(content.card.maximumWidth)
    content.quote.pictureSize = growth.icon(content.quote.pictureSize)
  }

  /// Enlarges distances inside the bubble, and the footer.
  private mutating func growInsets(_ growth: StyleGrowth) {
    for place in Self.gaps { content[keyPath: place] = growth.inset(content[keyPath: place]) }
    for place in Self.sides { content[keyPath: place] = growth.side(content[keyPath: place]) }
    if var footer = content.footer {
      for place in Self.footerSigns { footer[keyPath: place] = growth.sign(footer[keyPath: place]) }
      for place in Self.footerGaps { footer[keyPath: place] = growth.inset(footer[keyPath: place]) }
      content.footer = footer
    }
  }

  private static let footerSigns: [WritableKeyPath<FooterStyle, LayoutUnit> & Sendable] = [
    \.deliveryWidth, \.deliveryHeight,
  ]

  private static let footerGaps: [WritableKeyPath<FooterStyle, LayoutUnit> & Sendable] = [
    \.spacing, \.tuckGap, \.gap, \.capsulePadding,
  ]

  /// The vertical distances, which do not reduce the width of lines.
  private static let gaps: [WritableKeyPath<ContentStyle, LayoutUnit> & Sendable] = [
    \.card.gap, \.poll.gap, \.poll.spacing, \.quote.gap, \.media.gap, \.link.gap, \.code.gap, \.reactions.gap,
    \.reactions.spacing, \.buttons.gap, \.rich.gap, \.rich.itemGap, \.rich.boxGap, \.rich.headingGapAbove,
    \.rich.headingGapBelow, \.rich.cellPadding.height,
  ]

  /// The distances beside texts, which are reduced if lines would otherwise be too short.
  private static let sides: [WritableKeyPath<ContentStyle, LayoutUnit> & Sendable] = [
    \.card.iconGap, \.poll.markGap, \.quote.padding, \.quote.barGap, \.link.padding, \.code.padding,
    \.reactions.padding, \.buttons.padding, \.rich.markerWidth, \.rich.markerGap, \.rich.barGap,
  ]
}

/// The factors by which the lengths of a style grow.
private struct StyleGrowth {
  /// The font scale.
  let factor: Double
  /// The size of the insets, from 0 for the smallest to 1 for full insets.
  let room: Double

  /// With the smallest insets: the minimum margin, avatar size and distance between both, in points.
  static let (leastMargin, leastAvatar, leastGap): (LayoutUnit, LayoutUnit, LayoutUnit) = (8, 20, 4)

  /// Returns the length of an icon, which grows like the type.
  func sign(_ length: LayoutUnit) -> LayoutUnit { LayoutUnit(length.points * factor) }

  /// Returns the size of a picture, which becomes at most twice as large.
  func icon(_ length: LayoutUnit) -> LayoutUnit { LayoutUnit(length.points * min(factor, 2)) }

  /// Returns a distance, which grows half as much as the type.
  func inset(_ length: LayoutUnit) -> LayoutUnit { whole(length.points * (1 + (factor - 1) / 2)) }

  /// Returns a distance beside a text. With the smallest insets, it is two thirds of the original distance.
  func side(_ length: LayoutUnit) -> LayoutUnit {
    between(whole(length.points * 2 / 3), inset(length))
  }

  /// Returns a length between the one for the smallest insets and the one for full insets.
  func between(_ least: LayoutUnit, _ most: LayoutUnit) -> LayoutUnit {
    room == 1 ? most : least + whole((most - least).points * room)
  }

  /// Rounds a length to whole points, so that rounding to pixels makes nothing wider than its limit.
  private func whole(_ points: Double) -> LayoutUnit { LayoutUnit(points.rounded()) }
}
