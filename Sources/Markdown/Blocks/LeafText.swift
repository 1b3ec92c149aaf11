/// The texts of leaves and of inlines which hold no markup.
enum LeafText {
  /// Lines with line feeds between them, as they are.
  static func code(_ segments: ArraySlice<LineSegment>, _ source: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for (index, segment) in segments.enumerated() {
      if index > 0 { bytes.append(0x0A) }
      for _ in 0..<segment.padding { bytes.append(0x20) }
      bytes.append(source, segment.start..<segment.end)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What stands between the brackets of a formula that is a block.
  static func formula(_ block: BlockNode, _ segments: ArraySlice<LineSegment>, _ source: Span<UInt8>)
    -> String
  {
    var lines = segments
    if let first = lines.indices.first { lines[first].start = min(lines[first].start + 2, lines[first].end) }
    return trimmed(code(lines, source))
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !$0.isWhiteSpace }),
      let last = bytes.lastIndex(where: { !$0.isWhiteSpace })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// The code between backticks: line ends are spaces, and a space at both ends goes unless there is nothing else.
  static func codeSpan(_ range: Range<Int>, isCell: Bool, _ text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for place in codeSpanContent(range, text) {
      let byte = text[place]
      if isCell, byte == UInt8(ascii: "|"), bytes.last == UInt8(ascii: "\\") { bytes.removeLast() }
      bytes.append(byte.isLineEnd ? 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A code span's content without the spaces that are not its own.
  static func codeSpanContent(_ range: Range<Int>, _ text: Span<UInt8>) -> Range<Int> {
    guard range.count > 2, isSpace(text[range.lowerBound]), isSpace(text[range.upperBound - 1]),
      range.contains(where: { !isSpace(text[$0]) })
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte.isLineEnd }

  /// What stands between the brackets of a formula in a text, without white space at its ends.
  static func formulaContent(_ item: InlineItem) -> Range<Int> {
    let width = item.payload == 1 ? 1 : 2
    let start = min(item.start + width, item.end)
    return start..<max(start, item.isUnfinished ? item.end : item.end - width)
  }
}

extension Span<UInt8> {
  /// A range as a string. O(n).
  func string(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }
}

extension [UInt8] {
  /// Appends a range of other bytes. O(n).
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    bytes.extracting(range).withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
