/// A JSON value. Objects keep the order of their members, and integers are distinguished from other numbers.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number without fraction and exponent that fits into 64 bits.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A member of an object: a name and its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package internal(set) var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The kinds of values.
  package enum Kind: String, Hashable, Sendable {
    case null
    case boolean = "a boolean"
    case integer = "an integer"
    case number = "a number"
    case string = "a string"
    case array = "an array"
    case object = "an object"
  }

  /// The kind of the value.
  package var kind: Kind {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .string: .string
    case .array: .array
    case .object: .object
    }
  }

  package var isNull: Bool { if case .null = self { true } else { false } }

  /// The names of the members, in their order; empty for a value that is no object.
  package var names: [String] { if case .object(let members) = self { members.map(\.name) } else { [] } }

  /// The value of the member with a name; nil if there is none. If the name occurs twice, the last value is
  /// used.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }
}

extension JSONValue.Kind: CustomStringConvertible {
  /// The name of the kind with its article, as in "a string was expected, not an array".
  package var description: String { rawValue }
}
