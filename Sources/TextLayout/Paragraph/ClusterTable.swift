import TextUnicode

/// The grapheme clusters of a paragraph with their places on one endless line: what lines are cut from.
///
/// Flat arrays, an entry a cluster and one for the end of the text, in logical order: a layout looks at a few
/// clusters here and there, and finds each in one cache line or two. A cluster is never cut; where a ligature covers
/// several, its advance is divided evenly among them and the cuts inside are unsafe. A space is a cluster of its own where
/// a line may begin with the mark after it.
struct ClusterTable: Sendable {
  /// Positions above flags: eight bytes a cluster.
  var places: ContiguousArray<ClusterPlace> = []
  /// The UTF-16 offset that each starts at; empty while each cluster is one code unit, so that its offset is its index.
  private var offsets: ContiguousArray<Int32> = []

  /// The number of clusters.
  var count: Int { places.count - 1 }

  /// Whether not even the end of a text is in it.
  var isEmpty: Bool { places.isEmpty }

  /// A cluster, or what ends the text.
  subscript(index: Int) -> Cluster {
    Cluster(offset: Int(offset(index)), position: position(index), flags: flags(index))
  }

  /// Where a cluster starts on the endless line: the sum of all advances before it. A tab counts nothing.
  @inline(__always)
  func position(_ index: Int) -> Advance { places[index].position }

  /// Whether none of some clusters starts before the one ahead of it, as negative spacing makes them.
  func ascends(in range: Range<Int>) -> Bool {
    range.dropFirst().allSatisfy { position($0 - 1) <= position($0) }
  }

  /// The UTF-16 offset a cluster starts at.
  @inline(__always)
  func offset(_ index: Int) -> Int32 { offsets.isEmpty ? Int32(truncatingIfNeeded: index) : offsets[index] }

  /// What a cluster is to the line breaker.
  @inline(__always)
  func flags(_ index: Int) -> ClusterFlags { places[index].flags }

  mutating func reserveCapacity(_ capacity: Int) { places.reserveCapacity(capacity) }

  @inline(__always)
  mutating func append(offset: Int, position: Advance, flags: ClusterFlags) {
    if !offsets.isEmpty {
      offsets.append(Int32(truncatingIfNeeded: offset))
    } else if offset != places.count {
      writeOffsets()
      offsets.append(Int32(truncatingIfNeeded: offset))
    }
    places.append(ClusterPlace(position, flags))
  }

  /// Makes room for clusters of one code unit each, whose places are still to be written.
  ///
  /// - Returns: The index of the first.
  mutating func extend(byUnits units: Range<Int>) -> Int {
    let first = places.count
    if !offsets.isEmpty || units.lowerBound != first {
      if offsets.isEmpty { writeOffsets() }
      for unit in units { offsets.append(Int32(truncatingIfNeeded: unit)) }
    }
    places.append(contentsOf: repeatElement(ClusterPlace(.zero, []), count: units.count))
    return first
  }

  private mutating func writeOffsets() {
    offsets.reserveCapacity(places.capacity)
    for index in places.indices { offsets.append(Int32(truncatingIfNeeded: index)) }
  }

  /// Drops all but the first clusters, and takes over those of a text that goes on from there.
  ///
  /// - Parameters:
  ///   - other: Those of the other text, its first `dropped` left out.
  ///   - offsetShift: From the other text's offsets to those of this one.
  ///   - shift: From the other text's positions to those of this one.
  mutating func replace(
    from first: Int, by other: ClusterTable, dropping dropped: Int, offsetShift: Int, shift: Advance
  ) {
    if first < places.count {
      places.removeSubrange(first...)
      if !offsets.isEmpty { offsets.removeSubrange(first...) }
    }
    for index in min(dropped, other.places.count)..<other.places.count {
      append(
        offset: Int(other.offset(index)) + offsetShift, position: other.position(index) + shift,
        flags: other.flags(index))
    }
  }

  /// Moves some clusters along the endless line.
  mutating func move(_ range: Range<Int>, by shift: Advance) {
    for index in range { places[index] = ClusterPlace(position(index) + shift, flags(index)) }
  }

  /// Whether cutting before a cluster changes glyphs.
  func isUnsafe(_ cluster: Int) -> Bool { flags(cluster).contains(.isUnsafeToBreak) }

  /// Whether pieces shaped apart may be joined before a cluster: neither side's glyphs depend on the other's
  /// text. This is stricter than safe to break. Example: `fff` with a ligature for two. It is safe to break
  /// before the third, but if the first goes to the line before, the second joins the third.
  func isJoint(_ cluster: Int) -> Bool {
    flags(cluster).rawValue & ClusterFlags.unsafe.rawValue == 0
  }

  /// The cluster that contains the UTF-16 offset; the end of the text is a cluster of its own. O(log n).
  func index(ofOffset offset: Int) -> Int {
    // An offset past the end counts as the end, one before the start as the start.
    if offsets.isEmpty { return max(0, min(offset, count)) }
    return max(0, (0..<count + 1).partition { Int(offsets[$0]) > offset } - 1)
  }

  /// The memory it takes, in bytes.
  var byteCount: Int {
    places.count * MemoryLayout<ClusterPlace>.stride + offsets.count * MemoryLayout<Int32>.stride
  }
}

/// A grapheme cluster on the endless line.
struct Cluster: Equatable, Sendable {
  /// The sum of all advances before it. A tab counts nothing here.
  let position: Advance
  /// The UTF-16 offset it starts at.
  let offset: Int32
  let flags: ClusterFlags

  @inline(__always)
  init(offset: Int, position: Advance, flags: ClusterFlags) {
    self.position = position
    self.offset = Int32(truncatingIfNeeded: offset)
    self.flags = flags
  }
}

/// A cluster's position and flags in one number: positions stay below 2⁴² points (`ShapedRun.widestBox`).
struct ClusterPlace: Sendable {
  private let word: Int64

  @inline(__always)
  init(_ position: Advance, _ flags: ClusterFlags) {
    word = position.rawValue &<< 5 | Int64(flags.rawValue & 31)
  }

  @inline(__always)
  var position: Advance { Advance(rawValue: word &>> 5) }

  @inline(__always)
  var flags: ClusterFlags { ClusterFlags(rawValue: UInt8(truncatingIfNeeded: word & 31)) }
}

/// What a cluster is to the line breaker: five bits.
struct ClusterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// HarfBuzz's flags of a cluster's glyphs, which have the same bits.
  @inline(__always)
  init(_ flags: UInt8) { rawValue = flags }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Cutting before the cluster changes the glyphs around the cut.
  static let isUnsafeToBreak = ClusterFlags(rawValue: 1)
  /// Pieces shaped apart may not be joined before the cluster.
  static let isUnsafeToConcat = ClusterFlags(rawValue: 2)
  /// White space, which hangs at the end of a line and is no part of its width.
  static let hangs = ClusterFlags(rawValue: 16)
  /// Any of the two.
  static let unsafe = ClusterFlags(rawValue: 3)
  static let isTab = ClusterFlags(rawValue: 4)
  /// A line ends after it.
  static let isHardBreak = ClusterFlags(rawValue: 8)
}
