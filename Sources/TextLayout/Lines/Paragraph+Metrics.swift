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
