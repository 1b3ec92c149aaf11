/// A part of a style that is written as a JSON object: what its fields are, once, for reading, checking and
/// printing alike.
protocol StyleRecord: Sendable {
  /// The values of the fields that a style does not mention.
  static var standard: Self { get }
  static var fields: [StyleField<Self>] { get }

  /// Checks what no field can check alone.
  ///
  /// - Parameter path: The record's own path.
  func check(_ path: String) throws(StyleError)
}

extension StyleRecord {
  func check(_ path: String) throws(StyleError) {}

  /// Reads a record; what `value` does not mention has its standard value.
  ///
  /// - Throws: `StyleError` for the first field that is unknown, of a wrong type or out of its range.
  init(_ value: StyleValue, path: String) throws(StyleError) {
    guard case .object(let members) = value else {
      throw StyleError(field: path, reason: "must be an object, is \(value.kind)")
    }
    self = Self.standard
    for member in members {
      let memberPath = path.isEmpty ? member.name : "\(path).\(member.name)"
      guard let field = Self.fields.first(where: { $0.name == member.name }) else {
        let known = Self.fields.map(\.name).joined(separator: ", ")
        throw StyleError(field: memberPath, reason: "there is no such field; the fields here are \(known)")
      }
      try field.read(&self, member.value, memberPath)
    }
    try check(path)
  }

  var value: StyleValue {
    .object(
      Self.fields.compactMap { field in
        field.write(self).map { StyleValue.Member(name: field.name, value: $0) }
      })
  }
}
