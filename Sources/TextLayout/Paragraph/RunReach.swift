import TextShaping

/// What one run asks of its line's height: plain numbers, apart from the runs, because each new width asks for them.
struct RunReach: Sendable {
  /// The run's UTF-16 offset.
  let start: Int32
  let metrics: LineMetrics

  /// - Parameter runs: Those that are no text ask for nothing.
  static func reaches(of runs: [ShapedRun]) -> ContiguousArray<RunReach> {
    ContiguousArray(
      runs.lazy.map { run in
        let isSeen = run.kind == .text || run.kind == .box
        return RunReach(
          start: Int32(truncatingIfNeeded: run.range.lowerBound),
          metrics: LineMetrics(
            ascent: isSeen ? run.ascent : .min, descent: isSeen ? run.descent : .min))
      })
  }
}
