import TextUnicode

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
    metrics = metrics.including(
      reaches, from: clusters.offset(range.lowerBound), to: clusters.offset(range.upperBound))
  }
}

extension LineMetrics {
  /// The metrics of a line that also contains the text between two UTF-16 offsets.
  func including(_ reaches: ContiguousArray<RunReach>, from start: Int32, to end: Int32) -> LineMetrics {
    if reaches.isEmpty || start >= end { return self }
    var metrics = self
    var index = max(0, (0..<reaches.count).partition { reaches[$0].start > start } - 1)
    while index < reaches.count, reaches[index].start < end {
      metrics.include(reaches[index].metrics)
      index += 1
    }
    return metrics
  }
}

/// Finds the extent of lines whose beginnings only move forward, without searching for their runs again.
struct ReachWalk {
  /// The run that the last line began in.
  private(set) var run = 0

  /// The metrics of a line that holds what is between two places, too.
  ///
  /// - Parameters:
  ///   - reaches: Those of all runs.
  ///   - start: A place as `RunReach.start` counts them, not before that of the last call.
  @inline(__always)
  mutating func metrics(
    _ strut: LineMetrics, _ reaches: ContiguousArray<RunReach>, from start: Int32, to end: Int32
  ) -> LineMetrics {
    if reaches.isEmpty || start >= end { return strut }
    while run &+ 1 < reaches.count, reaches[run &+ 1].start <= start { run &+= 1 }
    var metrics = strut
    var next = run
    while next < reaches.count, reaches[next].start < end {
      metrics.include(reaches[next].metrics)
      next &+= 1
    }
    return metrics
  }

  /// Whether a line is all in the run that the last one began in.
  func isInside(_ reaches: ContiguousArray<RunReach>, upTo end: Int32) -> Bool {
    run &+ 1 >= reaches.count || reaches[run &+ 1].start >= end
  }
}
