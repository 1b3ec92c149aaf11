import TextUnicode

/// A contiguous part of a line with one direction. Moving the caret through it never jumps.
///
/// Unlike a glyph run it does not end where the font changes.
struct VisualRun {
  let isRightToLeft: Bool
  /// The UTF-16 offset at which each grapheme starts, ascending, and the end of the run.
  private(set) var offsets: ContiguousArray<Int> = []
  /// The x of a caret at each offset. It increases with the offsets, or decreases in a right-to-left run.
  private(set) var edges: ContiguousArray<LayoutUnit> = []

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// The run's UTF-16 offsets.
  var range: Range<Int> { (offsets.first ?? 0)..<(offsets.last ?? 0) }
  var minX: LayoutUnit { (isRightToLeft ? edges.last : edges.first) ?? 0 }
  var maxX: LayoutUnit { (isRightToLeft ? edges.first : edges.last) ?? 0 }

  /// Appends the graphemes of the text that follows.
  mutating func append(_ more: GraphemeEdges, edge: (Advance) -> LayoutUnit) {
    // A visible hyphen is a separate piece. It replaces the soft hyphen, which has no width, and moves the
    // end of that character.
    while let last = offsets.last, let first = more.offsets.first, last > first {
      offsets.removeLast()
      edges.removeLast()
    }
    for (index, offset) in more.offsets.enumerated() where index > 0 || offset != offsets.last {
      offsets.append(offset)
      edges.append(edge(more.distances[index]))
    }
  }

  /// Returns the x of a caret at an offset of the run. An offset inside a grapheme or an ellipsis counts as
  /// its start. O(log n).
  func edge(at offset: Int) -> LayoutUnit {
    edges[max(0, offsets.partitioningIndex { $0 > offset } - 1)]
  }

  /// Returns the x of a caret at the first of the run's offsets that is not before `offset`. O(log n).
  func edge(atOrAfter offset: Int) -> LayoutUnit {
    edges[min(offsets.partitioningIndex { $0 >= offset }, edges.count - 1)]
  }

  /// Returns the index of the edge nearest to `x`. Half way between two edges, it is the later one. O(log n).
  func nearestEdge(to x: LayoutUnit) -> Int {
    let after = edges.partitioningIndex { isRightToLeft ? $0 < x : $0 > x }
    guard after > 0 else { return 0 }
    guard after < edges.count else { return edges.count - 1 }
    let back = isRightToLeft ? edges[after - 1] - x : x - edges[after - 1]
    let ahead = isRightToLeft ? x - edges[after] : edges[after] - x
    return back < ahead ? after - 1 : after
  }
}
