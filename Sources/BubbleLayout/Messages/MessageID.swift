/// A message's name: a string or an integer, kept as it came.
public enum MessageID: Hashable, Sendable {
  case string(String)
  case integer(Int)
}

extension MessageID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension MessageID: CustomStringConvertible {
  /// The string, or the integer in decimals.
  public var description: String {
    switch self {
    case .string(let value): value
    case .integer(let value): String(value)
    }
  }
}
