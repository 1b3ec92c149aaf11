extension TextBlock {
  /// The rectangles behind a selected range, as tall as their lines, from the first line to the last and on
  /// each line from left to right.
  ///
  /// A line has several if the text changes direction; adjacent ones are joined. Grapheme clusters that the
  /// range cuts are selected whole, and so is an ellipsis that replaces a part of the range. Hanging white
  /// space is covered outside the line's frame. Line breaks have no width, so an empty line has no rectangle.
  ///
  /// - Parameter range: UTF-16 offsets, clamped to the text.
  /// - Complexity: O(log n) to find the first line, then linear in the lines touched.
  public func selectionRects(for range: Range<Int>) -> [Rect] {
    let start = paragraph.graphemeStart(at: range.lowerBound)
    let end = paragraph.graphemeEnd(at: range.upperBound)
    guard !range.isEmpty, start < end else { return [] }
    var rects: [Rect] = []
    var index = line(containing: TextPosition(offset: start, affinity: .downstream))
    while index < lines.count, lines[index].start < end {
      carets(ofLine: index).appendSelection(of: start..<end, to: &rects)
      index += 1
    }
    return rects
  }
}
