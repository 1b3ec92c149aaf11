import TextShaping

/// What one run asks of its line's height: plain numbers, apart from the runs, because each new width asks for them.
struct RunReach: Sendable {
  /// The run's UTF-16 offset, or its first cluster where clusters are counted.
  let start: Int32
  let metrics: LineMetrics

  init(start: Int32, metrics: LineMetrics) {
    self.start = start
    self.metrics = metrics
  }

  /// A run that is no text asks for nothing.
  init(_ run: ShapedRun) {
    let isSeen = (run.kind == .text || run.kind == .box) && !run.raisesLine
    start = Int32(truncatingIfNeeded: run.range.lowerBound)
    var metrics = LineMetrics(ascent: isSeen ? run.ascent : .min, descent: isSeen ? run.descent : .min)
    if run.raisesLine {
      metrics.boxAscent = Int32(clamping: LayoutUnit(roundingUp: run.ascent).rawValue)
      metrics.boxDescent = Int32(clamping: LayoutUnit(roundingUp: run.descent).rawValue)
    }
    self.metrics = metrics
  }

  static func reaches(of runs: [ShapedRun]) -> ContiguousArray<RunReach> {
    ContiguousArray(runs.lazy.map { RunReach($0) })
  }
}

extension ShapedRun {
  /// Whether no line is taller for the run than it is for its strut.
  func reaches(noFurtherThan strut: LineMetrics) -> Bool {
    !raisesLine && ascent <= strut.ascent && descent <= strut.descent
  }
}
