extension TruncationTable {
  /// The end of a text that stays behind the ellipsis. Like the extension of a file's name, it is the same at all widths,
  /// or it grows with the width (`LayoutOptions.keptBeforeEnd`).
  struct KeptEnd: Sendable {
    /// An end that is kept at some widths.
    struct Candidate {
      /// The first cluster of the end.
      let start: Int
      /// The advance of the end, in 1/65536 points.
      let advance: Int64
      /// The metrics of a line that has only the end.
      let metrics: LineMetrics
    }

    /// What stays at one width.
    struct Choice {
      let end: Candidate
      /// The widths, without that of the ellipsis, at which the same end is kept, in 1/65536 points.
      let widths: Range<Int64>
    }

    /// The ends from the longest on. The first that takes at most half of the width is kept.
    private let candidates: ContiguousArray<Candidate>
    /// The first width at which an end could be kept that is not among the candidates, without that of the ellipsis, in
    /// 1/65536 points.
    private let knownBelow: Int64
    /// The full stops before the shortest end. None stays next to the ellipsis; nil if they stay.
    private let points: ContiguousArray<Int32>?

    /// - Parameters:
    ///   - units: The length of the shortest end in UTF-16 units.
    ///   - more: By how many UTF-16 units it may grow.
    ///   - limit: The approximate width of the line. The ends are known from a third to four thirds of it.
    /// - Returns: Nil if no end fits into half of the width.
    /// - Complexity: Linear in the text; HarfBuzz is called for the unsafe beginnings of at most 64 ends.
    init?(_ paragraph: Paragraph, units: Int, growingBy more: Int, limit: Advance) {
      let truncator = LineTruncator(paragraph, limit: limit)
      let least = truncator.ending(units, of: truncator.lastLine)
      let longest = more > 0 ? truncator.ending(units + more, of: truncator.lastLine) : least
      let highest = limit.share(2, of: 3).rawValue
      var candidates = ContiguousArray<Candidate>()
      var knownBelow = Int64.max
      for start in more > 0 ? truncator.starts(of: longest, before: least) : Array(least.prefix(1)) {
        let advance = truncator.advance(start..<least.upperBound).rawValue
        guard advance <= highest else {
          knownBelow = min(knownBelow, 2 * advance)
          continue
        }
        candidates.append(
          Candidate(
            start: start, advance: advance, metrics: Self.metrics(of: paragraph, from: start)))
        // The ends that follow are kept only at widths that are narrower than those of the table.
        if advance <= limit.share(1, of: 6).rawValue { break }
      }
      guard let last = candidates.last, !truncator.hangs(last.start),
        last.advance <= limit.share(1, of: 2).rawValue
      else { return nil }
      // A copy has no spare capacity.
      self.candidates = ContiguousArray(candidates.lazy.map { $0 })
      self.knownBelow = knownBelow
      points =
        more > 0
        ? ContiguousArray(
          (0..<min(last.start, TruncationTable.mostClusters)).lazy.filter { truncator.isPoint($0) }.map {
            Int32($0)
          }) : nil
    }

    private static func metrics(of paragraph: Paragraph, from start: Int) -> LineMetrics {
      let clusters = paragraph.clusters
      return paragraph.strut.including(
        paragraph.reaches, from: clusters.offset(start), to: clusters.offset(clusters.count))
    }

    /// The advance of the longest end, in 1/65536 points.
    var longest: Int64 { candidates.lazy.map(\.advance).max() ?? 0 }

    /// Whether a cluster is a full stop that does not stay next to the ellipsis.
    func isPoint(_ cluster: Int) -> Bool {
      guard let points else { return false }
      let index = (0..<points.count).partition { Int(points[$0]) >= cluster }
      return index < points.count && Int(points[index]) == cluster
    }

    /// Returns the end that stays in a line; nil if it is unknown.
    ///
    /// - Parameter room: The width without that of the ellipsis, in 1/65536 points.
    func choice(in room: Int64) -> Choice? {
      // An end that does not grow stays as long as it fits.
      guard points != nil else {
        return candidates[0].advance <= room
          ? Choice(end: candidates[0], widths: candidates[0].advance..<Int64.max) : nil
      }
      guard room < knownBelow else { return nil }
      var widest = knownBelow
      for candidate in candidates {
        if candidate.advance <= room / 2 {
          return Choice(end: candidate, widths: 2 * candidate.advance..<widest)
        }
        widest = min(widest, 2 * candidate.advance)
      }
      return nil
    }
  }
}
