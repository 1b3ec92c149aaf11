import TextUnicode

/// The areas behind many ranges of one text: for each what `TextBlock.selectionRects(for:)` gives.
///
/// For ranges that ascend and do not overlap it is linear in the text: each line is read once, and the runs of a range are
/// found by their offsets.
package struct SelectionWalk {
  /// The text.
  package let block: TextBlock
  /// How many lines were read so far, and how many runs were looked at.
  package private(set) var work = 0
  private var latest: LineSelections?

  /// A walk over a text.
  package init(_ block: TextBlock) { self.block = block }

  /// The rectangles behind a range, each with the index of its line.
  ///
  /// - Parameter range: UTF-16 offsets; held within the text.
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

  private mutating func selections(ofLine index: Int) -> LineSelections {
    if let latest, latest.carets.index == index { return latest }
    work += 1
    let line = LineSelections(block.carets(ofLine: index))
    latest = line
    return line
  }
}

/// A line whose runs are found by their offsets.
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

  /// Adds the area behind what the line has of a range.
  ///
  /// - Returns: How many runs were looked at.
  func appendSelection(of range: Range<Int>, to rects: inout [Rect]) -> Int {
    let runs = carets.runs
    var first = inText.partitioningIndex { runs[$0].range.lowerBound >= range.lowerBound }
    // The one before may reach into the range, and so may the one that a shown hyphen lies on.
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
