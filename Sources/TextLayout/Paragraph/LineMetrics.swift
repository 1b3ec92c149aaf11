/// How far a line reaches above and below its baseline.
struct LineMetrics: Hashable, Sendable {
  var ascent: Advance
  var descent: Advance
  /// How far boxes reach that raise the line by themselves, in 1/64 point; 0 for no further than the baseline.
  var boxAscent: Int32 = 0
  var boxDescent: Int32 = 0

  /// Whether there are such boxes.
  var hasBoxes: Bool { boxAscent != 0 || boxDescent != 0 }

  /// Makes it reach as far as other metrics, too.
  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    boxAscent = max(boxAscent, other.boxAscent)
    boxDescent = max(boxDescent, other.boxDescent)
  }
}
