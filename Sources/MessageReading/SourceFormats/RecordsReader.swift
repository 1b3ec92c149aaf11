import BubbleLayout

/// Reads records, `{"records":[{"fields":{"name","content","sendTimeString"}}]}`, and sorts their messages by time.
///
/// Equal times keep the order of the input. A record without a content, a name or a time is left out and reported
/// by its path, such as `records[3].fields.content`. Other members are ignored. The id of a message is the number
/// of its record, from 1.
package struct RecordsReader: Sendable {
  /// The entries: first the records that were left out, in the order of the input, then the messages, in the
  /// order of their times.
  package let entries: [MessageEntry]

  /// - Parameters:
  ///   - bytes: The document.
  ///   - file: The name of the input in problems.
  /// - Throws: `ReadingError` if the bytes are not JSON or contain no records.
  /// - Complexity: O(n log n) for n records, linear in the bytes.
  package init(_ bytes: [UInt8], file: String) throws(ReadingError) {
    var document = RecordsDocument(bytes, file: file)
    do throws(JSONSyntaxError) {
      try document.read()
    } catch {
      let line = bytes[..<min(error.offset, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
      throw .malformed(file: file, line: line, reason: "not a JSON document of records: \(error.reason)")
    }
    let (kept, skipped) = (
      document.entries.filter { $0.message != nil }, document.entries.filter { $0.message == nil }
    )
    // Swift's sort is stable, but its documentation does not promise that. So for equal times the offsets are
    // compared.
    let sorted = kept.enumerated().sorted { left, right in
      let times = (left.element.message?.timestamp, right.element.message?.timestamp)
      guard let first = times.0, let second = times.1, first != second else {
        return left.offset < right.offset
      }
      return first < second
    }
    entries = skipped + sorted.map(\.element)
  }
}

/// Reads the document record by record.
private struct RecordsDocument {
  private let file: String
  private var cursor: JSONCursor
  private(set) var entries: [MessageEntry] = []
  private var lines = LineCounter()

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    cursor = JSONCursor(bytes, position: bytes.starts(with: mark) ? mark.count : 0)
  }

  mutating func read() throws(JSONSyntaxError) {
    var hasRecords = false
    var reading = self
    try cursor.readObject { (cursor, name) throws(JSONSyntaxError) in
      guard name == "records" else { return try cursor.skipValue(depth: 1) }
      hasRecords = true
      try cursor.readArray(depth: 1) { (cursor) throws(JSONSyntaxError) in
        try reading.readRecord(&cursor)
      }
    }
    guard cursor.peek() == nil else { throw cursor.unexpected("the end of the document") }
    guard hasRecords else { throw cursor.failure("the object has no array \"records\"") }
    entries = reading.entries
  }

  private mutating func readRecord(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    _ = cursor.peek()
    let line = lines.line(at: cursor.position, in: cursor.bytes)
    var record = RecordsDecoder(file: file, line: line, index: entries.count)
    try record.read(&cursor)
    entries.append(record.entry())
  }
}
