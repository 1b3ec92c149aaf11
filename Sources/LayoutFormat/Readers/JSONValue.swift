/// A JSON value as it was read: objects keep their members in order, numbers keep whether they were whole.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A number without fraction and exponent that fits 64 bits.
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// A name and its value.
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// What the value is, for a message such as "a string was expected, not an array".
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .integer: "an integer"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
