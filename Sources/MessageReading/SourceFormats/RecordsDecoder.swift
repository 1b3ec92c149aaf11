import BubbleLayout

/// Makes a message from a record, and reports invalid fields.
struct RecordsDecoder {
  private let line: Int
  private let index: Int
  private var log: ProblemLog
  private var name: String?
  private var content: String?
  private var timestamp: Timestamp?

  init(file: String, line: Int, index: Int) {
    self.line = line
    self.index = index
    log = ProblemLog(file: file, name: "records[\(index)]")
  }

  mutating func read(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    guard cursor.peek() == UInt8(ascii: "{") else {
      return skip(nil, "a record is an object, not \(try cursor.value(depth: 2).kind)")
    }
    var reading = self
    var hasFields = false
    try cursor.readObject(depth: 2) { (cursor, name) throws(JSONSyntaxError) in
      guard name == "fields" else { return try cursor.skipValue(depth: 3) }
      hasFields = true
      try reading.readFields(&cursor)
    }
    self = reading
    if !hasFields {
      skip("fields", "it is missing")
    } else if !log.isSkipped {
      checkFields()
    }
  }

  func entry() -> MessageEntry {
    guard let content, let name, let timestamp, !log.isSkipped else {
      return MessageEntry(line: line, message: nil, problems: log.problems)
    }
    let message = Message(id: .integer(index + 1), sender: name, timestamp: timestamp, text: content)
    return MessageEntry(line: line, message: message, problems: log.problems)
  }

  private mutating func readFields(_ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    guard cursor.peek() == UInt8(ascii: "{") else {
      return skip("fields", "an object was expected, not \(try cursor.value(depth: 3).kind)")
    }
    var reading = self
    try cursor.readObject(depth: 3) { (cursor, name) throws(JSONSyntaxError) in
      try reading.readField(name, &cursor)
    }
    self = reading
  }

  private mutating func readField(_ field: String, _ cursor: inout JSONCursor) throws(JSONSyntaxError) {
    guard ["name", "content", "sendTimeString"].contains(field) else { return try cursor.skipValue(depth: 4) }
    cursor.clearRepairs()
    let value = try cursor.value(depth: 4)
    let path = "fields.\(field)"
    guard case .string(let text) = value else {
      return skip(path, "a string was expected, not \(value.kind)")
    }
    log.noteRepairs(of: cursor, path, line: line)
    switch field {
    case "name": name = text
    case "content": content = text
    default:
      do throws(TimestampError) {
        timestamp = try Timestamp(iso8601: text)
      } catch {
        skip(path, "\(error)")
      }
    }
  }

  private mutating func checkFields() {
    if name == nil { skip("fields.name", "it is missing") }
    if timestamp == nil { skip("fields.sendTimeString", "it is missing") }
    switch content {
    case nil: skip("fields.content", "it is missing")
    case let content? where content.allSatisfy(\.isWhitespace): skip("fields.content", "it is empty")
    default: break
    }
  }

  private mutating func skip(_ path: String?, _ reason: String) {
    log.note(.skipped, path, reason, line: line)
  }
}
