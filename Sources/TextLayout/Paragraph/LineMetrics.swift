/// How far the fonts and boxes of a line extend above and below its baseline.
struct LineMetrics: Hashable, Sendable {
  var ascent: Advance
  var descent: Advance
  /// The reach of the boxes that raise the line by themselves (`InlineBox.raisesLine`).
  var boxes = LineReach.none
  /// The room that scripts need whose letters stand below each other (`Script.stacksConsonants`). A rule that limits the
  /// height of lines leaves this room.
  var stacks = LineReach.none

  /// Whether something raises the line by itself, even if only the first font decides its height.
  @inline(__always)
  var raisesLine: Bool { boxes.bits | stacks.bits != 0 }

  /// Extends the metrics so that they include those of `other`.
  @inline(__always)
  mutating func include(_ other: LineMetrics) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    // Few lines have anything else.
    if other.raisesLine {
      boxes.include(other.boxes)
      stacks.include(other.stacks)
    }
  }
}

/// How far something reaches from a baseline, in 1/64 point; 0 if it does not.
struct LineReach: Hashable, Sendable {
  /// Both lengths in one word, because the metrics of each line are compared and joined.
  private(set) var bits: UInt64

  static let none = LineReach()

  init(above: Int32 = 0, below: Int32 = 0) {
    bits = UInt64(UInt32(bitPattern: above)) << 32 | UInt64(UInt32(bitPattern: below))
  }

  var above: Int32 { Int32(truncatingIfNeeded: bits >> 32) }
  var below: Int32 { Int32(truncatingIfNeeded: bits) }

  mutating func include(_ other: LineReach) {
    self = LineReach(above: max(above, other.above), below: max(below, other.below))
  }
}
