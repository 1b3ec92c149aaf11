extension Range<Int> {
  /// The first index for which `isPast` holds, it holding for all after the first too; the upper bound where it
  /// holds for none. O(log n).
  @inlinable @inline(__always)
  package func partition(_ isPast: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first index whose element passes, given that all after it do; the end if none does. O(log n).
  @inlinable
  package func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partition { passes(self[$0]) }
  }
}
