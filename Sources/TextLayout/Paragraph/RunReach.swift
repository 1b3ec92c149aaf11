import TextShaping

/// The line metrics that a run needs. They are plain numbers, stored apart from the runs, because every
/// layout at a new width reads them.
struct RunReach: Sendable {
  /// The run's start, as a UTF-16 offset.
  let start: Int32
  let metrics: LineMetrics

  /// The reach of a run. A run that is neither text nor a box has no effect on the line height.
  init(_ run: ShapedRun) {
    let isSeen = (run.kind == .text || run.kind == .box) && !run.raisesLine
    start = Int32(truncatingIfNeeded: run.range.lowerBound)
    var metrics = LineMetrics(ascent: isSeen ? run.ascent : .min, descent: isSeen ? run.descent : .min)
    if run.raisesLine {
      metrics.boxes = LineReach(
        above: Int32(clamping: LayoutUnit(roundingUp: run.ascent).rawValue),
        below: Int32(clamping: LayoutUnit(roundingUp: run.descent).rawValue))
    }
    if isSeen { metrics.stacks = run.setting.stacks }
    self.metrics = metrics
  }

  static func reaches(of runs: [ShapedRun]) -> ContiguousArray<RunReach> {
    ContiguousArray(runs.lazy.map { RunReach($0) })
  }
}

extension ShapedRun {
  /// Whether the run does not make a line taller than the strut does.
  func reaches(noFurtherThan strut: LineMetrics) -> Bool {
    !raisesLine && ascent <= strut.ascent && descent <= strut.descent && setting.stacks == .none
  }
}
