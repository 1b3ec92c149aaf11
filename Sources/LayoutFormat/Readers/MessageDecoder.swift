import BubbleLayout

/// Makes a message of a JSON object, noting what does not fit.
///
/// A known field of the wrong type leaves the message out, for nothing says what was meant. A value of the right
/// type that is not understood (a time, a kind, a direction) is passed over and the message kept, as is a part
/// that a message may do without (see `MessageParts`).
struct MessageDecoder {
  /// A problem, by its place in the bytes.
  struct Problem: Hashable {
    let offset: Int
    let field: String?
    let reason: String
    let outcome: ReadingProblem.Outcome
  }

  private(set) var problems: [Problem] = []
  private var id: MessageID?
  private var sender: String?
  private var timestamp: Timestamp?
  private var text: String?
  private var parts = MessageParts()
  private var kind = MessageKind.message
  private var direction = TextDirection.natural
  private var language: String?
  /// Where a text stands that is null, as that of a message may be that is all attachments.
  private var nullText: Int?
  /// Where the field being read begins.
  private var offset = 0

  /// Reads one message.
  ///
  /// - Parameters:
  ///   - cursor: Before the object.
  ///   - id: The message's name if it brings none.
  ///   - depth: How many arrays and objects are open around it.
  /// - Returns: The message, nil where it has to be left out; `problems` says why.
  mutating func message(
    from cursor: inout JSONCursor, id fallback: MessageID, depth: Int
  ) throws(JSONSyntaxError) -> Message? {
    let start = cursor.peek() == nil ? cursor.bytes.count : cursor.position
    guard cursor.peek() == UInt8(ascii: "{") else {
      offset = start
      let value = try cursor.value(depth: depth)
      skip(nil, "a message is an object, not \(value.kind)")
      return nil
    }
    try cursor.readObject(depth: depth) { (cursor, name) throws(JSONSyntaxError) in
      try read(name, from: &cursor, depth: depth + 1)
    }
    guard problems.allSatisfy({ $0.outcome != .skipped }) else { return nil }
    if text == nil, !parts.attachments.isEmpty { text = "" }
    guard let text else {
      offset = nullText ?? start
      skip("text", nullText == nil ? "it is missing" : "a string was expected, not null")
      return nil
    }
    return Message(
      id: id ?? fallback, sender: sender, timestamp: timestamp, text: text, kind: kind, direction: direction,
      language: language, spans: parts.spans, quote: parts.quote, attachments: parts.attachments,
      reactions: parts.reactions, buttons: parts.buttons, isEdited: parts.isEdited, delivery: parts.delivery)
  }

  private mutating func read(
    _ name: String, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) {
    let isPart = MessageParts.fields.contains(name)
    guard isPart || Self.fields.contains(name) else { return try cursor.skipValue(depth: depth) }
    cursor.clearRepairs()
    _ = cursor.peek()
    offset = cursor.position
    if isPart {
      let known = parts.problems.count
      try parts.read(name, from: &cursor, depth: depth)
      noteRepairs(cursor, name)
      problems += parts.problems[known...].map {
        Problem(offset: $0.offset, field: $0.field, reason: $0.reason, outcome: .repaired)
      }
    } else {
      let value = try cursor.value(depth: depth)
      noteRepairs(cursor, name)
      read(value, of: name)
    }
  }

  private mutating func noteRepairs(_ cursor: JSONCursor, _ name: String) {
    if cursor.hasRepairedSurrogates { repair(name, "a lone surrogate was replaced by U+FFFD") }
    if cursor.hasRepairedBytes { repair(name, "bytes that are not UTF-8 were replaced by U+FFFD") }
  }

  private mutating func read(_ value: JSONValue, of name: String) {
    switch name {
    case "id": readID(value)
    case "sender": sender = string(value, name) ?? sender
    case "timestamp": readTimestamp(value)
    case "text":
      if value == .null { nullText = offset }
      text = string(value, name) ?? text
    case "kind":
      kind = choice(value, name, "message, action or notice", MessageKind.init(rawValue:)) ?? kind
    case "dir":
      direction = choice(value, name, "auto, ltr or rtl", TextDirection.init(rawValue:)) ?? direction
    case "lang": language = string(value, name).flatMap { $0.isEmpty ? nil : $0 } ?? language
    default: readHostileText(value, form: name)
    }
  }

  private static let fields: Set<String> = [
    "id", "sender", "timestamp", "text", "kind", "dir", "lang", "runs", "utf16", "bytes",
  ]
}

extension MessageDecoder {
  private mutating func readID(_ value: JSONValue) {
    switch value {
    case .string(let name): id = .string(name)
    case .integer(let number): id = .integer(number)
    case .null: break
    case .number: skip("id", "a string or an integer of 64 bits was expected, not another number")
    default: skip("id", "a string or an integer was expected, not \(value.kind)")
    }
  }

  private mutating func readTimestamp(_ value: JSONValue) {
    guard let text = string(value, "timestamp") else { return }
    do throws(TimestampError) {
      timestamp = try Timestamp(iso8601: text)
    } catch {
      repair("timestamp", "\(error); the message is kept without a time")
    }
  }

  private mutating func string(_ value: JSONValue, _ field: String) -> String? {
    switch value {
    case .string(let text): return text
    case .null: return nil
    default:
      skip(field, "a string was expected, not \(value.kind)")
      return nil
    }
  }

  private mutating func choice<Choice>(
    _ value: JSONValue, _ field: String, _ expectation: String, _ make: (String) -> Choice?
  ) -> Choice? {
    guard let text = string(value, field) else { return nil }
    if let choice = make(text) { return choice }
    repair(field, "\"\(text.prefix(40))\" is none of \(expectation), and was passed over")
    return nil
  }

  private mutating func readHostileText(_ value: JSONValue, form: String) {
    do throws(HostileText.Failure) {
      let hostile = try HostileText(value, form: form)
      text = hostile.text
      if let reason = hostile.repair { repair(form, reason) }
    } catch {
      skip(form, error.reason)
    }
  }

  private mutating func skip(_ field: String?, _ reason: String) {
    problems.append(Problem(offset: offset, field: field, reason: reason, outcome: .skipped))
  }

  private mutating func repair(_ field: String?, _ reason: String) {
    problems.append(Problem(offset: offset, field: field, reason: reason, outcome: .repaired))
  }
}
