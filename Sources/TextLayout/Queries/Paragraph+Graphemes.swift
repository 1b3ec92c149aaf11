extension Paragraph {
  /// The next caret stop after a UTF-16 offset: the end of the grapheme cluster that contains it (UAX #29).
  /// An inline box is a cluster, and so is CR LF. A space and a mark after it are two clusters, because a
  /// line may begin with the mark.
  ///
  /// Offsets outside the text count as its ends, and the result for the end is the end. O(log n).
  public func graphemeBoundary(after offset: Int) -> Int {
    let cluster = clusters.index(ofOffset: clamped(offset))
    return Int(clusters.offset(min(cluster + 1, clusters.count)))
  }

  /// The previous caret stop before a UTF-16 offset, which is where deleting backwards starts.
  ///
  /// Offsets outside the text count as its ends, and the result for the start is the start. O(log n).
  public func graphemeBoundary(before offset: Int) -> Int {
    let offset = clamped(offset)
    return offset == 0 ? 0 : graphemeStart(at: offset - 1)
  }

  /// The start of the grapheme cluster that contains an offset; an offset outside the text counts as its
  /// nearer end. O(log n).
  package func graphemeStart(at offset: Int) -> Int {
    Int(clusters.offset(clusters.index(ofOffset: clamped(offset))))
  }

  /// The first grapheme boundary at or after an offset. O(log n).
  package func graphemeEnd(at offset: Int) -> Int {
    let start = graphemeStart(at: offset)
    return start < clamped(offset) ? graphemeBoundary(after: start) : start
  }

  func clamped(_ offset: Int) -> Int { min(max(0, offset), length) }
}
