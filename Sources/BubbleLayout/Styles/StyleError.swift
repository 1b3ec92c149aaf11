/// An error in a style: the field, and the reason.
public struct StyleError: Error, Hashable, Sendable {
  /// The path of the field, such as `bubble.padding.top` or `labels[0].font.size`; empty if the whole style
  /// cannot be read.
  public let field: String
  /// The reason, in English.
  public let reason: String

  /// Creates an error in a field.
  public init(field: String, reason: String) {
    self.field = field
    self.reason = reason
  }
}

extension StyleError {
  init(_ error: FieldError) {
    self.init(field: error.path.fieldPath, reason: Self.text(of: error))
  }

  private static func text(of error: FieldError) -> String {
    switch error.reason {
    case .mismatch(let expected, let found):
      "must be \(expected.map { word($0, isExpected: true) }.joined(separator: " or ")), but is \(word(found))"
    case .unknownWord(let word, let choices):
      "\(word.quoted(limit: 40)) is not one of \(choices.map { "\"\($0)\"" }.joined(separator: ", "))"
        + Suggestion.aside(for: word, among: choices)
    default: error.description
    }
  }

  /// Returns a word for a kind of JSON value, for messages to people who write styles by hand.
  private static func word(_ kind: JSONValue.Kind, isExpected: Bool = false) -> String {
    switch kind {
    case .array: "a list"
    case .integer: "a number"
    case .boolean where isExpected: "true or false"
    default: kind.description
    }
  }
}

extension StyleError: CustomStringConvertible {
  /// The field and the reason, such as `style: bubble.padding.top: must not be negative, but is -4`.
  public var description: String {
    field.isEmpty ? "style: \(reason.spelt)" : "style: \(field.spelt): \(reason.spelt)"
  }
}
