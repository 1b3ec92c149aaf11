/// A run to be shaped, with the text around it.
struct ShapingRun {
  let text: UnsafePointer<UInt16>
  /// The length of the text, in UTF-16 units.
  let count: Int
  /// The run's UTF-16 offsets in the text.
  let range: Range<Int>

  /// Returns the key of a piece of the run.
  @inline(__always)
  func key(_ start: Int, _ end: Int, in context: ShapingContext) -> ShapeKey {
    let edges = ShapeEdges(startsRun: start == range.lowerBound, endsRun: end == range.upperBound)
    return ShapeKey(context: edges.context(context.number), text: text + start, count: end &- start)
  }

  /// The maximum length, in UTF-16 units, of a run that is cached as a whole.
  private static let longestWhole = 512

  /// Returns the key of the whole run with the text around it that HarfBuzz looks at; nil if the run is too
  /// long.
  func wholeKey(in context: ShapingContext) -> ShapeKey? {
    guard range.count <= Self.longestWhole else { return nil }
    let seen = context.seesSurroundings ? ShapingContext.surroundings : 0
    let before = min(seen, range.lowerBound)
    let after = min(seen, count - range.upperBound)
    let edges = ShapeEdges(wholeRunAfter: before, before: after)
    return ShapeKey(
      context: edges.context(context.number), text: text + (range.lowerBound - before),
      count: before + range.count + after)
  }

  /// Returns the start of the last character of the piece `start..<end` if that character is a space or an
  /// ideograph; otherwise returns `start`.
  func lastCharacter(before end: Int, from start: Int) -> Int {
    let unit = text[end - 1]
    return unit == 0x20 || unit < 0xA000 && unit > 0x3000 ? end - 1 : start
  }

  /// Returns the end of a piece's first character; if the piece starts with a surrogate, such as an emoji,
  /// returns the end of the piece.
  func firstCharacter(from start: Int, to end: Int) -> Int {
    text[start] & 0xF800 == 0xD800 ? end : start + 1
  }
}
