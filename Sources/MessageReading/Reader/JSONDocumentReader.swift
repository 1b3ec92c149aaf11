import BubbleLayout

/// Reads the messages of one JSON document: an array of them, or an object whose `messages` is such an array. Such an object may have
/// `people` as well.
struct JSONDocumentReader {
  private enum State {
    case beforeFirst
    case afterElement
    case atEnd
  }

  private let path: String
  private var cursor: JSONCursor
  private var state = State.beforeFirst
  private let isWrapped: Bool
  private var index = 0
  private var lines = LineCounter()
  private let limits: MessageLimits
  /// Those that stand beside the messages; nil for none.
  private(set) var people: People?
  /// What is wrong with them, which is told with the first message.
  private var untold: [ReadingProblem] = []

  /// - Throws: `ReadingError` where the bytes do not lead to an array.
  init(path: String, bytes: [UInt8], limits: MessageLimits) throws(ReadingError) {
    self.path = path
    self.limits = limits
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var cursor = JSONCursor(bytes, position: bytes.starts(with: mark) ? mark.count : 0)
    isWrapped = cursor.peek() == UInt8(ascii: "{")
    do throws(JSONSyntaxError) {
      if isWrapped { try Self.findMessages(&cursor) }
      guard cursor.take(UInt8(ascii: "[")) else { throw cursor.unexpected("an array of messages") }
    } catch {
      throw Self.malformed(path, bytes, error)
    }
    self.cursor = cursor
    if isWrapped { readPeople(from: bytes.starts(with: mark) ? mark.count : 0) }
  }

  /// Reads the people, wherever in the object they stand. What is wrong with the rest of it is told when it is read.
  private mutating func readPeople(from start: Int) {
    // Most have none: what is not there is found out faster than by reading.
    guard cursor.bytes.firstRange(of: "\"people\"".utf8) != nil else { return }
    var beside = JSONCursor(cursor.bytes, position: start)
    var found: (value: JSONValue, offset: Int)?
    try? beside.readObject { (cursor, name) throws(JSONSyntaxError) in
      guard name == "people" else { return try cursor.skipValue(depth: 1) }
      _ = cursor.peek()
      let offset = cursor.position
      found = (try cursor.value(depth: 1), offset)
    }
    guard let found, !found.value.isNull else { return }
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

  /// The next element; nil at the end.
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

  /// Reads what follows the array.
  private mutating func readEnd() throws(JSONSyntaxError) {
    while isWrapped && !cursor.take(UInt8(ascii: "}")) {
      guard cursor.take(UInt8(ascii: ",")) else { throw cursor.unexpected("',' or '}'") }
      _ = try cursor.string()
      guard cursor.take(UInt8(ascii: ":")) else { throw cursor.unexpected("':'") }
      try cursor.skipValue(depth: 1)
    }
    if cursor.peek() != nil { throw cursor.unexpected("the end of the document") }
  }

  /// Stops before the array of the member `messages`.
  private static func findMessages(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    _ = cursor.take(UInt8(ascii: "{"))
    while cursor.peek() != UInt8(ascii: "}") {
      let name = try cursor.string()
      guard cursor.take(UInt8(ascii: ":")) else { throw cursor.unexpected("':'") }
      if name == "messages" { return }
      try cursor.skipValue(depth: 1)
      guard cursor.take(UInt8(ascii: ",")) else { break }
    }
    throw cursor.failure("the object has no array \"messages\"")
  }

  private static func malformed(_ path: String, _ bytes: [UInt8], _ error: JSONSyntaxError) -> ReadingError {
    let line = bytes[..<error.offset].count { $0 == UInt8(ascii: "\n") } + 1
    return .malformed(file: path, line: line, reason: "not a JSON document of messages: \(error.reason)")
  }
}
