/// The texts of leaves and inlines that contain no other markup.
enum LeafText {
  /// Returns unchanged lines with line feeds between them.
  static func code(_ segments: ArraySlice<LineSegment>, _ source: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for (index, segment) in segments.enumerated() {
      if index > 0 { bytes.append(0x0A) }
      for _ in 0..<segment.padding { bytes.append(0x20) }
      bytes.append(source, segment.start..<segment.end)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text between the delimiters of a formula block.
  static func formula(_ block: SyntaxBlock, _ segments: ArraySlice<LineSegment>, _ source: Span<UInt8>)
    -> String
  {
    var lines = segments
    let width = FormulaSyntax.width(Int(block.character))
    if let first = lines.indices.first {
      lines[first].start = min(lines[first].start + width, lines[first].end)
    }
    return trimmed(code(lines, source))
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: { !$0.isWhiteSpace }),
      let last = bytes.lastIndex(where: { !$0.isWhiteSpace })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }

  /// Returns the code between backticks. Line ends become spaces. If there is a space at both ends, both are
  /// removed, unless the code has only spaces.
  static func codeSpan(_ range: Range<Int>, isCell: Bool, _ text: Span<UInt8>) -> String {
    var bytes: [UInt8] = []
    for place in codeSpanContent(range, text) {
      let byte = text[place]
      if isCell, byte == UInt8(ascii: "|"), bytes.last == UInt8(ascii: "\\") { bytes.removeLast() }
      bytes.append(byte.isLineEnd ? 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the range of a code span's content without the two spaces that may be removed.
  static func codeSpanContent(_ range: Range<Int>, _ text: Span<UInt8>) -> Range<Int> {
    guard range.count > 2, isSpace(text[range.lowerBound]), isSpace(text[range.upperBound - 1]),
      range.contains(where: { !isSpace(text[$0]) })
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte.isLineEnd }

  /// Returns the range between the delimiters of an inline formula.
  static func formulaContent(_ item: InlineItem) -> Range<Int> {
    let width = FormulaSyntax.width(item.payload)
    let start = min(item.start + width, item.end)
    return start..<max(start, item.isUnfinished ? item.end : item.end - width)
  }
}

extension Span<UInt8> {
  /// Returns a range as a string. O(n).
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
