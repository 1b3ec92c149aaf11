/// The text of a leaf: its lines with line feeds between them.
struct LeafContent {
  /// The text.
  private(set) var bytes: [UInt8] = []
  /// The start of each line, in `bytes` and in the source.
  private var lines: [(start: Int, source: Int)] = []

  init(_ segments: ArraySlice<LineSegment>, _ source: Span<UInt8>) {
    for segment in segments { append(segment, source) }
  }

  private mutating func append(_ segment: LineSegment, _ source: Span<UInt8>) {
    if !lines.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    lines.append((bytes.count, segment.start))
    bytes.append(source, segment.start..<max(segment.start, segment.end))
  }

  /// Returns the line that contains an offset. O(log n).
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the source offset of an offset in the text. O(log n).
  func sourceOffset(of offset: Int) -> Int {
    let line = lines[line(of: offset)]
    return line.source + offset - line.start
  }
}
