extension Int {
  /// Returns the sum, clamped to the range of integers. Counts come from the application, and their sum must
  /// not overflow.
  package func addingWithinRange(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
