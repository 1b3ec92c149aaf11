/// The text from which a leaf's inlines are read: the source itself if its lines are contiguous there,
/// otherwise a copy of them.
struct TextSource: Sendable {
  /// The copy of the lines, with line feeds between them.
  private(set) var copy: [UInt8] = []
  private(set) var isDirect = true
  /// The range of the text, in the source or in the copy.
  private(set) var range = 0..<0
  /// The start of each line of the copy, in the copy and in the source.
  private var lines: [(start: Int, source: Int)] = []
  private var line = 0

  /// Sets the lines of a leaf, beginning at a place in the first one. O(n).
  mutating func take(_ segments: ArraySlice<LineSegment>, from place: Int, _ source: Span<UInt8>) {
    isDirect = true
    guard let first = segments.first, let last = segments.last else {
      range = 0..<0
      return
    }
    var before = first.end
    for segment in segments.dropFirst() {
      if segment.start != before + 1 || source[before] != 0x0A {
        isDirect = false
        break
      }
      before = segment.end
    }
    let start = max(first.start, place)
    if isDirect {
      range = start..<Self.trimmedEnd(start..<max(start, last.end), source)
      return
    }
    copy.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    line = 0
    for segment in segments {
      if !lines.isEmpty { copy.append(0x0A) }
      let from = lines.isEmpty ? start : segment.start
      lines.append((copy.count, from))
      copy.append(source, from..<max(from, segment.end))
    }
    range = 0..<Self.trimmedEnd(0..<copy.count, copy.span)
  }

  private static func trimmedEnd(_ range: Range<Int>, _ text: Span<UInt8>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, text[end - 1].isWhiteSpace { end -= 1 }
    return end
  }

  /// Returns the source offset of an offset in the text. It is fast if the offsets of successive calls ascend
  /// or nearly do.
  mutating func sourceOffset(of offset: Int) -> Int {
    if isDirect { return offset }
    while line > 0, lines[line].start > offset { line -= 1 }
    while line + 1 < lines.count, lines[line + 1].start <= offset { line += 1 }
    return lines[line].source + offset - lines[line].start
  }

  /// Returns the source range of a range in the text.
  mutating func sourceRange(of range: Range<Int>) -> Range<Int> {
    let start = sourceOffset(of: range.lowerBound)
    guard range.count > 0 else { return start..<start }
    return start..<max(start, sourceOffset(of: range.upperBound - 1) + 1)
  }
}
