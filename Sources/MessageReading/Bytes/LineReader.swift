/// Splits an input into lines at LF. It keeps at most one line and the bytes of one read in memory.
package struct LineReader {
  /// One line without its line end.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    package let bytes: [UInt8]
    /// Whether the line is longer than the limit; then `bytes` is empty.
    package let isTooLong: Bool
  }

  /// The default of `limit`: 64 MiB, in bytes.
  package static let defaultLimit = 64 << 20

  private let source: ByteSource
  /// The longest line that is returned, in bytes.
  package let limit: Int
  private var buffer: [UInt8] = []
  private var start = 0
  /// The offset in `buffer` up to which no line end was found.
  private var searched = 0
  private var isAtEnd = false
  private var number = 0
  private var isSkipping = false
  /// How many bytes `beginning()` has examined; a test checks that it examines each byte once.
  package private(set) var searchedForBeginning = 0

  package init(_ source: ByteSource, limit: Int = Self.defaultLimit) {
    self.source = source
    self.limit = limit
  }

  /// Returns the first bytes of the input without consuming them. They reach at least to the first byte that
  /// is not white space, and to the end of its line if the first read contains it. Calling it again reads no more.
  package mutating func beginning() throws(ReadingError) -> [UInt8] {
    // Examines each byte once: all bytes before `looked` are white space.
    var looked = 0
    while !buffer[looked...].contains(where: { $0 > 0x20 }) {
      searchedForBeginning += buffer.count - looked
      looked = buffer.count
      guard buffer.count < limit, try fill() else { break }
    }
    return buffer
  }

  /// The name of the input in problems.
  var file: String { source.path }
  /// Whether the input is a file, not standard input or bytes in memory.
  var isFile: Bool { source.isFile }

  /// Returns the first bytes of the input without consuming them: at least `count` bytes, or all if the input
  /// is shorter.
  mutating func beginning(ofAtLeast count: Int) throws(ReadingError) -> [UInt8] {
    while buffer.count < count, try fill() {}
    return buffer
  }

  /// Passes the rest of the input to another reader: the bytes that have been read but not returned as lines,
  /// and the source of the bytes after them.
  mutating func handOver() -> (read: [UInt8], source: ByteSource) {
    defer { (buffer, start, searched) = ([], 0, 0) }
    return (Array(buffer[start...]), source)
  }

  /// Reads the input to its end and returns all bytes that were not returned as lines.
  package mutating func remainder() throws(ReadingError) -> [UInt8] {
    while try fill() {}
    return Array(buffer[start...])
  }

  /// Returns the next line; nil at the end. A byte order mark before the first line and a CR before a line
  /// end are left out.
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
      discardTooLongLine()
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

  /// Reads once, unless `next()` can return without reading. So a caller can do something else between two
  /// reads of one line.
  ///
  /// - Returns: Whether `next()` can return without reading.
  package mutating func readOnce() throws(ReadingError) -> Bool {
    if isAtEnd || hasLine { return true }
    discardTooLongLine()
    return try !fill() || hasLine
  }

  private var hasLine: Bool { buffer[searched...].contains(UInt8(ascii: "\n")) }

  /// Notes that all bytes in the buffer were searched, and discards them if they belong to a line that is too
  /// long.
  private mutating func discardTooLongLine() {
    searched = buffer.count
    if !isSkipping && buffer.count - start > limit { isSkipping = true }
    guard isSkipping else { return }
    buffer.removeAll(keepingCapacity: false)
    start = 0
    searched = 0
  }

  /// Whether the next call of `next()` would have to wait for the other end of a pipe.
  package var wouldWait: Bool {
    !isAtEnd && !hasLine && source.wouldWait
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
