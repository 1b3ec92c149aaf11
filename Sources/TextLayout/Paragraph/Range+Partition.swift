extension Range<Int> {
  /// The first index for which `isPast` holds, it holding for all after the first too; the upper bound where it
  /// holds for none. O(log n).
  @inline(__always)
  func partition(_ isPast: (Int) -> Bool) -> Int {
    var low = lowerBound
    var high = upperBound
    while low < high {
      let middle = (low + high) / 2
      if isPast(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
