extension [TextSpan] {
  /// The ranges in which no data is detected: named links and code. The ranges are in ascending order and do
  /// not touch.
  ///
  /// - Complexity: O(n log n).
  var closed: [Range<Int>] {
    let ranges = filter { $0.address != nil || $0.emphases.contains(.code) }.map(\.range)
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

extension [DetectedData] {
  /// Returns the data that do not overlap any of the ranges. Both lists are in ascending order.
  func outside(_ ranges: [Range<Int>]) -> [DetectedData] {
    var rest = ranges[...]
    return filter { found in
      while let first = rest.first, first.upperBound <= found.range.lowerBound { rest.removeFirst() }
      return rest.first.map { !$0.overlaps(found.range) } ?? true
    }
  }
}
