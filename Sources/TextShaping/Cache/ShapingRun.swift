/// A run to be shaped, in its text.
struct ShapingRun {
  let text: UnsafePointer<UInt16>
  /// The length of the text.
  let count: Int
  /// UTF-16 offsets.
  let range: Range<Int>

  /// The key of a piece of the run.
  @inline(__always)
  func key(_ start: Int, _ end: Int, in context: ShapingContext) -> ShapeKey {
    let edges = ShapeEdges(startsRun: start == range.lowerBound, endsRun: end == range.upperBound)
    return ShapeKey(context: edges.context(context.number), text: text + start, count: end &- start)
  }

  /// Longer runs that nothing can be put together from are not kept, in UTF-16 units.
  private static let longestWhole = 512

  /// The key of the whole run with all that HarfBuzz sees of its surroundings; nil if it is too long.
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

  /// The start of the character before a piece: a space or an ideograph, or all of the piece that starts at `start`.
  func lastCharacter(before end: Int, from start: Int) -> Int {
    let unit = text[end - 1]
    return unit == 0x20 || unit < 0xA000 && unit > 0x3000 ? end - 1 : start
  }

  /// The end of the character that a piece starts with, or of all of the piece where that is an emoji.
  func firstCharacter(from start: Int, to end: Int) -> Int {
    text[start] & 0xF800 == 0xD800 ? end : start + 1
  }
}
