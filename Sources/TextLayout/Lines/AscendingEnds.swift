/// The ends of lines on the endless line (`ClusterTable`), ascending, in groups of eight. A search compares
/// eight ends at a time.
enum AscendingEnds {
  typealias Eight = SIMD8<Int32>

  /// The number of groups of eight for `count` ends.
  static func groups(of count: Int) -> Int { (count + 7) / 8 }

  /// Packs ends into groups of eight. The last group is filled up with the largest number.
  ///
  /// - Parameter end: Returns the end at an index, in 1/65536 points, below 2³¹.
  @inline(__always)
  static func packed(_ count: Int, end: (Int) -> UInt32) -> ContiguousArray<Eight> {
    var packed = ContiguousArray(repeating: Eight(repeating: .max), count: groups(of: count))
    for index in 0..<count { packed[index / 8][index % 8] = Int32(truncatingIfNeeded: end(index)) }
    return packed
  }

  /// Returns the index of the first end beyond a place. If there is none, returns the number of ends rounded
  /// up to a multiple of eight.
  ///
  /// - Parameters:
  ///   - first: The index where the search starts.
  ///   - ends: The groups of eight. Only the first `groups` are searched.
  @inline(__always)
  static func first(beyond place: Int64, from first: Int, in ends: Span<Eight>, groups: Int) -> Int {
    let bound = Eight(repeating: Int32(clamping: min(place, Int64(Int32.max - 1))))
    var group = first / 8
    var fitting = 0
    while group < groups {
      fitting = Int(Eight.zero.replacing(with: 1, where: ends[group] .<= bound).wrappedSum())
      if fitting < 8 { break }
      group &+= 1
    }
    return group < groups ? group &* 8 &+ fitting : groups &* 8
  }
}
