/// The field `spoiler` of blocks and attachments of all kinds.
package enum CoverField {
  private static let name = "spoiler"

  package static var property: JSONSchema.Property { .init(name, Bool.form.schema()) }

  /// Reads the field of an object. Without the field, nothing is covered.
  package static func read(_ value: JSONValue) throws(FieldError) -> Bool {
    guard let field = value[name], !field.isNull else { return false }
    do throws(FieldError) { return try Bool.form.read(field) } catch { throw error.within(.member(name)) }
  }

  /// Returns the members to write: none if nothing is covered.
  package static func members(_ isCovered: Bool) -> [JSONValue.Member] {
    isCovered ? [.init(name: name, value: .boolean(true))] : []
  }
}
