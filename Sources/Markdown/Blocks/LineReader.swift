/// Cuts a growing text into lines for a parser. A line is unfinished until its line end has come whole.
struct LineReader: Sendable {
  var parser: BlockParser
  /// Where the first line that has not been read starts.
  var lineStart = 0
  /// How far line ends have been looked for.
  var scanned = 0
  /// How many lines have been read, unfinished ones each time.
  var linesRead = 0

  init(options: MarkdownOptions, limits: MarkdownLimits) {
    parser = BlockParser(options: options, limits: limits)
  }

  /// Reads all lines that have ended, and the last one of a whole text, which closes all blocks.
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
    // A line feed may still follow a carriage return.
    if scanned + 1 == count { return isWhole ? (scanned, count) : nil }
    return (scanned, scanned + (source[scanned + 1] == 0x0A ? 2 : 1))
  }
}
