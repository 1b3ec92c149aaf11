/// Splits an input into lines at LF, holding no more than one line and one read in memory.
package struct LineReader {
  /// One line without its end.
  package struct Line: Hashable, Sendable {
    /// From 1.
    package let number: Int
    package let bytes: [UInt8]
    /// Whether the line went beyond the limit; `bytes` is empty then.
    package let isTooLong: Bool
  }

  /// 64 MB, in bytes.
  package static let defaultLimit = 64 << 20

  private let source: ByteSource
  /// The longest line taken, in bytes.
  package let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  /// Everything before this was searched for a line end.
  private var searched = 0
  private var isAtEnd = false
  private var number = 0
  private var isSkipping = false
  /// How many bytes of white space `beginning()` has looked at; a test holds it to the number of bytes.
  package private(set) var searchedForBeginning = 0

  package init(_ source: ByteSource, limit: Int = Self.defaultLimit) {
    self.source = source
    self.limit = limit
  }

  /// The first bytes of the input, which remain to be read: up to the first one that is not white space at least,
  /// and up to the end of its line if that is in the first read.
  package mutating func beginning() throws(ReadingError) -> [UInt8] {
    // Each byte is looked at once: what was read before is nothing but white space.
    var looked = 0
    while buffer.count < limit, try fill() {
      if buffer[looked...].contains(where: { $0 > 0x20 }) { break }
      searchedForBeginning += buffer.count - looked
      looked = buffer.count
    }
    return buffer
  }

  /// What the input is called.
  var file: String { source.path }
  /// Whether it is a file, and neither standard input nor in memory.
  var isFile: Bool { source.isFile }

  /// The first bytes again, with more of them, as long as there are any.
  mutating func beginning(ofAtLeast count: Int) throws(ReadingError) -> [UInt8] {
    while buffer.count < count, try fill() {}
    return buffer
  }

  /// Leaves the rest to somebody else: the bytes that have been read but not taken as lines, and where more come from.
  mutating func handOver() -> (read: [UInt8], source: ByteSource) {
    defer { (buffer, start, searched) = ([], 0, 0) }
    return (Array(buffer[start...]), source)
  }

  /// All bytes that have not been read as lines.
  package mutating func remainder() throws(ReadingError) -> [UInt8] {
    while try fill() {}
    return Array(buffer[start...])
  }

  /// The next line; nil at the end. A byte order mark before the first line and a CR before a line's end are
  /// left out.
  package mutating func next() throws(ReadingError) -> Line? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer {
          start = end + 1
          searched = start
        }
        if let line = line(upTo: end) { return line }
        continue
      }
      searched = buffer.count
      if !isSkipping && buffer.count - start > limit { isSkipping = true }
      if isSkipping {
        buffer.removeAll(keepingCapacity: false)
        start = 0
        searched = 0
      }
      guard try fill() else {
        guard start < buffer.count || isSkipping else { return nil }
        defer {
          start = buffer.count
          searched = start
        }
        return line(upTo: buffer.count)
      }
    }
  }

  /// Whether the next line has to be waited for.
  package var wouldWait: Bool {
    !isAtEnd && !buffer[searched...].contains(UInt8(ascii: "\n")) && source.wouldWait
  }

  private mutating func line(upTo end: Int) -> Line? {
    number += 1
    let isTooLong = isSkipping || end - start > limit
    isSkipping = false
    if isTooLong { return Line(number: number, bytes: [], isTooLong: true) }
    var content = buffer[start..<end]
    if number == 1, content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
    if content.last == UInt8(ascii: "\r") { content.removeLast() }
    return Line(number: number, bytes: Array(content), isTooLong: false)
  }

  private mutating func fill() throws(ReadingError) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    if try source.read(into: &buffer) { return true }
    isAtEnd = true
    return false
  }
}
