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
    var walk = ReachWalk()
    // The metrics of words that lie in one run, for the run that had such a word last.
    var known: (run: Int, place: UInt8)?
    var start: Int32 = 0
    for index in 0..<paragraph.opportunities.count {
      let end = paragraph.clusters.offset(Int(paragraph.opportunities[index].cluster))
      let metrics = walk.metrics(paragraph.strut, paragraph.reaches, from: start, to: end)
      let isInside = start < end && walk.isInside(paragraph.reaches, upTo: end)
      start = end
      if isInside, let known, known.run == walk.run {
        places.append(known.place)
        continue
      }
      let place = all.firstIndex(of: metrics) ?? all.count
      guard place <= Int(UInt8.max) else { return nil }
      if place == all.count { all.append(metrics) }
      places.append(UInt8(place))
      if isInside { known = (walk.run, UInt8(place)) }
    }
    if all.count == 1 { return (all[0], nil) }
    return (paragraph.strut, WordReaches(places: places, all: all))
  }

  /// The metrics of a line of some words.
  func metrics(of words: ClosedRange<Int>) -> LineMetrics {
    var last = places[words.lowerBound]
    var metrics = all[Int(last)]
    // Nearly all words of a text reach the same.
    var word = words.lowerBound &+ 1
    while word <= words.upperBound {
      if places[word] != last {
        last = places[word]
        metrics.include(all[Int(last)])
      }
      word &+= 1
    }
    return metrics
  }

  var byteCount: Int { places.count + all.count * MemoryLayout<LineMetrics>.stride + 96 }
}
