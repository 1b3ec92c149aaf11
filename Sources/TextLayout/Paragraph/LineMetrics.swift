/// How far a line extends above and below its baseline.
struct LineMetrics: Hashable, Sendable {
  var ascent: Advance
  var descent: Advance
  /// The ascent of the boxes that raise the line by themselves (`InlineBox.raisesLine`), in 1/64 point; 0 if
  /// there are none or they do not extend above the baseline. `boxDescent` is their descent.
  var boxAscent: Int32 = 0
  var boxDescent: Int32 = 0

  /// Whether the line has boxes that raise it by themselves (`InlineBox.raisesLine`).
  var hasBoxes: Bool { boxAscent != 0 || boxDescent != 0 }

  /// Extends the metrics so that they include those of `other`.
  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    boxAscent = max(boxAscent, other.boxAscent)
    boxDescent = max(boxDescent, other.boxDescent)
  }
}
