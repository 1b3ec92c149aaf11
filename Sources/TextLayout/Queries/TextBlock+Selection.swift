extension TextBlock {
  /// The area behind a selected range: rectangles as tall as their lines, from the first line to the last and on
  /// each from left to right.
  ///
  /// A line gives several where the text changes direction; those that touch are one. Grapheme clusters that the
  /// range cuts are selected whole, and so is an ellipsis that stands for some of it. Hanging white space is
  /// covered where it stands, outside the line's frame; line breaks have no width and add nothing, so that an
  /// empty line gives no rectangle.
  ///
  /// - Parameter range: UTF-16 offsets; held within the text.
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
