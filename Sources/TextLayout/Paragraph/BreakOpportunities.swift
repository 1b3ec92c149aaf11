import TextUnicode

/// The places where a line may end, in order, with everything that the line breaker needs: one flat array,
/// read sequentially. The last opportunity is the end of the text.
struct BreakOpportunities: Sendable {
  private var entries: ContiguousArray<BreakOpportunity> = []
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

  /// How many opportunities there are up to and with that before a cluster. O(log n).
  func count(upTo cluster: Int) -> Int {
    (0..<entries.count).partition { entries[$0].cluster > Int32(truncatingIfNeeded: cluster) }
  }

  /// Drops all but the first opportunities, and takes over those of a text that goes on from there.
  ///
  /// - Parameters:
  ///   - other: Those of the other text, its first `dropped` left out.
  ///   - clusterShift: From the other text's clusters to those of this one.
  ///   - shift: From the other text's positions to those of this one.
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

  /// Makes lines that begin at a gap start behind it. Where the cut changes glyphs that is measured already.
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

  /// The cut at an opportunity that is flagged unsafe. O(log n).
  func cut(at opportunity: Int) -> UnsafeCut? {
    let low = (0..<unsafeCuts.count).partition { unsafeCuts[$0].opportunity >= opportunity }
    return low < unsafeCuts.count && unsafeCuts[low].opportunity == opportunity ? unsafeCuts[low] : nil
  }
}

/// A place where a line may end. Positions are those of the endless line.
struct BreakOpportunity: Equatable, Sendable {
  /// `fit` above `flags`.
  private let fitAndFlags: Int64
  /// Where a line that begins here starts counting: reshaped at the cut.
  let start: Advance
  /// The cluster the next line would start with.
  let cluster: Int32
  /// The cluster after the last visible one of a line that ends here.
  let visibleEnd: Int32

  init(fit: Advance, start: Advance, cluster: Int32, visibleEnd: Int32, flags: BreakFlags) {
    fitAndFlags = fit.rawValue &<< 3 | Int64(flags.rawValue)
    self.start = start
    self.cluster = cluster
    self.visibleEnd = visibleEnd
  }

  /// Where the visible part of such a line ends: reshaped at the cut and with its hyphen, where there is one.
  var fit: Advance { Advance(rawValue: fitAndFlags &>> 3) }
  var flags: BreakFlags { BreakFlags(rawValue: UInt8(truncatingIfNeeded: fitAndFlags & 7)) }
}

/// What a break opportunity is: three bits.
struct BreakFlags: OptionSet, Sendable {
  let rawValue: UInt8

  /// The line ends here whatever its width.
  static let isMandatory = BreakFlags(rawValue: 1)
  /// Ending a line here changes glyphs; `fits` and `starts` count the changed ones.
  static let isUnsafe = BreakFlags(rawValue: 2)
  /// A soft hyphen comes before the cut: it is shown when the cut is taken, and counted in `fits`.
  static let isSoftHyphen = BreakFlags(rawValue: 4)
}

/// The stretch around an unsafe cut that has to be shaped anew when the cut is taken.
struct UnsafeCut: Hashable, Sendable {
  let opportunity: Int
  /// The nearest cluster before the cut from which the line's end can be shaped alone.
  let safeBefore: Int
  /// The nearest cluster after the cut up to which the next line's start can be shaped alone.
  let safeAfter: Int
}
