/// A set of scalars, such as those in the `cmap` of a face.
package struct ScalarSet: Hashable, Sendable {
  /// The first and the last scalar of each range, one after the other, ascending. Ranges neither overlap nor
  /// touch.
  private let bounds: [UInt32]
  /// One bit for each 256 scalars: whether any of them is in the set.
  private let pages: [UInt64]

  /// Creates a set from ranges in any order. Values beyond the last scalar of Unicode are left out.
  package init(_ ranges: some Sequence<ClosedRange<UInt32>>) {
    var bounds: [UInt32] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.lowerBound <= 0x10FFFF {
      let last = min(range.upperBound, 0x10FFFF)
      if let end = bounds.last, range.lowerBound <= end + 1 {
        bounds[bounds.count - 1] = max(end, last)
      } else {
        bounds.append(range.lowerBound)
        bounds.append(last)
      }
    }
    self.bounds = bounds
    var pages = [UInt64](repeating: 0, count: 0x1100 / 64)
    for range in stride(from: 0, to: bounds.count, by: 2) {
      for page in bounds[range] >> 8...bounds[range + 1] >> 8 {
        pages[Int(page >> 6)] |= 1 << UInt64(page & 63)
      }
    }
    self.pages = pages
  }

  /// Whether any of the 256 scalars of a page is in the set. O(1).
  @inline(__always)
  func hasAny(inPage page: UInt32) -> Bool { pages[Int(page >> 6)] >> UInt64(page & 63) & 1 != 0 }

  /// The ranges, ascending.
  package var ranges: some Sequence<ClosedRange<UInt32>> {
    stride(from: 0, to: bounds.count, by: 2).lazy.map { bounds[$0]...bounds[$0 + 1] }
  }

  /// Whether a scalar is in the set. O(log n) in the number of ranges.
  package func contains(_ scalar: UInt32) -> Bool {
    let range = firstRange(endingAtOrAfter: scalar)
    return range < bounds.count && bounds[range] <= scalar
  }

  /// Whether all scalars of a range are in the set. O(log n).
  package func contains(allOf scalars: ClosedRange<UInt32>) -> Bool {
    let range = firstRange(endingAtOrAfter: scalars.lowerBound)
    return range < bounds.count && bounds[range] <= scalars.lowerBound
      && bounds[range + 1] >= scalars.upperBound
  }

  /// Calls `body` with the parts of the set within a range. Takes O(log n) plus the number of parts.
  func forEachRange(in limits: ClosedRange<UInt32>, _ body: (ClosedRange<UInt32>) -> Void) {
    var range = firstRange(endingAtOrAfter: limits.lowerBound)
    while range < bounds.count, bounds[range] <= limits.upperBound {
      body(max(bounds[range], limits.lowerBound)...min(bounds[range + 1], limits.upperBound))
      range += 2
    }
  }

  /// Returns the index in `bounds` of the first range that ends at or after a scalar.
  private func firstRange(endingAtOrAfter scalar: UInt32) -> Int {
    var low = 0
    var high = bounds.count / 2
    while low < high {
      let middle = (low + high) / 2
      if bounds[2 * middle + 1] < scalar { low = middle + 1 } else { high = middle }
    }
    return 2 * low
  }
}
