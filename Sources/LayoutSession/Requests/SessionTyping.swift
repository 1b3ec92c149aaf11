import BubbleLayout

/// Whether somebody is typing, and who: a boolean, or the ids of people.
package struct SessionTyping: Hashable, Sendable {
  /// The people who are typing; nil while nobody is typing, empty if the people are unknown.
  let people: [String]?
}

extension SessionTyping: JSONConvertible {
  package static let form = JSONForm<SessionTyping> {
    JSONSchema.any(of: [.boolean, [String].form.schema()])
  } read: { (value) throws(FieldError) in
    if case .array = value {
      let people = try [String].form.read(value)
      return SessionTyping(people: people.isEmpty ? nil : people)
    }
    return SessionTyping(people: try Bool.form.read(value) ? [] : nil)
  } write: { typing in
    typing.people.map { $0.isEmpty ? .boolean(true) : [String].form.write($0) } ?? .boolean(false)
  }
}
