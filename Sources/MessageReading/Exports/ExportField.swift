import BubbleLayout

/// A value of an export with its path. It reports a problem if the value does not have the requested type.
///
/// A member that is null counts as missing, because some exports write null for a missing value. A member that is
/// not among the used fields of the reader (`ExportFields`) counts as missing too, so that no reader uses a field
/// that its table does not name.
struct ExportField {
  let value: JSONValue
  let path: [JSONStep]
  let log: FieldLog
  /// The kind of the objects in the field, among the fields of the log; nil if none of their members is used.
  let kind: Int?

  /// - Parameter log: The log of the message; its kind is that of the value.
  init(value: JSONValue, path: [JSONStep], log: FieldLog) {
    self.init(value, path, log, log.kind)
  }

  private init(_ value: JSONValue, _ path: [JSONStep], _ log: FieldLog, _ kind: Int?) {
    self.value = value
    self.path = path
    self.log = log
    self.kind = kind
  }

  /// A member of an object; nil if the member is missing or null.
  subscript(name: String) -> ExportField? {
    guard let member = value[name], !member.isNull else { return nil }
    guard let fields = log.fields else {
      return ExportField(member, path + [.member(name)], log, nil)
    }
    guard let kind, let known = fields.known(name, in: kind), known.isUsed else { return nil }
    return ExportField(member, path + [.member(name)], log, known.kind)
  }

  /// Whether a member exists, also if it is null.
  func has(_ name: String) -> Bool { value[name] != nil }

  /// Returns the message as an object of another kind. Its unknown fields are then those that this kind does not
  /// have.
  func being(_ name: String) -> ExportField {
    log.kind = log.fields?.kind(name)
    return ExportField(value, path, log, log.kind)
  }

  /// Returns the first of the named members that exists.
  func first(of names: String...) -> ExportField? {
    for name in names { if let field = self[name] { return field } }
    return nil
  }

  /// The value as a string; any other type is reported and gives nil.
  var string: String? {
    if case .string(let string) = value { return string }
    return refuse(.mismatch(.string, found: value))
  }

  /// The value as a string; nil if it is empty. Any other type is reported and gives nil.
  var words: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  /// The value as an integer, also from a string; anything else is reported and gives nil.
  var integer: Int? {
    switch value {
    case .integer(let integer): return integer
    case .number(let number): if let integer = Int(exactly: number.rounded()) { return integer }
    case .string(let text): if let integer = Int(text) { return integer }
    default: break
    }
    return refuse(.mismatch(.integer, found: value))
  }

  /// The value as a finite number, also from a string; anything else is reported and gives nil.
  var number: Double? {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): if number.isFinite { return number }
    case .string(let text): if let number = Double(text), number.isFinite { return number }
    default: break
    }
    return refuse(.mismatch(.number, found: value))
  }

  /// The value as a boolean. A number counts as true unless it is 0. Any other type is reported and gives
  /// nil.
  var boolean: Bool? {
    switch value {
    case .boolean(let boolean): return boolean
    case .integer(let integer): return integer != 0
    default: return refuse(.mismatch(.boolean, found: value))
    }
  }

  /// The elements of an array; any other type is reported and gives an empty list.
  var elements: [ExportField] {
    guard case .array(let elements) = value else {
      return refuse(.mismatch(.array, found: value)) ?? []
    }
    return elements.enumerated().map { ExportField($1, path + [.element($0)], log, kind) }
  }

  /// The field itself if its value is an object; any other type is reported and gives nil.
  var object: ExportField? {
    if case .object = value { return self }
    return refuse(.mismatch(.object, found: value))
  }

  /// The object, which may be written as a string of JSON; any other type is reported and gives nil.
  var writtenObject: ExportField? {
    guard case .string(let text) = value else { return object }
    var cursor = JSONCursor(Array(text.utf8))
    guard let inner = try? cursor.value(), case .object = inner, cursor.peek() == nil else { return object }
    return ExportField(inner, path, log, kind)
  }

  /// Whether the value is a string; nothing is reported.
  var isString: Bool { if case .string = value { true } else { false } }
  /// Whether the value is an array; nothing is reported.
  var isArray: Bool { if case .array = value { true } else { false } }
  /// Whether the value is an object; nothing is reported.
  var isObject: Bool { if case .object = value { true } else { false } }

  /// The string or integer as the id of a message; any other type is reported and gives nil.
  var id: MessageID? {
    switch value {
    case .string(let string): return .string(string)
    case .integer(let integer): return .integer(integer)
    default: return refuse(.mismatch(.string, .integer, found: value))
    }
  }

  /// Reports a problem of the field. The message is kept without the field.
  func note(_ reason: String) { log.note(path, reason) }

  private func refuse<Wanted>(_ error: FieldError) -> Wanted? {
    note("\(error); it was left out")
    return nil
  }
}

extension ExportField? {
  /// The elements of the array; empty if the field is missing.
  var list: [ExportField] { self?.elements ?? [] }
}
