/// A piece of a text with its range in the source. It ends where the next piece starts.
package struct SourcePiece: Hashable, Sendable {
  /// The start of the piece: a UTF-16 offset in the text.
  package var start: Int
  /// The piece's range in the source: UTF-8 offsets.
  package var source: Range<Int>
  /// Whether the source has the same characters. Otherwise the piece as a whole represents its source range,
  /// as for an entity or a line end.
  package var isVerbatim: Bool

  package init(start: Int, source: Range<Int>, isVerbatim: Bool) {
    self.start = start
    self.source = source
    self.isVerbatim = isVerbatim
  }
}

extension [SourcePiece] {
  /// Returns the first index from which on all elements satisfy a condition, in an array in which these come
  /// last. O(log n).
  package func partitionPoint(_ holds: (SourcePiece) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
