import TextLayout

/// The maximum widths of a bubble and its text in a cell. The layout of a bubble depends on the cell's width
/// only through these limits.
///
/// In a style that adapts to narrow rows (`adaptsToRows`), lines that would be shorter than
/// `RowRoom.leastLine` get the space on the bubble's free side, and then a part of its margin. In a cell that
/// is still too narrow, the margins are reduced further, then the bubble's padding. A line has space for at
/// least one character, whatever the style says.
struct WidthLimits {
  /// Whether the cell is wide enough for the sender's picture.
  let showsAvatar: Bool
  /// The space for the marks of selecting.
  let selection: SelectionRoom
  /// The bubble's margin in a cell of this width.
  let margin: DirectionalInsets
  /// The width between the margins and beside the selection marks, whatever the bubble's own limit.
  let room: AvailableWidth
  /// The maximum width of the bubble.
  let bubble: AvailableWidth
  /// The maximum width of a line of text in the bubble.
  let text: AvailableWidth
  /// The minimum width of a bubble's content. The padding is reduced before the content becomes narrower.
  let leastContent: LayoutUnit
  /// The minimum limit of the text at which neither margins nor padding are reduced.
  let leastText: LayoutUnit
  /// Whether margins or padding were reduced.
  let isSqueezed: Bool

  /// The space beside a character in a bubble's content, in points: the bar and the gap of a quote, or the
  /// padding of a card.
  private static let surroundings: LayoutUnit = 16

  /// Computes the limits in a cell of a given width.
  ///
  /// - Parameters:
  ///   - fontScale: The factor by which fonts are enlarged.
  ///   - isSelecting: Whether selection marks are shown.
  init(_ shared: Shared<MessageStyle>, in width: AvailableWidth, fontScale: Double, isSelecting: Bool) {
    // The style is read in place, because copying a style updates all its reference counts.
    var style: MessageStyle { _read { yield shared.value } }
    var margin = style.bubble.margin
    let padding = style.bubble.padding.start + style.bubble.padding.end
    selection = SelectionRoom(shared, isSelecting: isSelecting)
    // The widest characters are emoji and some syllables, at about 1.25 em. The value is in whole points, so
    // that rounding to pixels makes nothing wider than its limit.
    leastText = LayoutUnit((style.text.font.size * fontScale * 1.25).rounded(.up))
    leastContent = leastText + max(0, style.text.widthCorrection) + Self.surroundings
    // Bubbles are never at the marks (`CellLayout.held`).
    let beside = width.reduced(by: selection.reserved)
    let given = width.reduced(by: margin.start + margin.end + selection.kept).limited(to: beside)
    let least = min(width.reduced(by: selection.kept).limited(to: beside).length, leastContent + padding)
    var wanted = given.limited(to: style.bubble.width.limit(in: width))
    if shared.adaptsToRows, let cell = width.limit {
      let room = RowRoom(shared, fontScale: fontScale, selection)
      wanted = .fixed(room.fit(&margin, padding: padding, in: cell, widening: wanted.length))
    }
    showsAvatar = !style.leavesAvatarOut
    self.margin = margin
    room = given.widened(to: wanted).widened(to: .fixed(least))
    bubble = wanted.widened(to: .fixed(least))
    let measure = AvailableWidth(
      ofMeasure: style.text.measure, font: style.text.font.size, fontScale: fontScale)
    let lines = wanted.reduced(by: padding).limited(to: style.text.width.limit(in: width))
      .limited(to: measure)
    isSqueezed = lines.length < leastText || wanted.length < least
    // The padding gets the width that the content does not need.
    let sides = min(padding, max(0, bubble.length - leastContent))
    let free = max(0, bubble.length - sides - max(0, style.text.widthCorrection))
    text = lines.length < leastText ? .fixed(min(leastText, free)) : lines
  }

  /// Returns the cell's width, and how far it may change while neither margins nor padding are reduced and the same
  /// parts of the style's rules apply. In this range, no limit changes by more than the cell's width.
  ///
  /// - Parameter textRule: The rule for lines of text.
  func limit(_ bubble: BubbleStyle, _ textRule: WidthRule, at cellWidth: AvailableWidth) -> Limit {
    var limit = Limit(cellWidth)
    let padding = bubble.padding.start + bubble.padding.end
    limit[inside: text].keep(from: leastText)
    limit[inside: self.bubble].keep(from: leastContent + padding)
    for threshold in [bubble.width.threshold, textRule.threshold] {
      guard let threshold else { continue }
      _ = limit.holds(threshold + LayoutUnit(rawValue: 1))
    }
    return limit
  }

  /// Returns the insets, reduced if the content leaves too little width for them.
  func squeezed(_ insets: Insets) -> Insets {
    let sides = insets.left + insets.right
    let free = max(0, bubble.length - leastContent)
    guard sides > free else { return insets }
    var insets = insets
    insets.left = LayoutUnit(rawValue: insets.left.rawValue * free.rawValue / sides.rawValue)
    insets.right = free - insets.left
    return insets
  }
}

/// The maximum widths of a bubble, of its content and of the reactions outside it.
struct ColumnLimits: Hashable, Sendable {
  /// The maximum width of the bubble.
  var bubble: AvailableWidth
  /// The maximum width of a line of text in the bubble.
  var text: AvailableWidth
  /// The width between the margins and beside the selection marks, whatever the bubble's own limit.
  var room: AvailableWidth
  /// The maximum width of reactions outside the bubble.
  var free: AvailableWidth
  /// Whether the cell is wide enough for the sender's picture.
  var showsAvatar: Bool

  /// - Parameters:
  ///   - width: The cell's width.
  ///   - inset: See `OuterReactions.inset`.
  init(_ limits: WidthLimits, in width: AvailableWidth, inset: LayoutUnit) {
    bubble = limits.bubble
    text = limits.text
    room = limits.room
    showsAvatar = limits.showsAvatar
    // In a cell of unlimited width, reactions have no limit until the bubble's width is known.
    free = width.limit.map { Self.free(limits, in: $0, inset: inset) } ?? .unbounded
  }

  /// Returns the maximum width of reactions outside the bubble.
  static func free(
    _ limits: WidthLimits, in cellWidth: LayoutUnit, inset: LayoutUnit
  ) -> AvailableWidth {
    let (margin, selection) = (limits.margin, limits.selection)
    let beside = cellWidth - max(margin.start + margin.end + selection.shift, selection.reserved)
    let free = max(beside, limits.leastContent)
    return .fixed(max(0, free - inset))
  }
}

extension OuterReactions {
  /// Returns the distance between the bubble's side and reactions that overlap its edge; 0 for other
  /// reactions.
  static func inset(_ style: ReactionStyle) -> LayoutUnit {
    style.place == .overlapping ? style.edgeInset : 0
  }
}
