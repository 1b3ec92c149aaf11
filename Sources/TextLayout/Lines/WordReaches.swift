import TextShaping

/// The line metrics of the text between break opportunities, for texts whose lines are not equally tall, such
/// as Latin with an emoji here and there.
final class WordReaches: Sendable {
  /// For each opportunity, the index in `all` of the metrics of the text before it.
  private let places: ContiguousArray<UInt8>
  /// The distinct metrics; each includes those of the first font (`Paragraph.strut`).
  private let all: [LineMetrics]

  private init(places: ContiguousArray<UInt8>, all: [LineMetrics]) {
    self.places = places
    self.all = all
  }

  /// Returns the metrics of all lines if they are the same and nothing but the fonts decides them, otherwise those of each
  /// word.
  ///
  /// - Returns: If there are metrics of words, the first value has the metrics of the first font, which are then not used.
  ///   Nil if there are more than 256 distinct metrics.
  static func reaches(of paragraph: Paragraph) -> (LineMetrics, WordReaches?)? {
    guard !paragraph.reaches.isEmpty else { return (paragraph.strut, nil) }
    var places = ContiguousArray<UInt8>()
    places.reserveCapacity(paragraph.opportunities.count)
    var all: [LineMetrics] = []
    var walk = ReachWalk()
    // The metrics of words that lie inside one run, cached for the last such run.
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
    if all.count == 1, !all[0].raisesLine { return (all[0], nil) }
    return (paragraph.strut, WordReaches(places: places, all: all))
  }

  /// Whether all words have the same metrics.
  var isCommon: Bool { all.count == 1 }

  /// The metrics of all words if they are the same.
  var common: LineMetrics? { isCommon ? all[0] : nil }

  /// Returns the metrics of a line that consists of the given words.
  func metrics(of words: ClosedRange<Int>) -> LineMetrics {
    var last = places[words.lowerBound]
    var metrics = all[Int(last)]
    // Nearly all words of a text have the same metrics.
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
