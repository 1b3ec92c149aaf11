import BubbleLayout

/// A value of an export with its path. It reports a problem if the value does not have the requested type.
///
/// A member that is null counts as missing, because some exports write null for a missing value.
struct ExportField {
  let value: JSONValue
  let path: [JSONStep]
  let log: FieldLog

  /// A member of an object; nil if the member is missing or null.
  subscript(name: String) -> ExportField? {
    guard let member = value[name], !member.isNull else { return nil }
    return ExportField(value: member, path: path + [.member(name)], log: log)
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
    return elements.enumerated().map { ExportField(value: $1, path: path + [.element($0)], log: log) }
  }

  /// The field itself if its value is an object; any other type is reported and gives nil.
  var object: ExportField? {
    if case .object = value { return self }
    return refuse(.mismatch(.object, found: value))
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
