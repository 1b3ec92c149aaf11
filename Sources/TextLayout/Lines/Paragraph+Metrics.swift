import TextUnicode

extension Paragraph {
  /// Returns the ascent and descent of the fonts on a line; the first font (`Paragraph.strut`) is always
  /// included.
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
  /// Returns the metrics extended by those of the text between two UTF-16 offsets.
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

/// The line metrics of the runs of a text.
protocol ReachList {
  /// The number of runs; 0 if no line is taller than the first font makes it.
  var count: Int { get }
  /// Returns where a run starts: its UTF-16 offset, or its first cluster in tables that count clusters.
  func start(_ run: Int) -> Int32
  func metrics(_ run: Int) -> LineMetrics
}

extension ContiguousArray<RunReach>: ReachList {
  @inline(__always)
  func start(_ run: Int) -> Int32 { self[run].start }
  @inline(__always)
  func metrics(_ run: Int) -> LineMetrics { self[run].metrics }
}

/// Finds the metrics of lines in ascending order, so that it need not search for the run in which each line
/// begins.
struct ReachWalk {
  /// The run in which the last line began.
  private(set) var run = 0

  /// Returns the metrics of the first font (`Paragraph.strut`), extended by those of the text between two
  /// places.
  ///
  /// - Parameters:
  ///   - reaches: The reaches of all runs.
  ///   - start: The start, counted like `ReachList.start(_:)`; not before the start of the last call.
  @inline(__always)
  mutating func metrics(
    _ strut: LineMetrics, _ reaches: some ReachList, from start: Int32, to end: Int32
  ) -> LineMetrics {
    if reaches.count == 0 || start >= end { return strut }
    while run &+ 1 < reaches.count, reaches.start(run &+ 1) <= start { run &+= 1 }
    var metrics = strut
    var next = run
    while next < reaches.count, reaches.start(next) < end {
      metrics.include(reaches.metrics(next))
      next &+= 1
    }
    return metrics
  }

  /// Whether a line up to `end` lies inside the run in which the last line began.
  func isInside(_ reaches: some ReachList, upTo end: Int32) -> Bool {
    run &+ 1 >= reaches.count || reaches.start(run &+ 1) >= end
  }
}
