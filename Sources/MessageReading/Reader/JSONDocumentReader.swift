import BubbleLayout

/// Reads the messages of one JSON document: an array of messages, or an object whose `messages` is such an
/// array. The object may also have a member `people`.
struct JSONDocumentReader {
  private enum State {
    case beforeFirst
    case afterElement
    case atEnd
  }

  /// The member `people` of the object, before it is decoded.
  private struct PeopleMember {
    let value: JSONValue
    /// The byte offset where the value begins.
    let offset: Int

    /// Reads the value that comes next.
    init(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
      _ = cursor.peek()
      offset = cursor.position
      value = try cursor.value(depth: 1)
    }
  }

  private let path: String
  private var cursor: JSONCursor
  private var state = State.beforeFirst
  private let isWrapped: Bool
  private var index = 0
  private var lines = LineCounter()
  private let limits: MessageLimits
  /// The people in the document; nil if it has none.
  private(set) var people: People?
  /// The problems with the people, which are reported with the first message.
  private var untold: [ReadingProblem] = []

  /// - Throws: `ReadingError` if the document contains no array of messages.
  init(path: String, bytes: [UInt8], limits: MessageLimits) throws(ReadingError) {
    self.path = path
    self.limits = limits
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var cursor = JSONCursor(bytes, position: bytes.starts(with: mark) ? mark.count : 0)
    isWrapped = cursor.peek() == UInt8(ascii: "{")
    var found: PeopleMember?
    let start: Int
    do throws(JSONSyntaxError) {
      if isWrapped { found = try Self.findMessages(&cursor) }
      start = cursor.position
      guard cursor.take(UInt8(ascii: "[")) else { throw cursor.unexpected("an array of messages") }
    } catch {
      throw Self.malformed(path, bytes, error)
    }
    self.cursor = cursor
    guard isWrapped else { return }
    // If the object has a member `people` before the messages and another after them, the later one counts.
    if let later = Self.people(behind: start, in: bytes) ?? found { take(later) }
  }

  /// Finds the people after the array of messages, because they are needed before the messages are read. Most
  /// documents have no people, so this first searches the bytes for the name `people`, which is faster than
  /// reading the array twice.
  ///
  /// - Parameter start: The byte offset where the array begins.
  private static func people(behind start: Int, in bytes: [UInt8]) -> PeopleMember? {
    guard bytes[start...].firstRange(of: "\"people\"".utf8) != nil else { return nil }
    var cursor = JSONCursor(bytes, position: start)
    var found: PeopleMember?
    // Errors in the document are reported when its messages are read.
    try? findPeople(behind: &cursor, &found)
    return found
  }

  private static func findPeople(
    behind cursor: inout JSONCursor, _ found: inout PeopleMember?
  ) throws(JSONSyntaxError) {
    try cursor.skipValue(depth: 1)
    while cursor.take(UInt8(ascii: ",")) {
      let name = try cursor.string()
      guard cursor.take(UInt8(ascii: ":")) else { return }
      if name == "people" {
        found = try PeopleMember(&cursor)
      } else {
        try cursor.skipValue(depth: 1)
      }
    }
  }

  /// Decodes the people. Problems with them are reported with the first message.
  private mutating func take(_ found: PeopleMember) {
    guard !found.value.isNull else { return }
    do throws(FieldError) {
      people = try People.form.read(found.value)
    } catch {
      let line = cursor.bytes[..<found.offset].count { $0 == UInt8(ascii: "\n") } + 1
      var log = ProblemLog(file: path, name: nil)
      let field = ([.member("people")] + error.path).fieldPath
      log.note(.repaired, field, "\(error); \"people\" was left out", line: line)
      untold = log.problems
    }
  }

  /// Reads the next message; returns nil at the end.
  mutating func next() throws(ReadingError) -> MessageEntry? {
    do throws(JSONSyntaxError) {
      guard try !isAtEnd() else {
        defer { untold.removeAll() }
        return untold.first.map { MessageEntry(line: $0.line, message: nil, problems: untold) }
      }
      _ = cursor.peek()
      let line = lines.line(at: cursor.position, in: cursor.bytes)
      var decoder = MessageDecoder(
        log: ProblemLog(file: path, name: "[\(index)]"), lines: lines, limits: limits)
      index += 1
      let message = try decoder.message(from: &cursor, id: .integer(index), depth: isWrapped ? 2 : 1)
      lines = decoder.lines
      defer { untold.removeAll() }
      return MessageEntry(line: line, message: message, problems: untold + decoder.log.problems)
    } catch {
      state = .atEnd
      throw Self.malformed(path, cursor.bytes, error)
    }
  }

  private mutating func isAtEnd() throws(JSONSyntaxError) -> Bool {
    if state == .atEnd { return true }
    if cursor.take(UInt8(ascii: "]")) {
      state = .atEnd
      try readEnd()
      return true
    }
    if state == .afterElement, !cursor.take(UInt8(ascii: ",")) { throw cursor.unexpected("',' or ']'") }
    state = .afterElement
    return false
  }

  /// Reads the rest of the document after the array.
  private mutating func readEnd() throws(JSONSyntaxError) {
    while isWrapped && !cursor.take(UInt8(ascii: "}")) {
      guard cursor.take(UInt8(ascii: ",")) else { throw cursor.unexpected("',' or '}'") }
      _ = try cursor.string()
      guard cursor.take(UInt8(ascii: ":")) else { throw cursor.unexpected("':'") }
      try cursor.skipValue(depth: 1)
    }
    if cursor.peek() != nil { throw cursor.unexpected("the end of the document") }
  }

  /// Moves the cursor to the array of the member `messages`.
  ///
  /// - Returns: The people, if they precede the messages; otherwise nil.
  private static func findMessages(_ cursor: inout JSONCursor) throws(JSONSyntaxError) -> PeopleMember? {
    var people: PeopleMember?
    _ = cursor.take(UInt8(ascii: "{"))
    while cursor.peek() != UInt8(ascii: "}") {
      let name = try cursor.string()
      guard cursor.take(UInt8(ascii: ":")) else { throw cursor.unexpected("':'") }
      if name == "messages" { return people }
      if name == "people" {
        // A copy of the cursor reads the people, so that repairs in them are not reported for the first
        // message.
        var beside = cursor
        people = try PeopleMember(&beside)
        cursor.position = beside.position
      } else {
        try cursor.skipValue(depth: 1)
      }
      guard cursor.take(UInt8(ascii: ",")) else { break }
    }
    throw cursor.failure(
      "the object has no array \"messages\"; if it is the export of another program, name that with --input")
  }

  private static func malformed(_ path: String, _ bytes: [UInt8], _ error: JSONSyntaxError) -> ReadingError {
    let line = bytes[..<error.offset].count { $0 == UInt8(ascii: "\n") } + 1
    return .malformed(file: path, line: line, reason: "not a JSON document of messages: \(error.reason)")
  }
}
