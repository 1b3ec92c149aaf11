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
