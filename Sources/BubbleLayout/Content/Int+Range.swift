extension Int {
  /// The sum, clamped to the range of integers. Counts come from outside, and their sum must not overflow.
  func addingWithinRange(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
