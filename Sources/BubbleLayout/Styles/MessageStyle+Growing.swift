import TextLayout

extension MessageStyle {
  /// Returns the style for larger type, with all its lengths enlarged.
  ///
  /// - Parameters:
  ///   - factor: The font scale.
  ///   - spread: The factor that distances beside texts grow with, from 1 to the font scale.
  func grown(by factor: Double, spread: Double) -> MessageStyle {
    guard factor > 1 else { return self }
    let growth = StyleGrowth(factor: factor, spread: spread)
    var style = self
    style.growBubble(growth)
    style.seenBy?.size = growth.icon(seenBy?.size ?? 0)
    style.growSigns(growth)
    style.growDistances(growth)
    return style
  }

  /// Returns the style for rows that are too narrow for an avatar beside the bubble: its column is added to
  /// the bubble.
  ///
  /// - Parameter isSelecting: Whether selection marks are shown. No space is reserved for marks that are not
  ///   shown.
  func withoutAvatarColumn(isSelecting: Bool) -> MessageStyle {
    var style = self
    style.leavesAvatarOut = true
    style.bubble.margin.start = avatar.map { $0.marginWithout ?? $0.start } ?? bubble.margin.start
    style.bubble.margin.end = BubbleStyle.leastFree
    style.bubble.width = WidthRule(maximum: bubble.width.maximum)
    if !isSelecting { style.selection = nil }
    return style
  }

  /// Enlarges the bubble and the avatar. The bubble's free side keeps its width.
  private mutating func growBubble(_ growth: StyleGrowth) {
    if let avatar {
      let size = growth.icon(avatar.size)
      let added = size - avatar.size
      self.avatar?.size = size
      self.avatar?.radius = LayoutUnit(avatar.radius.points * size.points / max(1, avatar.size.points))
      bubble.margin.start = bubble.margin.start + added
      bubble.width.inset = bubble.width.inset.map { $0 + added }
      bubble.width.wideInset = bubble.width.wideInset.map { $0 + added }
    }
    bubble.padding.start = growth.side(bubble.padding.start)
    bubble.padding.end = growth.side(bubble.padding.end)
    bubble.padding.top = growth.distance(bubble.padding.top)
    bubble.padding.bottom = growth.distance(bubble.padding.bottom)
    bubble.minimumWidth = growth.sign(bubble.minimumWidth)
    bubble.minimumHeight = growth.sign(bubble.minimumHeight)
  }

  /// Enlarges icons and boxes in lines of text, and pictures beside texts.
  private mutating func growSigns(_ growth: StyleGrowth) {
    content.poll.markSize = growth.mark(content.poll.markSize)
    content.reactions.height = growth.sign(content.reactions.height)
    content.reactions.overlap = growth.sign(content.reactions.overlap)
    content.buttons.height = growth.sign(content.buttons.height)
    content.card.iconSize = growth.icon(content.card.iconSize)
    content.card.maximumWidth = growth.sign(content.card.maximumWidth)
    content.card.maximumNamedWidth = content.card.maximumNamedWidth.map { growth.sign($0) }
    content.quote.pictureSize = growth.icon(content.quote.pictureSize)
  }

  /// Enlarges distances inside the bubble, and the footer.
  private mutating func growDistances(_ growth: StyleGrowth) {
    for place in Self.gaps { content[keyPath: place] = growth.distance(content[keyPath: place]) }
    for place in Self.sides { content[keyPath: place] = growth.side(content[keyPath: place]) }
    for place in Self.columns { content[keyPath: place] = growth.column(content[keyPath: place]) }
    if var footer = content.footer {
      for place in Self.footerSigns { footer[keyPath: place] = growth.sign(footer[keyPath: place]) }
      for place in Self.footerGaps { footer[keyPath: place] = growth.distance(footer[keyPath: place]) }
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

  /// The distances beside texts, which do not grow in narrow rows.
  private static let sides: [WritableKeyPath<ContentStyle, LayoutUnit> & Sendable] = [
    \.card.iconGap, \.poll.markGap, \.quote.padding, \.quote.barGap, \.link.padding, \.code.padding,
    \.reactions.padding, \.buttons.padding, \.rich.cellPadding.width, \.rich.barGap,
  ]

  /// The columns of markers beside texts. Markers are letters themselves, so their columns grow with them.
  private static let columns: [WritableKeyPath<ContentStyle, LayoutUnit> & Sendable] = [
    \.rich.markerWidth, \.rich.markerGap,
  ]
}

/// The factors by which the lengths of a style grow. No length becomes smaller.
private struct StyleGrowth {
  /// The font scale, more than 1.
  let factor: Double
  /// The factor that distances beside texts grow with, from 1 to the font scale.
  let spread: Double

  /// Returns the length of an icon, which grows like the type.
  func sign(_ length: LayoutUnit) -> LayoutUnit { LayoutUnit(length.points * factor) }

  /// Returns the size of a picture, which becomes at most twice as large.
  func icon(_ length: LayoutUnit) -> LayoutUnit { LayoutUnit(length.points * min(factor, 2)) }

  /// Returns the size of a mark beside a text. It grows like the type if the row is wide, and like a distance
  /// if the row is narrow.
  func mark(_ length: LayoutUnit) -> LayoutUnit {
    LayoutUnit(length.points * max(spread, factor.squareRoot()))
  }

  /// Returns the width of a column of signs beside texts, which grows like a mark, in whole points.
  func column(_ length: LayoutUnit) -> LayoutUnit { max(length, LayoutUnit(mark(length).points.rounded())) }

  /// Returns a distance, which grows with the square root of the type.
  func distance(_ length: LayoutUnit) -> LayoutUnit { Self.grown(length, by: factor) }

  /// Returns a distance beside a text, which grows only in wide rows.
  func side(_ length: LayoutUnit) -> LayoutUnit { Self.grown(length, by: spread) }

  /// Multiplies a distance by the square root of a factor, and rounds it to whole points, so that rounding to
  /// pixels makes nothing wider than its limit.
  private static func grown(_ length: LayoutUnit, by factor: Double) -> LayoutUnit {
    max(length, LayoutUnit((length.points * factor.squareRoot()).rounded()))
  }
}

/// The lengths that a font scale above 1 enlarges in addition to fonts, in a style that grows with type (see
/// `MessageStyle.growsWithType`).
public enum TypeGrowth: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// Only fixed vertical distances: the boxes of text and labels in the cell, the bubble's margins above and
  /// below, and the heights of cells; and the sizes of the delivery state, of labels' boxes and of pictures of
  /// fixed size. This is for styles whose numbers were made for one font size.
  case heights
  /// All lengths. Icons, pills and buttons grow as much as the type, avatars and pictures become at most
  /// twice as large, and distances grow with the square root of the type. Distances beside texts do so only
  /// while the row is at least 20 em wide; no distance becomes smaller. The columns of markers of lists grow like the type
  /// there, and with its square root in narrower rows.
  ///
  /// Such a style also adapts to narrow rows, at any type size. If lines would hold less than 11 em, the free
  /// side opposite to the bubble's side is reduced to 12 points. If lines are then still too short, the avatar
  /// and its column are left out, and at last the margin at the bubble's side is reduced to 8 points.
  case everything
}
