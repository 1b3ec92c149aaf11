import TextUnicode

extension TextBlock {
  /// The position for a pointer: the nearest edge of a grapheme on the nearest line.
  ///
  /// The caret at the result is at that edge. Its affinity distinguishes the two lines at a soft break, and
  /// the two runs where the direction changes. A point half way into a grapheme counts as past it. Beyond a
  /// line's end the result is that end, with upstream affinity, after its hanging white space but never after
  /// its line break. Every point is valid; those outside the block belong to the first or last line.
  ///
  /// - Parameter point: The point, relative to the block.
  /// - Complexity: O(log n) to find the line, then linear in the line.
  public func position(at point: Point) -> TextPosition {
    carets(ofLine: line(nearestToY: point.y)).position(atX: point.x)
  }

  /// The index of the line at a height, the first or last one for heights outside the block. A line includes
  /// its top edge; its bottom edge belongs to the next line. O(log n).
  public func line(nearestToY y: LayoutUnit) -> Int {
    min(lines.partitioningIndex { $0.frame.maxY > y }, lines.count - 1)
  }
}
