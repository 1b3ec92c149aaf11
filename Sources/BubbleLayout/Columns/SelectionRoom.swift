import TextLayout

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
