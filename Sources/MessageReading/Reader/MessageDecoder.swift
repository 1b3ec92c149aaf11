import BubbleLayout

/// Makes a message from a JSON object with the fields of `Message`, and reports what is invalid.
///
/// If a field such as the sender or the text has a wrong type, the message is left out, because its meaning
/// is unknown. A string that is not understood (a time, a kind, a direction) is ignored, and the message is
/// kept. Invalid optional parts, and invalid elements of arrays, are ignored one by one.
struct MessageDecoder {
  private(set) var log: ProblemLog
  private(set) var lines: LineCounter
  private var message = Message(id: 0, sender: nil, text: "")
  private var hasText = false
  /// The offset of a `text` that is null, which is allowed if there are attachments.
  private var nullText: Int?
  /// Names of unknown members that a missing `text` may be misspelt as. They are few and short.
  private var unknown: [String] = []
  private var budget: MessageBudget

  private static let fields = Message.fields
  /// The index in `fields` of each field, by name.
  private static let indices = Dictionary(
    uniqueKeysWithValues: fields.enumerated().map { ($0.element.name, $0.offset) })
  private static let text = indices["text"]
  private static let blocks = "blocks"

  /// How many invalid elements of one array are reported one by one; the rest are counted.
  private static let reportLimit = 10

  init(log: ProblemLog, lines: LineCounter, limits: MessageLimits) {
    self.log = log
    self.lines = lines
    budget = MessageBudget(limits)
  }

  /// Reads one message.
  ///
  /// - Parameters:
  ///   - cursor: A cursor before the object.
  ///   - id: The id for a message without one.
  ///   - depth: How many arrays and objects enclose the message.
  /// - Returns: The message; nil if it has to be left out, in which case `log` says why.
  mutating func message(
    from cursor: inout JSONCursor, id: MessageID, depth: Int
  ) throws(JSONSyntaxError) -> Message? {
    let isObject = cursor.peek() == UInt8(ascii: "{")
    let start = cursor.position
    guard isObject else {
      let value = try cursor.value(depth: depth)
      note(.skipped, nil, "a message is an object, not \(value.kind)", start, cursor)
      return nil
    }
    message.id = id
    try cursor.readObject(depth: depth) { (cursor, name) throws(JSONSyntaxError) in
      if let index = Self.indices[name] {
        if index < Message.mainFields.count {
          try readMain(index, name, from: &cursor, depth: depth + 1)
        } else {
          try readPart(Self.fields[index], from: &cursor, depth: depth + 1)
        }
      } else if HostileText.forms.contains(name) {
        try readHostileText(name, from: &cursor, depth: depth + 1)
      } else {
        if !hasText, unknown.count < 8, 2...6 ~= name.utf8.count { unknown.append(name) }
        try cursor.skipValue(depth: depth + 1)
      }
    }
    if log.isSkipped { return nil }
    message.spans = message.spans.onScalars(of: message.text)
    if hasText || !message.attachments.isEmpty || !message.blocks.isEmpty { return message }
    let error =
      nullText == nil
      ? FieldError.missing("text", given: unknown, known: []) : .mismatch(.string, found: .null)
    note(.skipped, "text", error.description, nullText ?? start, cursor)
    return nil
  }

  private mutating func note(
    _ outcome: ReadingProblem.Outcome, _ field: String?, _ reason: String, _ offset: Int, _ cursor: JSONCursor
  ) {
    log.note(outcome, field, reason, line: lines.line(at: offset, in: cursor.bytes))
  }
}

extension MessageDecoder {
  /// Reads the next value and returns it with the byte offset where it begins. Repairs are reported.
  private mutating func value(
    of name: String, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) -> (value: JSONValue, offset: Int) {
    cursor.clearRepairs()
    _ = cursor.peek()
    let offset = cursor.position
    let value = try cursor.value(depth: depth)
    log.noteRepairs(of: cursor, name, line: lines.line(at: offset, in: cursor.bytes))
    return (value, offset)
  }

  private mutating func readMain(
    _ index: Int, _ name: String, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) {
    if try isLeftOut(name, from: &cursor, depth: depth) { return }
    let (value, offset) = try value(of: name, from: &cursor, depth: depth)
    if value.isNull {
      if index == Self.text { nullText = offset }
      return
    }
    if index != Self.text, !budget.take(value) { return noteLeftOut(name, offset, cursor) }
    do throws(FieldError) {
      try Self.fields[index].read(&message, value)
      if index == Self.text { hasText = true }
      if index == Self.text, let text = message.text.shortened(to: budget.limits.bytes) {
        message.text = text
        note(.repaired, name, budget.limits.reason, offset, cursor)
      }
    } catch {
      switch error.reason {
      case .notUnderstood:
        note(.repaired, name, "\(error); the message is kept without a time", offset, cursor)
      case .unknownWord: note(.repaired, name, "\(error); it was ignored", offset, cursor)
      default: note(.skipped, name, error.description, offset, cursor)
      }
    }
  }

  private mutating func readPart(
    _ field: RecordField<Message>, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) {
    if let append = field.append, cursor.peek() == UInt8(ascii: "[") {
      return try readElements(of: field, append: append, from: &cursor, depth: depth)
    }
    if try isLeftOut(field.name, from: &cursor, depth: depth) { return }
    let (value, offset) = try value(of: field.name, from: &cursor, depth: depth)
    if value.isNull { return }
    guard budget.take(value) else { return noteLeftOut(field.name, offset, cursor) }
    if field.name == Self.blocks { return readBlocks(value, offset, cursor) }
    do throws(FieldError) {
      try field.read(&message, value)
    } catch {
      leaveOut([.member(field.name)], error, offset, cursor)
    }
  }

  /// Reads blocks. Invalid ones are left out, at any depth.
  private mutating func readBlocks(_ value: JSONValue, _ offset: Int, _ cursor: JSONCursor) {
    let reader = BlockReader(value)
    message.blocks = reader.blocks
    for problem in reader.problems.prefix(Self.reportLimit) {
      let path = [.member(Self.blocks)] + problem.path
      note(.repaired, path.fieldPath, problem.description, offset, cursor)
    }
    if reader.problems.count > Self.reportLimit {
      let more = reader.problems.count - Self.reportLimit
      note(.repaired, Self.blocks, "\(more) more problems in the blocks", offset, cursor)
    }
  }

  /// Reads an array element by element, so that an invalid element does not affect the others.
  private mutating func readElements(
    of field: RecordField<Message>,
    append: (inout Message, JSONValue) throws(FieldError) -> Void, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) {
    cursor.clearRepairs()
    let start = cursor.position
    try? field.read(&message, .array([]))  // an array replaces the one before
    var index = 0
    var failures: [(index: Int, error: FieldError, offset: Int)] = []
    var count = 0
    var beyond = 0
    try cursor.readArray(depth: depth) { (cursor) throws(JSONSyntaxError) in
      _ = cursor.peek()
      let offset = cursor.position
      index += 1
      guard try !budget.skip(&cursor, depth: depth + 1) else { return beyond += 1 }
      let value = try cursor.value(depth: depth + 1)
      guard budget.take(value) else { return beyond += 1 }
      do throws(FieldError) {
        try append(&message, value)
      } catch {
        count += 1
        if count <= Self.reportLimit { failures.append((index - 1, error, offset)) }
      }
    }
    log.noteRepairs(of: cursor, field.name, line: lines.line(at: start, in: cursor.bytes))
    for failure in failures {
      leaveOut([.member(field.name), .element(failure.index)], failure.error, failure.offset, cursor)
    }
    if count > Self.reportLimit {
      let reason = "\(count - Self.reportLimit) more elements are invalid and were left out"
      note(.repaired, field.name, reason, start, cursor)
    }
    if beyond > 0 {
      let what = beyond == 1 ? "1 element was" : "\(beyond) elements were"
      note(.repaired, field.name, "\(budget.limits.partReason); \(what) left out", start, cursor)
    }
  }

  /// Skips a value if it is too long to be read, and reports it. Returns whether it was skipped.
  private mutating func isLeftOut(
    _ name: String, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) -> Bool {
    _ = cursor.peek()
    let offset = cursor.position
    guard try budget.skip(&cursor, depth: depth) else { return false }
    noteLeftOut(name, offset, cursor)
    return true
  }

  private mutating func noteLeftOut(_ name: String, _ offset: Int, _ cursor: JSONCursor) {
    note(.repaired, name, "\(budget.limits.partReason); \"\(name)\" was left out", offset, cursor)
  }

  private mutating func leaveOut(
    _ path: [JSONStep], _ error: FieldError, _ offset: Int, _ cursor: JSONCursor
  ) {
    let what = error.path.isEmpty ? "it" : "\"\(path.fieldPath)\""
    note(.repaired, (path + error.path).fieldPath, "\(error); \(what) was left out", offset, cursor)
  }

  private mutating func readHostileText(
    _ form: String, from cursor: inout JSONCursor, depth: Int
  ) throws(JSONSyntaxError) {
    if try isLeftOut(form, from: &cursor, depth: depth) { return }
    let (value, offset) = try value(of: form, from: &cursor, depth: depth)
    do throws(HostileText.Failure) {
      let hostile = try HostileText(value, form: form, limits: budget.limits)
      message.text = hostile.text
      hasText = true
      for reason in hostile.repairs { note(.repaired, form, reason, offset, cursor) }
    } catch {
      note(.skipped, form, error.reason, offset, cursor)
    }
  }
}
