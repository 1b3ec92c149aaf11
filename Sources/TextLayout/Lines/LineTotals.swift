/// What is known of all lines so far.
struct LineTotals: Sendable {
  /// The advance of the longest line with its indent.
  private(set) var longest = Advance.zero
  private(set) var count = 0
  /// The cluster after the last line.
  private(set) var end = 0
  /// Why the last line ends; nil if there are no lines.
  private(set) var lastEnding: LineEnding?

  /// Adds a line.
  @inline(__always)
  mutating func take(_ line: LineSpan) {
    longest = max(longest, line.indent + line.advance)
    count += 1
    end = line.end
    lastEnding = line.ending
  }
}
