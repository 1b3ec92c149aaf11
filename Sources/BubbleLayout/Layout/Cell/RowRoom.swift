import TextLayout

/// How messages share the width of a narrow row. A row is narrow if lines of its messages would hold less
/// than `leastLine` em.
///
/// First the free side, opposite to the bubble's side, is reduced to `BubbleStyle.leastFree`. If lines are still too
/// short, the avatar and its column are left out. At last, the margin at the bubble's side is reduced to
/// `BubbleStyle.leastMargin`. Padding and distances inside the bubble are never reduced.
///
/// Without the avatar, lines get no more than `leastLine` em, which they have beside it too. Otherwise they would become
/// shorter in the row that is just wide enough for the avatar, and lose the pictures and badges that need their width.
struct RowRoom {
  /// How far the bubble is moved for selection marks, in points.
  private let shift: LayoutUnit
  /// The minimum width of the free side, in points.
  private let free: LayoutUnit
  /// The minimum margin at the bubble's side, in points.
  private let margin: LayoutUnit
  /// The width of `leastLine` em, in points.
  private let line: LayoutUnit
  /// The maximum width of a bubble that the style gives in points; no row makes a bubble wider.
  private let maximum: LayoutUnit
  /// Whether the avatar is left out.
  private let lacksAvatar: Bool

  /// The length of lines below which the space beside the bubble is reduced, in em. About 25 letters of a
  /// Latin text are the fewest that are read as lines and not as a column of words.
  private static let leastLine = 11.0

  init(_ style: Shared<MessageStyle>, fontScale: Double, _ selection: SelectionRoom) {
    let isAtMarks = style.value.side == .start
    shift = selection.shift
    free = max(BubbleStyle.leastFree, isAtMarks ? 0 : selection.reserved)
    margin = max(BubbleStyle.leastMargin, isAtMarks ? selection.reserved - shift : 0)
    // In whole points, so that rounding to pixels makes nothing wider than its limit.
    // Small type makes no bubble narrower, because its padding, and what is as large as the padding, stays.
    line = LayoutUnit((style.value.text.font.size * max(1, fontScale) * Self.leastLine).rounded(.up))
    maximum = style.value.bubble.width.maximum.map { LayoutUnit(roundingDownPoints: $0) } ?? .longest
    lacksAvatar = style.value.leavesAvatarOut
  }

  /// Reduces the margins of a bubble if its lines would be too short, and returns the bubble's maximum width.
  ///
  /// - Parameters:
  ///   - padding: The bubble's padding at both sides.
  ///   - own: The maximum width that the style gives.
  func fit(
    _ margin: inout DirectionalInsets, padding: LayoutUnit, in cell: LayoutUnit, widening own: LayoutUnit
  ) -> LayoutUnit {
    let needed = min(line + padding, maximum)
    guard own < needed else { return lacksAvatar ? needed : own }
    let lacking = needed - (cell - margin.start - shift - free)
    if lacking > 0 { margin.start = max(min(margin.start, self.margin), margin.start - lacking) }
    let width = max(own, min(needed, cell - margin.start - shift - free))
    margin.end = max(0, min(margin.end, cell - margin.start - shift - width))
    return width
  }

  /// Returns whether lines beside an avatar hold `leastLine` em if the free side is as narrow as possible.
  ///
  /// - Parameter margin: The bubble's margin at the avatar's side.
  func holdsAvatar(margin: LayoutUnit, padding: LayoutUnit, in cell: LayoutUnit) -> Bool {
    cell - margin - shift - free - padding >= line
  }
}

extension Shared<MessageStyle> {
  // Fields are read in place, because copying a style updates all its reference counts.

  /// Whether a font scale enlarges all lengths of the style, and not only fixed vertical distances (see
  /// `TypeGrowth`).
  var growsWhole: Bool { value.growsWithType && value.typeGrowth == .everything }

  /// Whether the space beside the bubble is reduced in narrow rows.
  var adaptsToRows: Bool { growsWhole && !value.isCentered }
}

extension AvailableWidth {
  /// The width of a measure.
  ///
  /// - Parameters:
  ///   - measure: The measure in em; nil for no limit.
  ///   - size: The size of the message's font, in points.
  init(ofMeasure measure: Double?, font size: Double, fontScale: Double) {
    self = measure.map { .fixed(LayoutUnit(roundingDownPoints: $0 * size * fontScale)) } ?? .unbounded
  }
}

/// The space that the marks of selecting take from a message. They are at the start of the cell.
///
/// A message at that side is moved aside. Everything else in the cell, such as a wide bubble of the other side,
/// reactions and the lines below a bubble, stays out of a strip that only marks use.
struct SelectionRoom {
  /// How far the message is moved, in points: the size of a mark and its distance from the message. It is 0 for
  /// messages at the other side, and while nothing is selected.
  let shift: LayoutUnit
  /// The width of the strip at the start of the cell that only marks use, in points: the distance of a mark from
  /// the edge, its size, and the minimum distance of anything else from it. It is 0 while nothing is selected.
  let reserved: LayoutUnit
  /// How much narrower bubbles are, in points: as far as messages at the start side are moved. This width is kept
  /// free also while nothing is selected, so that lines do not change when the reader begins to select.
  let kept: LayoutUnit

  /// The size of a mark, in points; 0 while nothing is selected.
  private let mark: LayoutUnit

  init(_ style: Shared<MessageStyle>, isSelecting: Bool) {
    let marks = style.value.selection
    kept = marks.map { $0.size + $0.gap } ?? 0
    shift = isSelecting && style.value.side == .start ? kept : 0
    reserved = isSelecting ? marks.map { $0.place + $0.size + BubbleStyle.leastMargin } ?? 0 : 0
    mark = isSelecting ? marks?.size ?? 0 : 0
  }

  /// Returns the width of the strip beside a box: less than `reserved` if the box is too wide for that, but never
  /// less than a mark.
  func strip(besideWidth boxWidth: LayoutUnit, in cellWidth: LayoutUnit) -> LayoutUnit {
    min(reserved, max(mark, cellWidth - boxWidth))
  }
}

extension AccessoryStyle {
  /// The distance from the start edge of the cell to the mark that selects the message, in points.
  var place: LayoutUnit { edge ?? gap }
}
