/// The identifier of a message: a string or an integer. `"7"` and `7` are two different ids.
public enum MessageID: Hashable, Sendable {
  case string(String)
  case integer(Int)
}

extension MessageID {
  /// Creates an id that is a string.
  public init(_ string: String) { self = .string(string) }

  /// Creates an id that is an integer.
  public init(_ integer: Int) { self = .integer(integer) }
}

extension MessageID: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral {
  /// Creates an id that is a string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// Creates an id that is an integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension MessageID: CustomStringConvertible {
  /// The string, or the integer in decimal.
  public var description: String {
    switch self {
    case .string(let value): value
    case .integer(let value): String(value)
    }
  }
}

extension MessageID: JSONConvertible {
  package static var form: JSONForm<MessageID> {
    JSONForm {
      .any(of: [.string, .integer()])
    } read: { (value) throws(FieldError) in
      switch value {
      case .string(let string): return .string(string)
      case .integer(let integer): return .integer(integer)
      case .number:
        throw FieldError("", "a string or a 64-bit integer was expected, not this number")
      default: throw .mismatch(.string, .integer, found: value)
      }
    } write: { id in
      switch id {
      case .string(let string): .string(string)
      case .integer(let integer): .integer(integer)
      }
    }
  }
}

extension MessageID: Codable {
  /// Reads a string or an integer.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the string or the integer.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
