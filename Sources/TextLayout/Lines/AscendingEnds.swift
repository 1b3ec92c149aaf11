/// The ends of lines on the endless line, ascending, in groups of eight. The first end that is too far is
/// found by comparing eight at a time.
enum AscendingEnds {
  typealias Eight = SIMD8<Int32>

  /// How many groups of eight hold so many ends.
  static func groups(of count: Int) -> Int { (count + 7) / 8 }

  /// Ends in groups of eight, filled up with the largest number.
  ///
  /// - Parameter end: In 1/65536 points, below 2³¹.
  @inline(__always)
  static func packed(_ count: Int, end: (Int) -> UInt32) -> ContiguousArray<Eight> {
    var packed = ContiguousArray(repeating: Eight(repeating: .max), count: groups(of: count))
    for index in 0..<count { packed[index / 8][index % 8] = Int32(truncatingIfNeeded: end(index)) }
    return packed
  }

  /// The first end beyond a place; the number of ends, rounded up to eight, if there is none.
  ///
  /// - Parameters:
  ///   - first: The end from which to look.
  ///   - ends: The groups of eight, of which the first `groups` are looked at.
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
