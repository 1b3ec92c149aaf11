import BubbleLayout

/// A value of an export with its place, which reports what is of another type than is asked for.
///
/// A null and a member that is missing are the same: exports write either.
struct ExportField {
  let value: JSONValue
  let path: [JSONStep]
  let log: FieldLog

  /// A member of an object; nil if the object lacks it.
  subscript(name: String) -> ExportField? {
    guard let member = value[name], !member.isNull else { return nil }
    return ExportField(value: member, path: path + [.member(name)], log: log)
  }

  /// The first of some members that there is.
  func first(of names: String...) -> ExportField? {
    for name in names { if let field = self[name] { return field } }
    return nil
  }

  /// A string; nil for anything else, which is reported.
  var string: String? {
    if case .string(let string) = value { return string }
    return refuse(.mismatch(.string, found: value))
  }

  /// A string that is not empty.
  var words: String? { string.flatMap { $0.isEmpty ? nil : $0 } }

  /// An integer, also one in a string; nil for anything else, which is reported.
  var integer: Int? {
    switch value {
    case .integer(let integer): return integer
    case .number(let number): if let integer = Int(exactly: number.rounded()) { return integer }
    case .string(let text): if let integer = Int(text) { return integer }
    default: break
    }
    return refuse(.mismatch(.integer, found: value))
  }

  /// A finite number, also one in a string; nil for anything else, which is reported.
  var number: Double? {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): if number.isFinite { return number }
    case .string(let text): if let number = Double(text), number.isFinite { return number }
    default: break
    }
    return refuse(.mismatch(.number, found: value))
  }

  /// A boolean, or a number that is not 0; nil for anything else, which is reported.
  var boolean: Bool? {
    switch value {
    case .boolean(let boolean): return boolean
    case .integer(let integer): return integer != 0
    default: return refuse(.mismatch(.boolean, found: value))
    }
  }

  /// The elements of an array; none for anything else, which is reported.
  var elements: [ExportField] {
    guard case .array(let elements) = value else {
      return refuse(.mismatch(.array, found: value)) ?? []
    }
    return elements.enumerated().map { ExportField(value: $1, path: path + [.element($0)], log: log) }
  }

  /// The field itself where it is an object; nil for anything else, which is reported.
  var object: ExportField? {
    if case .object = value { return self }
    return refuse(.mismatch(.object, found: value))
  }

  /// Whether it is a string.
  var isString: Bool { if case .string = value { true } else { false } }
  /// Whether it is an array.
  var isArray: Bool { if case .array = value { true } else { false } }
  /// Whether it is an object.
  var isObject: Bool { if case .object = value { true } else { false } }

  /// A string or an integer as the id of a message; nil for anything else, which is reported.
  var id: MessageID? {
    switch value {
    case .string(let string): return .string(string)
    case .integer(let integer): return .integer(integer)
    default: return refuse(.mismatch(.string, .integer, found: value))
    }
  }

  /// Reports something of it, which the message is kept without.
  func note(_ reason: String) { log.note(path, reason) }

  private func refuse<Wanted>(_ error: FieldError) -> Wanted? {
    note("\(error); it was left out")
    return nil
  }
}

extension ExportField? {
  /// The elements; none if the field is missing.
  var list: [ExportField] { self?.elements ?? [] }
}
