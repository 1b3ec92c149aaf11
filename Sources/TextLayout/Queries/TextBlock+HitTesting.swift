import TextUnicode

extension TextBlock {
  /// The position a pointer means: the nearest edge of a grapheme on the nearest line.
  ///
  /// The caret at the result stands at that edge: its affinity tells the two lines at a soft break apart, and
  /// the two runs where the direction changes. A point half way into a grapheme is past it. Beyond a line's end
  /// the result is that end, with upstream affinity, after its hanging white space and never after its line
  /// break. Any point will do; those outside the block count for the first or last line.
  ///
  /// - Parameter point: Relative to the block.
  /// - Complexity: O(log n) to find the line, then linear in the line.
  public func position(at point: Point) -> TextPosition {
    carets(ofLine: line(nearestToY: point.y)).position(atX: point.x)
  }

  /// The index of the line at a height, the first or last one for heights outside the block. The top edge
  /// belongs to a line, its bottom edge to the next. O(log n).
  public func line(nearestToY y: LayoutUnit) -> Int {
    min(lines.partitioningIndex { $0.frame.maxY > y }, lines.count - 1)
  }
}
