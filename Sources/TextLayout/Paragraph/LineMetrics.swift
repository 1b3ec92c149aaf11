/// How far a line reaches above and below its baseline.
struct LineMetrics: Hashable, Sendable {
  var ascent: Advance
  var descent: Advance

  /// Makes it reach as far as other metrics, too.
  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }
}
