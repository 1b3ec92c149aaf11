import TextLayout

/// The maximum widths of a bubble and its text in a cell. The layout of a bubble depends on the cell's width
/// only through these limits.
///
/// In a style that adapts to narrow rows (`adaptsToRows`), lines that would be shorter than
/// `RowRoom.leastLine` get the space on the bubble's free side, and then a part of its margin. In a cell that
/// is still too narrow, the margins are reduced further, then the bubble's padding. A line has space for at
/// least one character, whatever the style says.
struct CellLimits: Sendable {
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
  /// The maximum width of reactions outside the bubble. In a cell of unlimited width it is unbounded until the
  /// bubble's width is known (`free(in:)`).
  private(set) var free = AvailableWidth.unbounded
  /// The distance between the bubble's side and reactions that overlap its edge; 0 for other reactions.
  private let reactionInset: LayoutUnit
  /// The width of the cell, and how far it may change while neither margins nor padding are reduced and the same
  /// parts of the style's rules apply. In this range, no limit changes by more than the cell's width.
  private(set) var cell: Limit

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
    reactionInset = CellPlan.Reactions.inset(style.content.reactions)
    cell = Limit(width)
    cell[inside: text].keep(from: leastText)
    cell[inside: bubble].keep(from: leastContent + padding)
    for threshold in [style.bubble.width.threshold, style.text.width.threshold] {
      guard let threshold else { continue }
      _ = cell.holds(threshold + LayoutUnit(rawValue: 1))
    }
    if let limit = width.limit { self.free = self.free(in: limit) }
  }

  /// Returns the maximum width of reactions outside the bubble in a cell of a given width.
  func free(in cell: LayoutUnit) -> AvailableWidth {
    let beside = cell - max(margin.start + margin.end + selection.shift, selection.reserved)
    return .fixed(max(0, max(beside, leastContent) - reactionInset))
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

/// The limits of messages of each role in rows of one width.
struct RowLimits: Sendable {
  let sent: CellLimits
  let received: CellLimits
  let notice: CellLimits

  init(_ style: ChatStyle, in width: AvailableWidth, environment: LayoutEnvironment) {
    func limits(_ role: MessageRole) -> CellLimits {
      CellLimits(
        style.shared(role), in: width, fontScale: environment.usableFontScale,
        isSelecting: environment.isSelecting)
    }
    (sent, received, notice) = (limits(.sent), limits(.received), limits(.notice))
  }

  subscript(role: MessageRole) -> CellLimits {
    switch role {
    case .sent: sent
    case .received: received
    case .notice: notice
    }
  }
}
