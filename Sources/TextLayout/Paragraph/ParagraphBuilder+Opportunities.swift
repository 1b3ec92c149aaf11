import TextShaping
import TextUnicode

extension ParagraphBuilder {
  /// Collects the places where lines may end.
  mutating func findOpportunities() {
    let clusters = clusters
    let flagsOfOffsets = analysis.boundaries.flags
    let boundaries = flagsOfOffsets.span
    let mandatory = BoundaryFlags.lineBreakMandatory.rawValue
    let wanted = wraps ? mandatory | BoundaryFlags.lineBreakAllowed.rawValue : mandatory
    var collector = OpportunityCollector(
      text: analysis.text, measurer: LineMeasurer(clusters: clusters, runs: runs, shaper: shaper, gaps: gaps),
      count: analysis.text.count <= OpportunityCollector.longestGuessed
        ? nil : 1 + flagsOfOffsets.reduce(0) { $1 & wanted == 0 ? $0 : $0 + 1 })
    var visibleEnd = 0
    var lastSafe = 0
    let count = clusters.count
    for cluster in 0..<count {
      let flags = clusters.flags(cluster).rawValue
      let next = cluster &+ 1
      if flags & ClusterFlags.hangs.rawValue == 0 { visibleEnd = next }
      if flags & ClusterFlags.unsafe.rawValue == 0 { lastSafe = cluster }
      let boundary = boundaries[Int(clusters.offset(next))] & wanted
      guard boundary != 0 || next == count else { continue }
      let isMandatory = next == count || boundary & mandatory != 0
      collector.append(cluster: next, visibleEnd: visibleEnd, lastSafe: lastSafe, isMandatory: isMandatory)
      // White space before a hard break belongs to the line that the break ends, not to the next line.
      if isMandatory { visibleEnd = next }
    }
    opportunities = collector.finished()
    if let gaps { opportunities.start(behind: gaps) }
  }
}
