import ArgumentParser

/// Names of fields with commas between, each once.
struct FieldList<Field: RawRepresentable<String> & CaseIterable & Hashable> {
  let fields: [Field]

  /// - Parameter text: As it was given; nil if there is none.
  /// - Throws: `ValidationError` that names the field that is not there, and those that are.
  init?(_ text: String?) throws {
    guard let text else { return nil }
    var fields: [Field] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = name.drop { $0 == " " }
      guard let field = Field(rawValue: String(name)) else {
        throw ValidationError(
          "The value '\(text)' is invalid for '--fields <FIELD[,FIELD…]>': unknown field '\(name)'; the fields are "
            + "\(Self.names).")
      }
      guard !fields.contains(field) else {
        throw ValidationError(
          "The value '\(text)' is invalid for '--fields <FIELD[,FIELD…]>': '\(name)' is named twice.")
      }
      fields.append(field)
    }
    self.fields = fields
  }

  /// What the option does.
  static var help: ArgumentHelp {
    ArgumentHelp(
      "Write JSON Lines with only these fields, in this order and without a header: \(names).",
      valueName: "FIELD[,FIELD…]")
  }

  private static var names: String { Field.allCases.map(\.rawValue).joined(separator: ", ") }
}
