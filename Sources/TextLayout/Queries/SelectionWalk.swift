import TextUnicode

/// Finds the areas behind many ranges of one text. For each range the result is that of
/// `TextBlock.selectionRects(for:)`.
///
/// If the ranges ascend and do not overlap, the total time is linear in the text, because each line is read
/// once and its runs are found by their offsets.
package struct SelectionWalk {
  /// The text block.
  package let block: TextBlock
  /// The number of lines read and runs examined so far.
  package private(set) var work = 0
  /// The total length of the lines read so far, in UTF-16 units. A line that is read twice counts twice.
  package private(set) var unitsRead = 0
  private var latest: LineSelections?

  /// Creates a walk over a text block.
  package init(_ block: TextBlock) { self.block = block }

  /// The rectangles behind a range, each with the index of its line.
  ///
  /// - Parameter range: UTF-16 offsets, clamped to the text.
  package mutating func rects(for range: Range<Int>) -> [(rect: Rect, line: Int)] {
    let start = block.paragraph.graphemeStart(at: range.lowerBound)
    let end = block.paragraph.graphemeEnd(at: range.upperBound)
    guard !range.isEmpty, start < end else { return [] }
    var found: [(rect: Rect, line: Int)] = []
    var index = block.line(containing: TextPosition(offset: start, affinity: .downstream))
    while index < block.lines.count, block.lines[index].start < end {
      let line = selections(ofLine: index)
      var rects: [Rect] = []
      work += line.appendSelection(of: start..<end, to: &rects)
      found += rects.map { ($0, index) }
      index += 1
    }
    return found
  }

  /// The rectangles behind the visible part of a range, each with the index of its line: white space at the end of
  /// a line is left out, as it has no underline or background.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets, clamped to the text.
  ///   - includingEllipsis: Whether an ellipsis at the end of a line stands for the text that it replaces.
  package mutating func shownRects(
    for range: Range<Int>, includingEllipsis: Bool = false
  ) -> [(rect: Rect, line: Int)] {
    var found: [(rect: Rect, line: Int)] = []
    var index = block.line(containing: TextPosition(offset: range.lowerBound, affinity: .downstream))
    while index < block.lines.count, block.lines[index].start < range.upperBound {
      let line = block.lines[index]
      let ellipsis = includingEllipsis ? line.hiddenRange?.upperBound : nil
      let shown = range.clamped(to: line.start..<max(line.start, line.visibleEnd, ellipsis ?? 0))
      if !shown.isEmpty { found += rects(for: shown) }
      index += 1
    }
    return found
  }

  /// The smallest rectangle that contains the lines of a range; nil for a range without text. O(log n).
  package func enclosingRect(of range: Range<Int>) -> Rect? {
    let start = block.paragraph.graphemeStart(at: range.lowerBound)
    let end = block.paragraph.graphemeEnd(at: range.upperBound)
    guard !range.isEmpty, start < end else { return nil }
    let first = block.line(containing: TextPosition(offset: start, affinity: .downstream))
    let last = block.line(containing: TextPosition(offset: end, affinity: .upstream))
    guard block.lines.indices.contains(first), block.lines.indices.contains(last) else { return nil }
    let frame = block.lines[first].frame
    if first == last { return frame }
    return Rect(
      x: 0, y: frame.minY, width: block.size.width, height: max(0, block.lines[last].frame.maxY - frame.minY))
  }

  private mutating func selections(ofLine index: Int) -> LineSelections {
    if let latest, latest.carets.index == index { return latest }
    work += 1
    unitsRead += max(0, block.lines[index].end - block.lines[index].start)
    let line = LineSelections(block.carets(ofLine: index))
    latest = line
    return line
  }
}

/// A line whose runs can be found by their offsets.
private struct LineSelections {
  let carets: LineCarets
  /// The indices of the runs, in the order of the text.
  private let inText: [Int]

  init(_ carets: LineCarets) {
    self.carets = carets
    inText = carets.runs.indices.sorted {
      carets.runs[$0].range.lowerBound < carets.runs[$1].range.lowerBound
    }
  }

  /// Adds the area behind the part of a range that is on the line.
  ///
  /// - Returns: How many runs were examined.
  func appendSelection(of range: Range<Int>, to rects: inout [Rect]) -> Int {
    let runs = carets.runs
    var first = inText.partitioningIndex { runs[$0].range.lowerBound >= range.lowerBound }
    // The run before may extend into the range, and so may the run whose last character a visible hyphen
    // overlaps.
    while first > 0, runs[inText[first - 1]].range.upperBound > range.lowerBound { first -= 1 }
    var last = first
    while last < inText.count, runs[inText[last]].range.lowerBound < range.upperBound { last += 1 }
    let start = rects.count
    for index in inText[first..<last].sorted() {
      carets.appendSelection(of: range, inRun: index, since: start, to: &rects)
    }
    return last - first
  }
}
