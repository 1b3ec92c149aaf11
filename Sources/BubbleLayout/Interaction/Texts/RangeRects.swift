import TextLayout

/// Finds the rectangles behind many ranges of one text.
///
/// If the ranges ascend and do not overlap, the total time is linear in the text (`SelectionWalk`). Ranges
/// that overlap could have a rectangle for each line and each range, so the total is limited: when the limit
/// is reached, each further range gets one rectangle, which encloses its lines.
package struct RangeRects {
  private var walk: SelectionWalk
  private let origin: Point
  private let window: ScrollWindow?
  /// How much more time may be spent, in UTF-16 units of the lines that are read.
  private var left: Int

  /// The time that a text may take in addition to that for its length, and the time for a line that is read.
  private static let (free, line) = (1 << 16, 16)

  /// - Parameters:
  ///   - block: The lines of the text.
  ///   - origin: The top left corner of the block.
  ///   - window: The frame in which the text scrolls; nil to clip nothing.
  package init(_ block: TextBlock, at origin: Point, in window: ScrollWindow? = nil) {
    walk = SelectionWalk(block)
    self.origin = origin
    self.window = window
    left = Self.free + 4 * Self.line * block.paragraph.length
  }

  /// The total length of the lines read so far, in UTF-16 units. A line that is read twice counts twice.
  package var unitsRead: Int { walk.unitsRead }

  /// Returns the visible rectangles behind a range, from its first line to its last.
  ///
  /// - Parameter range: UTF-16 offsets in the text, clamped to it.
  package mutating func rects(of range: Range<Int>) -> [Rect] { rects(of: range, isShown: false) }

  /// Returns the rectangles behind a range without the white space at the ends of lines, but with the ellipses that
  /// replace a part of the range.
  mutating func shownRects(of range: Range<Int>) -> [Rect] { rects(of: range, isShown: true) }

  private mutating func rects(of range: Range<Int>, isShown: Bool) -> [Rect] {
    let rects: [Rect]
    if left > 0 {
      let read = walk.unitsRead
      let found = isShown ? walk.shownRects(for: range, includingEllipsis: true) : walk.rects(for: range)
      left -= walk.unitsRead - read + Self.line * (1 + found.count)
      rects = found.map(\.rect)
    } else {
      rects = walk.enclosingRect(of: range).map { [$0] } ?? []
    }
    let placed = rects.map { $0.offset(x: origin.x, y: origin.y) }
    return window.map { placed.compactMap($0.seen) } ?? placed
  }
}

extension CellText {
  /// A finder for the rectangles behind many ranges, relative to the cell.
  ///
  /// - Parameter asSeen: Whether the rectangles are scrolled and clipped.
  func rangeRects(asSeen: Bool = true) -> RangeRects {
    RangeRects(block, at: origin, in: asSeen ? window : nil)
  }
}
