/// Divides a growing text into lines for a parser. A line is unfinished until its line end has arrived
/// completely.
struct SourceLines: Sendable {
  var parser: BlockParser
  /// The start of the first line that was not read yet.
  var lineStart = 0
  /// The offset up to which line ends were searched.
  var scanned = 0
  /// The number of lines read. An unfinished line counts each time it is read.
  var linesRead = 0

  init(options: MarkdownOptions, limits: MarkdownLimits) {
    parser = BlockParser(options: options, limits: limits)
  }

  /// Reads all complete lines. If the text is whole, reads its last line too and closes all blocks.
  mutating func read(_ source: Span<UInt8>, isWhole: Bool) {
    while let end = lineEnd(source, isWhole: isWhole) {
      parser.take(lineStart..<end.text, source)
      linesRead += 1
      lineStart = end.next
      scanned = end.next
    }
    guard isWhole else { return }
    if lineStart < source.count {
      parser.take(lineStart..<source.count, source)
      linesRead += 1
      lineStart = source.count
    }
    parser.finish(source)
  }

  private mutating func lineEnd(_ source: Span<UInt8>, isWhole: Bool) -> (text: Int, next: Int)? {
    let count = source.count
    source.withUnsafeBufferPointer { bytes in
      var place = scanned
      while place < count, bytes[place] != 0x0A, bytes[place] != 0x0D { place &+= 1 }
      scanned = place
    }
    guard scanned < count else { return nil }
    if source[scanned] == 0x0A { return (scanned, scanned + 1) }
    // After a carriage return at the end, a line feed may still follow.
    if scanned + 1 == count { return isWhole ? (scanned, count) : nil }
    return (scanned, scanned + (source[scanned + 1] == 0x0A ? 2 : 1))
  }
}
