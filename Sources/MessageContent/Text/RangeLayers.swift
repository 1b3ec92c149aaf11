import TextUnicode

/// Operations on ranges that overlap.
package enum RangeLayers {
  /// Returns the visible pieces of overlapping ranges, of which later ones cover earlier ones. The pieces are
  /// in ascending order and do not overlap. `layer` is the index of a piece's range in `ranges`. There are
  /// always fewer than two pieces per range.
  ///
  /// - Complexity: O(n log n).
  package static func visible(_ ranges: [Range<Int>]) -> [(range: Range<Int>, layer: Int)] {
    var edges: [Int] = []
    for edge in ranges.flatMap({ [$0.lowerBound, $0.upperBound] }).sorted() where edge != edges.last {
      edges.append(edge)
    }
    guard edges.count > 1 else { return [] }
    // Between two edges, one range is visible. From the last range to the first, each range takes those
    // sections between edges that are still free.
    var owners = [Int?](repeating: nil, count: edges.count - 1)
    var nextFree = Array(edges.indices)
    func free(from place: Int) -> Int {
      var place = place
      while nextFree[place] != place {
        nextFree[place] = nextFree[nextFree[place]]
        place = nextFree[place]
      }
      return place
    }
    for (layer, range) in ranges.enumerated().reversed() where !range.isEmpty {
      let end = edges.partitioningIndex { $0 >= range.upperBound }
      var place = free(from: edges.partitioningIndex { $0 >= range.lowerBound })
      while place < end {
        owners[place] = layer
        nextFree[place] = place + 1
        place = free(from: place + 1)
      }
    }
    var pieces: [(range: Range<Int>, layer: Int)] = []
    for (place, owner) in owners.enumerated() {
      guard let owner else { continue }
      if let last = pieces.last, last.layer == owner, last.range.upperBound == edges[place] {
        pieces[pieces.count - 1].range = last.range.lowerBound..<edges[place + 1]
      } else {
        pieces.append((edges[place]..<edges[place + 1], owner))
      }
    }
    return pieces
  }

  /// Returns the union of ranges, in ascending order. Ranges that overlap become one; ranges that only touch
  /// stay separate. Empty ranges are dropped.
  ///
  /// - Complexity: O(n log n).
  package static func union(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var union: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
      if let last = union.last, range.lowerBound < last.upperBound {
        union[union.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        union.append(range)
      }
    }
    return union
  }

  /// Returns whether a range overlaps any of the given ranges, which are in ascending order and do not
  /// overlap. O(log n).
  package static func overlap(_ ranges: [Range<Int>], _ range: Range<Int>) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    return index < ranges.count && ranges[index].overlaps(range)
  }
}
