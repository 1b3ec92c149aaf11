/// An error in a JSON value: the path of the invalid part, and the reason.
package struct FieldError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case mismatch(expected: [JSONValue.Kind], found: JSONValue.Kind)
    case missing
    case unknownWord(String, choices: [String])
    /// The value has the right type, but its text has no valid meaning, such as an unknown word.
    case notUnderstood(String)
    case other(String)
  }

  /// The path to the invalid value, starting at the value that was read.
  package private(set) var path: [JSONStep]
  package let reason: Reason

  package init(_ reason: Reason, at path: [JSONStep] = []) {
    self.path = path
    self.reason = reason
  }

  /// - Parameter field: The path of the field, as names separated by dots; empty if the error concerns the
  ///   whole value.
  package init(_ field: String, _ reason: String) {
    self.init(.other(reason), at: field.split(separator: ".").map { .member(String($0)) })
  }

  package static func mismatch(_ expected: JSONValue.Kind..., found value: JSONValue) -> FieldError {
    FieldError(.mismatch(expected: expected, found: value.kind))
  }

  /// Returns the same error with a path that begins with one more step.
  package func within(_ step: JSONStep) -> FieldError { FieldError(reason, at: [step] + path) }
}

extension FieldError: CustomStringConvertible {
  /// The reason, without the path.
  package var description: String {
    switch reason {
    case .mismatch(let expected, let found):
      "\(expected.map(\.description).joined(separator: " or ")) was expected, not \(found)"
    case .missing: "it is missing"
    case .unknownWord(let word, let choices):
      "\(word.quoted(limit: 40)) is not one of \(choices.joined(separator: ", "))"
        + Suggestion.aside(for: word, among: choices)
    case .notUnderstood(let reason), .other(let reason): reason
    }
  }
}
