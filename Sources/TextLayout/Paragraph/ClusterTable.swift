import TextUnicode

/// The grapheme clusters of a paragraph with their places on one endless line: what lines are cut from.
///
/// One flat array, an entry a cluster and one for the end of the text, in logical order: a layout looks at a few
/// clusters here and there, and finds each in one cache line. A cluster is never cut; where a ligature covers
/// several, its advance is divided evenly among them and the cuts inside are unsafe. A space is a cluster of its own where
/// a line may begin with the mark after it.
struct ClusterTable: Sendable {
  var entries: ContiguousArray<Cluster> = []

  /// The number of clusters.
  var count: Int { entries.count - 1 }

  /// A cluster, or what ends the text.
  subscript(index: Int) -> Cluster { entries[index] }

  mutating func reserveCapacity(_ capacity: Int) { entries.reserveCapacity(capacity) }

  mutating func append(offset: Int, position: Advance, flags: ClusterFlags) {
    entries.append(Cluster(offset: offset, position: position, flags: flags))
  }

  /// Makes room for clusters to be written.
  ///
  /// - Returns: The index of the first.
  mutating func extend(by count: Int) -> Int {
    let first = entries.count
    entries.append(contentsOf: repeatElement(Cluster(offset: 0, position: .zero, flags: []), count: count))
    return first
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
    if first < entries.count { entries.removeSubrange(first...) }
    for entry in other.entries.dropFirst(dropped) {
      append(offset: Int(entry.offset) + offsetShift, position: entry.position + shift, flags: entry.flags)
    }
  }

  /// Whether cutting before a cluster changes glyphs.
  func isUnsafe(_ cluster: Int) -> Bool { entries[cluster].flags.contains(.isUnsafeToBreak) }

  /// Whether pieces shaped apart may be joined before a cluster: neither side's glyphs depend on the other's
  /// text. More than being safe to break: of `fff` with a ligature for two, the third may be cut off, but what
  /// is left of the first two when one of them goes to the line before joins with it.
  func isJoint(_ cluster: Int) -> Bool {
    entries[cluster].flags.rawValue & ClusterFlags.unsafe.rawValue == 0
  }

  /// The cluster that holds the UTF-16 offset; the end of the text is a cluster of its own. O(log n).
  func index(ofOffset offset: Int) -> Int {
    // An offset past the end counts as the end, one before the start as the start.
    max(0, (0..<count + 1).partition { Int(entries[$0].offset) > offset } - 1)
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

/// What a cluster is to the line breaker.
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
