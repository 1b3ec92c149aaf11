import TextShaping
import TextUnicode

extension ParagraphBuilder {
  /// Unsafe stretches longer than this are not measured ahead: doing so for each opportunity in one would take
  /// time quadratic in its length. The line breaker measures such cuts when it comes to them.
  private static var longestStretch: Int { 64 }

  /// Collects the places where lines may end and measures what ending or starting there comes to.
  mutating func findOpportunities() {
    let measurer = LineMeasurer(clusters: clusters, runs: runs, shaper: shaper)
    // Plain bytes and masks, because calls between modules are not inlined.
    let flags = analysis.boundaries.flags
    let mandatory = BoundaryFlags.lineBreakMandatory.rawValue
    let allowed = BoundaryFlags.lineBreakAllowed.rawValue
    var visibleEnd = 0
    var lastSafe = 0
    for cluster in 0..<clusters.count {
      if !clusters[cluster].flags.contains(.hangs) { visibleEnd = cluster + 1 }
      if clusters.isJoint(cluster) { lastSafe = cluster }
      let next = cluster + 1
      let boundary = flags[Int(clusters[next].offset)]
      let isMandatory = next == clusters.count || boundary & mandatory != 0
      guard isMandatory || wraps && boundary & allowed != 0 else { continue }
      append(
        cluster: next, visibleEnd: visibleEnd, lastSafe: lastSafe, isMandatory: isMandatory,
        measurer: measurer)
      // What comes before a hard break is no part of the next line, even if that is nothing but white space.
      if isMandatory { visibleEnd = next }
    }
    if clusters.count == 0 {
      opportunities.append(cluster: 0, visibleEnd: 0, fit: .zero, start: .zero, flags: .isMandatory, cut: nil)
    }
  }

  private mutating func append(
    cluster: Int, visibleEnd: Int, lastSafe: Int, isMandatory: Bool, measurer: LineMeasurer
  ) {
    var flags: BreakFlags = isMandatory ? .isMandatory : []
    var fit = clusters[visibleEnd].position
    var start = clusters[cluster].position
    var cut: UnsafeCut?
    if clusters.isUnsafe(cluster) {
      flags.insert(.isUnsafe)
      var safeAfter = cluster
      while !clusters.isJoint(safeAfter), safeAfter - lastSafe <= Self.longestStretch { safeAfter += 1 }
      if safeAfter - lastSafe <= Self.longestStretch {
        cut = UnsafeCut(opportunity: opportunities.count, safeBefore: lastSafe, safeAfter: safeAfter)
        start =
          clusters[safeAfter].position
          - measurer.reshapedAdvance(cluster..<safeAfter, visibleEnd: safeAfter)
        if visibleEnd > lastSafe {
          fit =
            clusters[lastSafe].position
            + measurer.reshapedAdvance(lastSafe..<cluster, visibleEnd: visibleEnd)
        }
      }
    }
    let previous = Int(clusters[cluster - 1].offset)
    if !isMandatory, analysis.text[previous] == 0xAD {
      flags.insert(.isSoftHyphen)
      fit += Hyphen(after: previous, runs: runs)?.advance ?? .zero
    }
    opportunities.append(
      cluster: cluster, visibleEnd: visibleEnd, fit: fit, start: start, flags: flags, cut: cut)
  }
}
