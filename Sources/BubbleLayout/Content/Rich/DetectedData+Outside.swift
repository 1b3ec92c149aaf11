extension [TextSpan] {
  /// The ranges in which nothing is detected: named links and code. They ascend and do not touch.
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
  /// The data that overlap none of some ranges; both are ascending.
  func outside(_ ranges: [Range<Int>]) -> [DetectedData] {
    var rest = ranges[...]
    return filter { found in
      while let first = rest.first, first.upperBound <= found.range.lowerBound { rest.removeFirst() }
      return rest.first.map { !$0.overlaps(found.range) } ?? true
    }
  }
}
