extension Range<Int> {
  /// Returns the first index for which `isPast` is true; the upper bound if there is none. It must be true
  /// for all later indices too. O(log n).
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
  /// Returns the index of the first element that satisfies a condition, or the end index. All later elements
  /// must satisfy it too. O(log n).
  @inlinable
  package func partitioningIndex(where passes: (Element) -> Bool) -> Int {
    (startIndex..<endIndex).partition { passes(self[$0]) }
  }
}
