import TextUnicode

/// The grapheme clusters of a paragraph with their places on one endless line: what lines are cut from.
///
/// Flat arrays, one entry a cluster and one for the end of the text, in logical order. A cluster is never cut;
/// where a ligature covers several, its advance is divided evenly among them and the cuts inside are unsafe.
struct ClusterTable: Sendable {
  /// The UTF-16 offset each cluster starts at.
  private(set) var offsets: ContiguousArray<Int32> = []
  /// The sum of all advances before the cluster, in 1/65536 point. A tab counts nothing here.
  private(set) var positions: ContiguousArray<Int64> = []
  private(set) var flags: ContiguousArray<ClusterFlags> = []

  /// The number of clusters.
  var count: Int { offsets.count - 1 }

  mutating func reserveCapacity(_ capacity: Int) {
    offsets.reserveCapacity(capacity)
    positions.reserveCapacity(capacity)
    flags.reserveCapacity(capacity)
  }

  mutating func append(offset: Int, position: Int64, flags: ClusterFlags) {
    offsets.append(Int32(truncatingIfNeeded: offset))
    positions.append(position)
    self.flags.append(flags)
  }

  /// Whether cutting before a cluster changes glyphs.
  func isUnsafe(_ cluster: Int) -> Bool { flags[cluster].contains(.isUnsafeToBreak) }

  /// Whether pieces shaped apart may be joined before a cluster: neither side's glyphs depend on the other's
  /// text. More than being safe to break: of `fff` with a ligature for two, the third may be cut off, but what
  /// is left of the first two when one of them goes to the line before joins with it.
  func isJoint(_ cluster: Int) -> Bool {
    flags[cluster].isDisjoint(with: [.isUnsafeToBreak, .isUnsafeToConcat])
  }

  /// The cluster that holds the UTF-16 offset; the end of the text is a cluster of its own. O(log n).
  func index(ofOffset offset: Int) -> Int {
    // An offset past the end counts as the end, one before the start as the start.
    max(0, (0..<count + 1).partition { Int(offsets[$0]) > offset } - 1)
  }
}

/// What a cluster is to the line breaker.
struct ClusterFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// Cutting before the cluster changes the glyphs around the cut.
  static let isUnsafeToBreak = ClusterFlags(rawValue: 1)
  /// Pieces shaped apart may not be joined before the cluster.
  static let isUnsafeToConcat = ClusterFlags(rawValue: 16)
  /// White space, which hangs at the end of a line and is no part of its width.
  static let hangs = ClusterFlags(rawValue: 2)
  static let isTab = ClusterFlags(rawValue: 4)
  /// A line ends after it.
  static let isHardBreak = ClusterFlags(rawValue: 8)
}
