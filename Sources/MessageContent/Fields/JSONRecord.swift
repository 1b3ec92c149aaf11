/// A type that is a JSON object. Its fields are listed once, and this list is used for reading, checking,
/// writing and the JSON Schema.
package protocol JSONRecord: JSONConvertible {
  /// The record whose values are used for fields that the JSON leaves out.
  static var standard: Self { get }
  static var fields: [RecordField<Self>] { get }
  /// Whether unknown members are ignored. If false, they are errors.
  static var allowsOtherMembers: Bool { get }
  /// The name of the type in JSON Schemas, which stays the same if the type is renamed.
  static var schemaName: String { get }

  /// Checks conditions that concern several fields.
  ///
  /// - Throws: `FieldError`, whose path begins at the record.
  mutating func check() throws(FieldError)
}

extension JSONRecord {
  package static var allowsOtherMembers: Bool { false }
  package static var schemaName: String { "\(Self.self)" }

  package func check() throws(FieldError) {}

  package static var form: JSONForm<Self> {
    JSONForm {
      Self.objectSchema.defined(as: schemaName)
    } read: { (value) throws(FieldError) in
      try Self(json: value)
    } write: {
      $0.jsonValue
    }
  }

  package static var objectSchema: JSONSchema {
    .object(fields.map(\.property), allowsOthers: allowsOtherMembers)
  }

  /// Reads a record. Fields that are missing in `value` get their default values.
  ///
  /// - Throws: `FieldError` for a field that is unknown, missing, of a wrong type or out of range.
  /// - Complexity: Linear in the value, multiplied by the number of fields.
  package init(json value: JSONValue) throws(FieldError) {
    guard case .object(let members) = value else { throw .mismatch(.object, found: value) }
    let fields = Self.fields
    if !Self.allowsOtherMembers {
      for member in members where !fields.contains(where: { $0.name == member.name }) {
        throw .unknownField(member.name, known: fields.map(\.name))
      }
    }
    self = Self.standard
    for field in fields {
      if let value = value[field.name] {
        do {
          try field.read(&self, value)
        } catch {
          throw error.within(.member(field.name))
        }
      } else if field.isRequired {
        throw .missing(field.name, given: value.names, known: fields.map(\.name))
      }
    }
    try check()
  }

  package var jsonValue: JSONValue {
    .object(
      Self.fields.compactMap { field in
        field.write(self).map { JSONValue.Member(name: field.name, value: $0) }
      })
  }
}

extension FieldError {
  /// The error of a member that no field has; the reason lists the fields, and suggests the most similar one.
  package static func unknownField(_ name: String, known: [String]) -> FieldError {
    let suggestion = Suggestion.aside(for: name, among: known)
    let reason = "unknown field\(suggestion); the known fields are \(known.joined(separator: ", "))"
    return FieldError(.other(reason), at: [.member(name)])
  }

  /// The error of a required member that is missing. If the object has an unknown member with a similar name,
  /// the reason says so.
  package static func missing(_ name: String, given: [String], known: [String]) -> FieldError {
    let misspelt = given.first { other in
      !known.contains(other) && Suggestion.nearest(to: other, among: [name]) != nil
    }
    guard let misspelt else { return FieldError(.missing, at: [.member(name)]) }
    let suggestion = Suggestion.aside(for: misspelt, among: [name])
    let reason = "it is missing; \(misspelt.quoted(limit: 40)) is unknown\(suggestion)"
    return FieldError(.other(reason), at: [.member(name)])
  }
}
