import TextUnicode

/// The places where a line may end, in order, with everything that the line breaker needs. They are one flat
/// array, which is read sequentially. The last opportunity is the end of the text.
struct BreakOpportunities: Sendable {
  private(set) var entries: ContiguousArray<BreakOpportunity> = []
  /// The cuts that change glyphs, ascending by opportunity.
  private(set) var unsafeCuts: [UnsafeCut] = []

  var count: Int { entries.count }

  subscript(index: Int) -> BreakOpportunity { entries[index] }

  mutating func reserveCapacity(_ capacity: Int) { entries.reserveCapacity(capacity) }

  mutating func append(
    cluster: Int, visibleEnd: Int, fit: Advance, start: Advance, flags: BreakFlags, cut: UnsafeCut?
  ) {
    entries.append(
      BreakOpportunity(
        fit: fit, start: start, cluster: Int32(truncatingIfNeeded: cluster),
        visibleEnd: Int32(truncatingIfNeeded: visibleEnd), flags: flags))
    if let cut { unsafeCuts.append(cut) }
  }

  /// Returns the number of opportunities up to and including the one before a cluster. O(log n).
  func count(upTo cluster: Int) -> Int {
    (0..<entries.count).partition { entries[$0].cluster > Int32(truncatingIfNeeded: cluster) }
  }

  /// Keeps the first opportunities and replaces the others by those of another text, which continues this
  /// one.
  ///
  /// - Parameters:
  ///   - other: The opportunities of the other text, of which the first `dropped` are skipped.
  ///   - clusterShift: The difference between clusters of this text and those of the other.
  ///   - shift: The difference between positions in this text and those in the other.
  mutating func replace(
    from first: Int, by other: BreakOpportunities, dropping dropped: Int, clusterShift: Int, shift: Advance
  ) {
    entries.removeSubrange(first...)
    while let last = unsafeCuts.last, last.opportunity >= first { unsafeCuts.removeLast() }
    let clusters = Int32(truncatingIfNeeded: clusterShift)
    for entry in other.entries.dropFirst(dropped) {
      entries.append(
        BreakOpportunity(
          fit: entry.fit + shift, start: entry.start + shift, cluster: entry.cluster + clusters,
          visibleEnd: entry.visibleEnd + clusters, flags: entry.flags))
    }
    for cut in other.unsafeCuts where cut.opportunity >= dropped {
      unsafeCuts.append(
        UnsafeCut(
          opportunity: cut.opportunity - dropped + first, safeBefore: cut.safeBefore + clusterShift,
          safeAfter: cut.safeAfter + clusterShift))
    }
  }

  /// Makes the visible part of the lines that end at opportunities from an index on end at a cluster, as long as
  /// it is not beyond another one.
  mutating func end(at visibleEnd: Int, _ position: Advance, from first: Int, upTo cluster: Int) {
    var index = first
    while index < entries.count, Int(entries[index].visibleEnd) <= cluster {
      let entry = entries[index]
      entries[index] = BreakOpportunity(
        fit: position, start: entry.start, cluster: entry.cluster,
        visibleEnd: Int32(truncatingIfNeeded: visibleEnd), flags: entry.flags)
      index += 1
    }
  }

  /// Makes each line that begins at a gap start after the gap. At unsafe cuts this was done when they were
  /// measured.
  mutating func start(behind gaps: AutospaceGaps) {
    for index in entries.indices where !entries[index].flags.contains(.isUnsafe) {
      let entry = entries[index]
      let gap = gaps.gap(before: Int(entry.cluster))
      guard gap > .zero else { continue }
      entries[index] = BreakOpportunity(
        fit: entry.fit, start: entry.start + gap, cluster: entry.cluster, visibleEnd: entry.visibleEnd,
        flags: entry.flags)
    }
  }

  /// Returns how far a line can be filled by comparing positions alone (`Span.filled`).
  func filled(from first: Int, origin: Advance, in room: Advance) -> FilledOpportunities {
    entries.span.filled(from: first, origin: origin, in: room)
  }

  /// Returns the cut at an opportunity; nil if the opportunity is not unsafe, or if its cut is too long to
  /// measure. O(log n).
  func cut(at opportunity: Int) -> UnsafeCut? {
    let low = (0..<unsafeCuts.count).partition { unsafeCuts[$0].opportunity >= opportunity }
    return low < unsafeCuts.count && unsafeCuts[low].opportunity == opportunity ? unsafeCuts[low] : nil
  }
}

extension Span<BreakOpportunity> {
  /// Returns how far a line can be filled by comparing positions alone. It ends before the first opportunity that
  /// has flags or does not fit.
  ///
  /// - Parameters:
  ///   - first: The first opportunity after the line's beginning.
  ///   - origin: The position from which the line's length is measured.
  ///   - room: The width to fill.
  @inline(__always)
  func filled(from first: Int, origin: Advance, in room: Advance) -> FilledOpportunities {
    let limit = origin + room
    var (next, end, farthest) = (first, origin, origin)
    while next < count, let fit = self[next].plainFit, fit <= limit {
      end = fit
      farthest = max(farthest, fit)
      next &+= 1
    }
    return FilledOpportunities(next: next, advance: end - origin, reached: farthest - origin)
  }
}

/// The beginning of a line that was filled up to an opportunity without flags.
struct FilledOpportunities {
  /// The first opportunity that was not examined.
  let next: Int
  /// The advance of the line up to the opportunity before `next`.
  let advance: Advance
  /// The advance of the longest line up to one of the opportunities before `next`.
  let reached: Advance
}

/// A place where a line may end. Positions are on the endless line (`ClusterTable`).
struct BreakOpportunity: Equatable, Sendable {
  /// `fit` in the upper bits, and the flags in the lowest four.
  private let fitAndFlags: Int64
  /// The position from which a line that begins here is measured. It includes the change that reshaping at
  /// the cut makes.
  let start: Advance
  /// The cluster with which the next line starts.
  let cluster: Int32
  /// The cluster after the last visible one of a line that ends here.
  let visibleEnd: Int32

  init(fit: Advance, start: Advance, cluster: Int32, visibleEnd: Int32, flags: BreakFlags) {
    fitAndFlags = fit.rawValue &<< 4 | Int64(flags.rawValue)
    self.start = start
    self.cluster = cluster
    self.visibleEnd = visibleEnd
  }

  /// The end of the visible part of a line that ends here, including a visible hyphen and the change that
  /// reshaping at the cut makes.
  var fit: Advance { Advance(rawValue: fitAndFlags &>> 4) }
  var flags: BreakFlags { BreakFlags(rawValue: UInt8(truncatingIfNeeded: fitAndFlags & 15)) }
  /// `fit` of an opportunity without flags; nil for others.
  @inline(__always)
  var plainFit: Advance? { fitAndFlags & 15 == 0 ? fit : nil }
}

/// The properties of a break opportunity, in four bits.
struct BreakFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// The line must end here, whatever its width.
  static let isMandatory = BreakFlags(rawValue: 1)
  /// Ending a line here changes glyphs; `fit` and `start` include that change.
  static let isUnsafe = BreakFlags(rawValue: 2)
  /// A soft hyphen comes before the cut. It becomes visible if a line ends here, and `fit` includes its
  /// width.
  static let isSoftHyphen = BreakFlags(rawValue: 4)
  /// The line ends here because of a hard break. Without it, a line that must end here is the last one.
  static let isHardBreak = BreakFlags(rawValue: 8)
}

/// The stretch around an unsafe cut that has to be shaped again if a line ends there.
struct UnsafeCut: Hashable, Sendable {
  let opportunity: Int
  /// The nearest cluster before the cut from which the line's end can be shaped by itself.
  let safeBefore: Int
  /// The nearest cluster after the cut up to which the next line's start can be shaped by itself.
  let safeAfter: Int
}
