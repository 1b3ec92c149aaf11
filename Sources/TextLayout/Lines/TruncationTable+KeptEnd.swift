extension TruncationTable {
  /// The end of a text that stays behind the ellipsis at all widths near a given one.
  struct KeptEnd: Sendable {
    /// The first cluster of the end.
    let start: Int
    /// The advance of the end, in 1/65536 points.
    let advance: Int64
    /// The metrics of a line that has only the end.
    let metrics: LineMetrics

    /// - Returns: Nil if there is no end, or if it does not fit at half of the width: `LineTruncator` then leaves it out.
    init?(_ paragraph: Paragraph, units: Int, limit: Advance) {
      let truncator = LineTruncator(paragraph, limit: limit)
      let range = truncator.ending(units, of: truncator.lastLine)
      let advance = truncator.advance(range)
      guard !range.isEmpty, !truncator.hangs(range.lowerBound), advance <= limit.share(1, of: 2) else {
        return nil
      }
      start = range.lowerBound
      self.advance = advance.rawValue
      let clusters = paragraph.clusters
      metrics = paragraph.strut.including(
        paragraph.reaches, from: clusters.offset(start), to: clusters.offset(clusters.count))
    }
  }
}
