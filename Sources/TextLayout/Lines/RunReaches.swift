/// How far the runs of a text make lines reach, in four bytes for each run: neighbours that are alike are one, and alike
/// metrics are stored once.
struct RunReaches: Sendable {
  private struct Run {
    /// The first cluster.
    let start: UInt16
    /// The index of the metrics in `all`.
    let place: UInt16
  }

  private let runs: ContiguousArray<Run>
  /// The distinct metrics; each includes those of the first font (`Paragraph.strut`).
  private let all: ContiguousArray<LineMetrics>

  /// The reaches of a paragraph with at most 65,535 clusters. There are none if no line is taller than the strut.
  init(_ paragraph: Paragraph) {
    var runs: [Run] = []
    var all: [LineMetrics] = []
    var known: [LineMetrics: UInt16] = [:]
    for reach in paragraph.reaches {
      var metrics = paragraph.strut
      metrics.include(reach.metrics)
      let place = known[metrics] ?? UInt16(truncatingIfNeeded: all.count)
      if Int(place) == all.count {
        all.append(metrics)
        known[metrics] = place
      }
      if runs.last?.place == place { continue }
      let start = paragraph.clusters.index(ofOffset: Int(reach.start))
      runs.append(Run(start: UInt16(truncatingIfNeeded: start), place: place))
    }
    let isStrut = all == [paragraph.strut]
    // Copies have no spare capacity.
    self.runs = isStrut ? [] : ContiguousArray(runs.lazy.map { $0 })
    self.all = isStrut ? [] : ContiguousArray(all.lazy.map { $0 })
  }

  /// The approximate number of bytes on the heap.
  var byteCount: Int {
    runs.count * MemoryLayout<Run>.stride + all.count * MemoryLayout<LineMetrics>.stride
  }
}

extension RunReaches: ReachList {
  var count: Int { runs.count }
  @inline(__always)
  func start(_ run: Int) -> Int32 { Int32(runs[run].start) }
  @inline(__always)
  func metrics(_ run: Int) -> LineMetrics { all[Int(runs[run].place)] }
}
