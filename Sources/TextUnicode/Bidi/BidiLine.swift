/// The rules of UAX #9 that need to know where lines end: L1 and L2.
package enum BidiLine {
  /// L1: returns the index from which a line's trailing white space and format characters take the
  /// paragraph's level.
  ///
  /// `line` is a range of scalars of `decoded`; the result is a scalar index. (`BidiAnalysis.levels` already
  /// includes what L1 says about tabs and paragraph separators inside a line.)
  package static func trailingStart(of line: Range<Int>, in decoded: DecodedText) -> Int {
    var start = line.upperBound
    while start > line.lowerBound, decoded.properties[start - 1].bidiClass.isResetAtLineEnd { start -= 1 }
    return start
  }

  /// L1: returns the levels of a line's code units, given those of its paragraph.
  package static func levels(
    of line: Range<Int>, paragraphLevels: ContiguousArray<UInt8>, baseLevel: UInt8, in text: Span<UInt16>
  ) -> ContiguousArray<UInt8> {
    var levels = ContiguousArray(paragraphLevels[line])
    var end = line.upperBound
    while end > line.lowerBound {
      // No character beyond the BMP is white space, but some are BN, and both halves of their surrogate pairs
      // are reset.
      let isLow = text[end - 1] & 0xFC00 == 0xDC00 && end - 1 > line.lowerBound
      let start = isLow && text.scalar(at: end - 2).length == 2 ? end - 2 : end - 1
      guard PropertyLookup.shared[text.scalar(at: start).value].bidiClass.isResetAtLineEnd else { break }
      for offset in start..<end { levels[offset - line.lowerBound] = baseLevel }
      end = start
    }
    return levels
  }

  /// L2: returns the logical index of each run, from left to right, given the runs' levels in logical order.
  ///
  /// O(runs × distinct levels) at most, in practice O(runs).
  package static func visualOrder<Levels: RandomAccessCollection>(ofLevels levels: Levels) -> [Int]
  where Levels.Element == UInt8 {
    let levels = ContiguousArray(levels)
    var order = Array(0..<levels.count)
    let highest = levels.max() ?? 0
    guard highest > 0, let lowestOdd = levels.lazy.filter({ $0 & 1 == 1 }).min() else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < order.count, levels[end] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

extension BidiClass {
  /// L1: whether a character of this class takes the paragraph's level at the end of a line: white space,
  /// isolates, characters that X9 removes, and separators.
  var isResetAtLineEnd: Bool {
    switch self {
    case .ws, .lri, .rli, .fsi, .pdi, .lre, .rle, .lro, .rlo, .pdf, .bn, .s, .b: true
    default: false
    }
  }
}
