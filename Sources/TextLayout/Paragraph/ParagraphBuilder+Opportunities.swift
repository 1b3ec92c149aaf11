import TextShaping
import TextUnicode

extension ParagraphBuilder {
  /// Collects the places where lines may end.
  mutating func findOpportunities() {
    let clusters = clusters
    var collector = OpportunityCollector(
      text: analysis.text, measurer: LineMeasurer(clusters: clusters, runs: runs, shaper: shaper))
    var visibleEnd = 0
    var lastSafe = 0
    for cluster in 0..<clusters.count {
      let flags = clusters[cluster].flags
      if !flags.contains(.hangs) { visibleEnd = cluster + 1 }
      if flags.isDisjoint(with: [.isUnsafeToBreak, .isUnsafeToConcat]) { lastSafe = cluster }
      let next = cluster + 1
      let boundary = analysis.boundaries[Int(clusters[next].offset)]
      let isMandatory = next == clusters.count || boundary.contains(.lineBreakMandatory)
      guard isMandatory || wraps && boundary.contains(.lineBreakAllowed) else { continue }
      collector.append(cluster: next, visibleEnd: visibleEnd, lastSafe: lastSafe, isMandatory: isMandatory)
      // What comes before a hard break is no part of the next line, even if that is nothing but white space.
      if isMandatory { visibleEnd = next }
    }
    opportunities = collector.finished()
  }
}
