/// The text of a leaf's lines, one after the other with line feeds between them.
struct LeafContent {
  /// The text.
  private(set) var bytes: [UInt8] = []
  /// Where each line starts, in `bytes` and in the source.
  private var lines: [(start: Int, source: Int)] = []

  init(_ segments: ArraySlice<LineSegment>, _ source: Span<UInt8>) {
    for segment in segments { append(segment, source) }
  }

  private mutating func append(_ segment: LineSegment, _ source: Span<UInt8>) {
    if !lines.isEmpty { bytes.append(UInt8(ascii: "\n")) }
    lines.append((bytes.count, segment.start))
    for place in segment.start..<segment.end { bytes.append(source[place]) }
  }

  /// The line in which an offset stands. O(log n).
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lines.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where an offset stands in the source. O(log n).
  func sourceOffset(of offset: Int) -> Int {
    let line = lines[line(of: offset)]
    return line.source + offset - line.start
  }
}
