import TextUnicode

/// The grapheme clusters of a paragraph with their places on the endless line. The endless line is the text
/// set on one line without any break; lines are cut from it.
///
/// The table has flat arrays with one entry for each cluster and one for the end of the text, in logical
/// order. A layout reads a few clusters here and there, and finds each in one or two cache lines. A cluster
/// is never cut. If a ligature covers several clusters, its advance is divided equally among them, and the
/// cuts between them are unsafe. A space is a separate cluster if a line may begin with the mark after it.
struct ClusterTable: Sendable {
  /// Positions and flags, in eight bytes for each cluster.
  var places: ContiguousArray<ClusterPlace> = []
  /// The UTF-16 offset at which each cluster starts. Empty as long as each cluster is one code unit, because
  /// then the offset equals the index.
  private var offsets: ContiguousArray<Int32> = []

  /// The number of clusters.
  var count: Int { places.count - 1 }

  /// Whether the table has no entries, not even one for the end of the text.
  var isEmpty: Bool { places.isEmpty }

  /// The cluster at an index, or the entry for the end of the text.
  subscript(index: Int) -> Cluster {
    Cluster(offset: Int(offset(index)), position: position(index), flags: flags(index))
  }

  /// Where a cluster starts on the endless line: the sum of all advances before it. Tabs have no advance
  /// here.
  @inline(__always)
  func position(_ index: Int) -> Advance { places[index].position }

  /// Whether the positions in a range of clusters ascend. Negative spacing can make a cluster start before
  /// the previous one.
  func ascends(in range: Range<Int>) -> Bool {
    range.dropFirst().allSatisfy { position($0 - 1) <= position($0) }
  }

  /// The UTF-16 offset a cluster starts at.
  @inline(__always)
  func offset(_ index: Int) -> Int32 { offsets.isEmpty ? Int32(truncatingIfNeeded: index) : offsets[index] }

  /// The flags that a cluster has for the line breaker.
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

  /// Appends entries for clusters of one code unit each. The caller must then write their places.
  ///
  /// - Returns: The index of the first entry.
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

  /// Keeps the first clusters and replaces the others by those of another text, which continues this one.
  ///
  /// - Parameters:
  ///   - other: The clusters of the other text, of which the first `dropped` are skipped.
  ///   - offsetShift: The difference between offsets in this text and those in the other.
  ///   - shift: The difference between positions in this text and those in the other.
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

  /// Moves a range of clusters along the endless line.
  mutating func move(_ range: Range<Int>, by shift: Advance) {
    for index in range { places[index] = ClusterPlace(position(index) + shift, flags(index)) }
  }

  /// Whether cutting before a cluster changes glyphs.
  func isUnsafe(_ cluster: Int) -> Bool { flags(cluster).contains(.isUnsafeToBreak) }

  /// Whether text that was shaped in two pieces may be joined before a cluster, because the glyphs on each
  /// side do not depend on the text on the other. This is stricter than being safe to break. Example: `fff`
  /// in a font with a ligature of two `f`. It is safe to break before the third `f`. But if the first one
  /// goes to the line before, the second forms a ligature with the third.
  func isJoint(_ cluster: Int) -> Bool {
    flags(cluster).rawValue & ClusterFlags.unsafe.rawValue == 0
  }

  /// Returns the cluster that contains a UTF-16 offset; `count` for the end of the text. O(log n).
  func index(ofOffset offset: Int) -> Int {
    // An offset past the end counts as the end, one before the start as the start.
    if offsets.isEmpty { return max(0, min(offset, count)) }
    return max(0, (0..<count + 1).partition { Int(offsets[$0]) > offset } - 1)
  }

  /// The size in memory, in bytes.
  var byteCount: Int {
    places.count * MemoryLayout<ClusterPlace>.stride + offsets.count * MemoryLayout<Int32>.stride
  }
}

/// A grapheme cluster on the endless line.
struct Cluster: Equatable, Sendable {
  /// The sum of all advances before the cluster. Tabs have no advance here.
  let position: Advance
  /// The UTF-16 offset at which the cluster starts.
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

/// The properties of a cluster that the line breaker needs, in five bits.
struct ClusterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// Takes HarfBuzz's flags of a cluster's glyphs, which use the same bits.
  @inline(__always)
  init(_ flags: UInt8) { rawValue = flags }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Cutting before the cluster changes the glyphs around the cut.
  static let isUnsafeToBreak = ClusterFlags(rawValue: 1)
  /// Text that was shaped in two pieces must not be joined before the cluster.
  static let isUnsafeToConcat = ClusterFlags(rawValue: 2)
  /// The cluster is white space, which hangs at the end of a line and does not count in its width.
  static let hangs = ClusterFlags(rawValue: 16)
  /// `isUnsafeToBreak` and `isUnsafeToConcat` together.
  static let unsafe = ClusterFlags(rawValue: 3)
  static let isTab = ClusterFlags(rawValue: 4)
  /// A line ends after the cluster.
  static let isHardBreak = ClusterFlags(rawValue: 8)
}
