import TextShaping
import TextUnicode

/// How far a line reaches above and below its baseline, in 1/65536 point.
struct LineMetrics: Hashable, Sendable {
  var ascent: Int64
  var descent: Int64
}

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

extension Paragraph {
  /// What the fonts on a line reach, the strut always included.
  func metrics(of span: LineSpan) -> LineMetrics {
    var metrics = strut
    if reaches.isEmpty { return metrics }
    guard let hidden = span.hidden else {
      include(span.start..<span.end, in: &metrics)
      return metrics
    }
    include(span.start..<hidden.lowerBound, in: &metrics)
    include(hidden.upperBound..<span.end, in: &metrics)
    return metrics
  }

  private func include(_ range: Range<Int>, in metrics: inout LineMetrics) {
    guard !range.isEmpty else { return }
    let start = clusters[range.lowerBound].offset
    let end = clusters[range.upperBound].offset
    var index = max(0, (0..<reaches.count).partition { reaches[$0].start > start } - 1)
    while index < reaches.count, reaches[index].start < end {
      metrics.ascent = max(metrics.ascent, reaches[index].metrics.ascent)
      metrics.descent = max(metrics.descent, reaches[index].metrics.descent)
      index += 1
    }
  }
}
