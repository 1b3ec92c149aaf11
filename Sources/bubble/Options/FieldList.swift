import ArgumentParser
import BubbleLayout

/// A list of field names separated by commas, without repetitions.
struct FieldList<Field: RawRepresentable<String> & CaseIterable & Hashable> {
  let fields: [Field]

  /// - Parameter text: The text on the command line; nil if the option is not given.
  /// - Throws: `ValidationError` that names an unknown field, and lists the known ones.
  init?(_ text: String?) throws {
    guard let text else { return nil }
    var fields: [Field] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = name.drop { $0 == " " }
      guard let field = Field(rawValue: String(name)) else {
        throw ValidationError(
          "The value '\(text)' is invalid for '--fields <FIELD[,FIELD…]>': unknown field '\(name)'"
            + Suggestion.aside(for: String(name), among: Field.allCases.map(\.rawValue))
            + "; the fields are \(Self.names).")
      }
      guard !fields.contains(field) else {
        throw ValidationError(
          "The value '\(text)' is invalid for '--fields <FIELD[,FIELD…]>': '\(name)' is named twice.")
      }
      fields.append(field)
    }
    self.fields = fields
  }

  /// The help of the option.
  static var help: ArgumentHelp {
    ArgumentHelp(
      "Write JSON Lines with only these fields, in this order and without a header: \(names).",
      valueName: "FIELD[,FIELD…]")
  }

  private static var names: String { Field.allCases.map(\.rawValue).joined(separator: ", ") }
}
