import TextLayout
import TextUnicode

/// Finds the links of a text, line by line.
struct LinkWalk {
  /// A link of the text.
  struct Link {
    /// The index of the link among the links of the text.
    let number: Int
    let address: String
    /// The UTF-16 offset of the link's end.
    let end: Int
    /// The number of lines that contain parts of the link.
    let lineCount: Int
  }

  /// A range of a line that is completely inside or outside of links, and its place in the block.
  struct Piece {
    let range: Range<Int>
    let left: LayoutUnit
    let right: LayoutUnit
    let link: Link?
  }

  private let block: TextBlock
  private let ranges: [ColoredLink]
  private var walk: SelectionWalk

  init(_ text: ColoredText) {
    block = text.block
    ranges = text.links
    walk = SelectionWalk(text.block)
  }

  /// Returns the pieces of a line. A left-to-right line is split where its links begin and end. Any other
  /// line, and a line that an ellipsis shortens, is one piece.
  ///
  /// - Complexity: Linear in the length of the line and the number of its links, if the lines are requested
  ///   in ascending order.
  mutating func pieces(ofLine index: Int) -> [Piece] {
    let line = block.lines[index]
    let whole = line.start..<max(line.start, line.visibleEnd)
    let first = ranges.partitioningIndex { $0.range.upperBound > whole.lowerBound }
    var end = first
    while end < ranges.count, ranges[end].range.lowerBound < whole.upperBound { end += 1 }
    let isMixed = block.glyphRuns(inLine: index).contains(where: \.isRightToLeft)
    if first == end || isMixed || line.hiddenRange != nil {
      let isLink =
        first < end && ranges[first].range.contains(whole.lowerBound)
        && ranges[first].range.upperBound >= whole.upperBound
      return [
        Piece(
          range: whole, left: line.frame.minX, right: line.frame.maxX, link: isLink ? link(first) : nil)
      ]
    }
    var pieces: [Piece] = []
    var place = whole.lowerBound
    for number in first..<end {
      let range = ranges[number].range.clamped(to: whole)
      add(place..<range.lowerBound, nil, to: &pieces)
      add(range, link(number), to: &pieces)
      place = range.upperBound
    }
    add(place..<whole.upperBound, nil, to: &pieces)
    return pieces
  }

  private mutating func add(_ range: Range<Int>, _ link: Link?, to pieces: inout [Piece]) {
    let rects = walk.rects(for: range)
    guard let first = rects.first, let last = rects.last else { return }
    pieces.append(Piece(range: range, left: first.rect.minX, right: last.rect.maxX, link: link))
  }

  private func link(_ number: Int) -> Link {
    let range = ranges[number].range
    let address = ranges[number].address
    let first = block.line(containing: TextPosition(offset: range.lowerBound, affinity: .downstream))
    let last = block.line(containing: TextPosition(offset: range.upperBound, affinity: .upstream))
    return Link(number: number, address: address, end: range.upperBound, lineCount: last - first + 1)
  }
}
