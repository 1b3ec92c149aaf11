extension Int {
  /// The sum, or the end of the range of numbers that it lies beyond: counts come from outside, and a sum of two of them is no
  /// smaller than either.
  func addingWithinRange(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
