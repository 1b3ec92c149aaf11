import TextShaping

/// Collects the places where lines may end, and measures how ending or starting a line there changes the
/// glyphs.
struct OpportunityCollector: ~Copyable {
  private let text: ContiguousArray<UInt16>
  private let measurer: LineMeasurer
  private var opportunities = BreakOpportunities()

  /// - Parameter count: The number of opportunities if it is known; otherwise nil.
  init(text: ContiguousArray<UInt16>, measurer: LineMeasurer, count: Int? = nil) {
    self.text = text
    self.measurer = measurer
    opportunities.reserveCapacity(count ?? 8 + text.count / 4)
  }

  /// For texts up to this length, in UTF-16 units, the number of opportunities is estimated and not counted
  /// in advance.
  static let longestGuessed = 4_096

  /// Returns all opportunities. A text without clusters gets one at its end.
  consuming func finished() -> BreakOpportunities {
    if measurer.clusters.count == 0 {
      opportunities.append(cluster: 0, visibleEnd: 0, fit: .zero, start: .zero, flags: .isMandatory, cut: nil)
    }
    return opportunities
  }

  /// Adds the opportunity before a cluster.
  ///
  /// - Parameter lastSafe: The last joint (`ClusterTable.isJoint`) before the opportunity if it is known;
  ///   otherwise nil.
  @inline(__always)
  mutating func append(cluster: Int, visibleEnd: Int, lastSafe: Int?, isMandatory: Bool) {
    let row = measurer.clusters[cluster]
    // Most cuts change no glyphs.
    if !row.flags.contains(.isUnsafeToBreak), isMandatory || text[Int(row.offset) &- 1] != 0xAD {
      opportunities.append(
        cluster: cluster, visibleEnd: visibleEnd, fit: measurer.clusters.position(visibleEnd),
        start: row.position, flags: isMandatory ? mandatoryFlags(before: cluster) : [], cut: nil)
    } else {
      measure(cluster: cluster, visibleEnd: visibleEnd, lastSafe: lastSafe, isMandatory: isMandatory)
    }
  }

  private func mandatoryFlags(before cluster: Int) -> BreakFlags {
    measurer.clusters.flags(cluster - 1).contains(.isHardBreak) ? [.isMandatory, .isHardBreak] : .isMandatory
  }

  private mutating func measure(cluster: Int, visibleEnd: Int, lastSafe: Int?, isMandatory: Bool) {
    var flags = isMandatory ? mandatoryFlags(before: cluster) : []
    var fit = measurer.clusters.position(visibleEnd)
    var start = measurer.clusters.position(cluster)
    var cut: UnsafeCut?
    if measurer.clusters.isUnsafe(cluster) {
      let clusters = measurer.clusters
      flags.insert(.isUnsafe)
      let lastSafe = lastSafe ?? measurer.lastJoint(before: cluster)
      var safeAfter = cluster
      while !clusters.isJoint(safeAfter), safeAfter - lastSafe <= LineMeasurer.longestStretch {
        safeAfter += 1
      }
      if safeAfter - lastSafe <= LineMeasurer.longestStretch {
        cut = UnsafeCut(opportunity: opportunities.count, safeBefore: lastSafe, safeAfter: safeAfter)
        start =
          clusters.position(safeAfter)
          - measurer.reshapedAdvance(cluster..<safeAfter, visibleEnd: safeAfter)
        if visibleEnd > lastSafe {
          fit =
            clusters.position(lastSafe) + measurer.gap(before: lastSafe)
            + measurer.reshapedAdvance(lastSafe..<cluster, visibleEnd: visibleEnd)
        }
      }
    }
    let previous = Int(measurer.clusters.offset(cluster - 1))
    if !isMandatory, text[previous] == 0xAD {
      flags.insert(.isSoftHyphen)
      fit += Hyphen(after: previous, runs: measurer.runs)?.advance ?? .zero
    }
    opportunities.append(
      cluster: cluster, visibleEnd: visibleEnd, fit: fit, start: start, flags: flags, cut: cut)
  }
}
