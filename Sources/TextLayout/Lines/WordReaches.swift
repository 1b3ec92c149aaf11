import TextShaping

/// What the fonts between two break opportunities reach, for texts whose lines are not equally tall: such as Latin
/// with an emoji here and there.
final class WordReaches: Sendable {
  /// For each opportunity, which of the metrics the text before it has.
  private let places: ContiguousArray<UInt8>
  /// Different ones, the strut included in each.
  private let all: [LineMetrics]

  private init(places: ContiguousArray<UInt8>, all: [LineMetrics]) {
    self.places = places
    self.all = all
  }

  /// The metrics of all lines, where they are the same, or else those of each word.
  ///
  /// - Returns: Where words differ, also the strut's metrics, which are of no use then. Nil for more different ones
  ///   than any text has fonts.
  static func reaches(of paragraph: Paragraph) -> (LineMetrics, WordReaches?)? {
    guard !paragraph.reaches.isEmpty else { return (paragraph.strut, nil) }
    var places = ContiguousArray<UInt8>()
    places.reserveCapacity(paragraph.opportunities.count)
    var all: [LineMetrics] = []
    var start = 0
    for index in 0..<paragraph.opportunities.count {
      let end = Int(paragraph.opportunities[index].cluster)
      let metrics = paragraph.metrics(
        of: LineSpan(start: start, end: end, visibleEnd: end, advance: .zero, ending: .softBreak))
      let place = all.firstIndex(of: metrics) ?? all.count
      guard place <= Int(UInt8.max) else { return nil }
      if place == all.count { all.append(metrics) }
      places.append(UInt8(place))
      start = end
    }
    if all.count == 1 { return (all[0], nil) }
    return (paragraph.strut, WordReaches(places: places, all: all))
  }

  /// The metrics of a line of some words.
  func metrics(of words: ClosedRange<Int>) -> LineMetrics {
    var metrics = all[Int(places[words.lowerBound])]
    for word in words.dropFirst() { metrics.include(all[Int(places[word])]) }
    return metrics
  }

  var byteCount: Int { places.count + all.count * MemoryLayout<LineMetrics>.stride + 96 }
}
