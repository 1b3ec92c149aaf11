import TextUnicode

/// A contiguous part of a line with one direction, through which carets move evenly.
///
/// Unlike a glyph run it does not end where the font changes.
struct VisualRun {
  let isRightToLeft: Bool
  /// The UTF-16 offset each grapheme starts at, ascending, and the end of the run.
  private(set) var offsets: ContiguousArray<Int> = []
  /// Where a caret at each offset stands: to the right with rising offsets, or to the left.
  private(set) var edges: ContiguousArray<LayoutUnit> = []

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// UTF-16 offsets.
  var range: Range<Int> { (offsets.first ?? 0)..<(offsets.last ?? 0) }
  var minX: LayoutUnit { (isRightToLeft ? edges.last : edges.first) ?? 0 }
  var maxX: LayoutUnit { (isRightToLeft ? edges.first : edges.last) ?? 0 }

  /// Adds what follows in the text.
  mutating func append(_ more: GraphemeEdges, edge: (Advance) -> LayoutUnit) {
    // A shown hyphen comes as a piece of its own for the soft hyphen, which has none: it moves its end.
    while let last = offsets.last, let first = more.offsets.first, last > first {
      offsets.removeLast()
      edges.removeLast()
    }
    for (index, offset) in more.offsets.enumerated() where index > 0 || offset != offsets.last {
      offsets.append(offset)
      edges.append(edge(more.distances[index]))
    }
  }

  /// Where a caret at an offset of the run stands: for one inside a grapheme or an ellipsis, at its start. O(log n).
  func edge(at offset: Int) -> LayoutUnit {
    edges[max(0, offsets.partitioningIndex { $0 > offset } - 1)]
  }

  /// Where a caret at the first offset of the run that is not before `offset` stands. O(log n).
  func edge(atOrAfter offset: Int) -> LayoutUnit {
    edges[min(offsets.partitioningIndex { $0 >= offset }, edges.count - 1)]
  }

  /// The index of the edge nearest to `x`; half way between two counts as past it. O(log n).
  func nearestEdge(to x: LayoutUnit) -> Int {
    let after = edges.partitioningIndex { isRightToLeft ? $0 < x : $0 > x }
    guard after > 0 else { return 0 }
    guard after < edges.count else { return edges.count - 1 }
    let back = isRightToLeft ? edges[after - 1] - x : x - edges[after - 1]
    let ahead = isRightToLeft ? x - edges[after] : edges[after] - x
    return back < ahead ? after - 1 : after
  }
}
