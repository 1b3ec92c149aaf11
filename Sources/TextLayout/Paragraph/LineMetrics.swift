/// How far a line reaches above and below its baseline, in 1/65536 point.
struct LineMetrics: Hashable, Sendable {
  var ascent: Int64
  var descent: Int64
}
