/// How far a line extends above and below its baseline.
struct LineMetrics: Hashable, Sendable {
  var ascent: Advance
  var descent: Advance
  /// The ascent of the boxes that raise the line by themselves (`InlineBox.raisesLine`), in 1/64 point; 0 if
  /// there are none or they do not extend above the baseline. `boxDescent` is their descent.
  var boxAscent: Int32 = 0
  var boxDescent: Int32 = 0
  /// The room that scripts need whose letters stand below each other (`Script.stacksConsonants`), above and below the
  /// baseline, in 1/64 point; 0 if there are none. A rule that limits the height of lines leaves this room.
  var stackAscent: Int32 = 0
  var stackDescent: Int32 = 0

  /// Whether something raises the line by itself, even if only the first font decides its height.
  var raisesLine: Bool { boxAscent | boxDescent | stackAscent | stackDescent != 0 }

  /// Extends the metrics so that they include those of `other`.
  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    // Few lines have anything else.
    guard other.raisesLine else { return }
    boxAscent = max(boxAscent, other.boxAscent)
    boxDescent = max(boxDescent, other.boxDescent)
    stackAscent = max(stackAscent, other.stackAscent)
    stackDescent = max(stackDescent, other.stackDescent)
  }
}
