/// A message, or a part of a message, that is a JSON object. Unknown members are ignored.
package protocol MessageRecord: JSONRecord {}

extension MessageRecord {
  package static var allowsOtherMembers: Bool { true }
}

extension JSONConvertible {
  /// Reads a value from its JSON form.
  ///
  /// - Throws: `DecodingError` with the path to the invalid part.
  package init(decoding decoder: any Decoder) throws {
    let value = try JSONValue(from: decoder)
    do throws(FieldError) {
      self = try Self.form.read(value)
    } catch {
      let context = DecodingError.Context(
        codingPath: decoder.codingPath + error.path, debugDescription: error.description)
      throw DecodingError.dataCorrupted(context)
    }
  }

  package func write(to encoder: any Encoder) throws { try Self.form.write(self).encode(to: encoder) }
}

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
