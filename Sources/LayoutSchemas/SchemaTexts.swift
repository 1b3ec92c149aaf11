import BubbleLayout

/// The descriptions of fields and words in JSON Schemas, which `Scripts/schema-texts.py` takes from the comments
/// in the sources.
package enum SchemaTexts {
  private static let texts = Dictionary(uniqueKeysWithValues: pairs(in: lines))
  /// The names of enumerations by their words.
  private static let names = Dictionary(uniqueKeysWithValues: pairs(in: enumerations).map { ($1, $0) })

  private static func pairs(in lines: String) -> [(String, String)] {
    lines.split(separator: "\n").map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// Returns a schema in which each field has a `description`, and lists of words have `enumDescriptions` (a
  /// keyword of Visual Studio Code) if their words are explained.
  ///
  /// - Parameters:
  ///   - schema: The whole schema, with its definitions.
  ///   - name: The name of the record or the file that the schema is of.
  package static func described(_ schema: JSONValue, as name: String) -> JSONValue {
    switch schema {
    case .object(let members):
      let variant = variant(of: schema["properties"])
      return .object(
        members.flatMap { member in
          let value: JSONValue
          switch member.name {
          case "properties": value = each(of: member.value) { described($1, field: $0, of: name, variant) }
          case "$defs": value = each(of: member.value) { described($1, as: $0) }
          case "items", "prefixItems", "anyOf", "additionalProperties":
            value = described(member.value, as: name)
          default: value = member.value
          }
          let own = JSONValue.Member(name: member.name, value: value)
          guard member.name == "enum", let words = described(words: value) else { return [own] }
          return [own, JSONValue.Member(name: "enumDescriptions", value: words)]
        })
    case .array(let elements): return .array(elements.map { described($0, as: name) })
    default: return schema
    }
  }

  /// Returns the descriptions of words, empty for a word that explains itself; nil if all words do.
  private static func described(words: JSONValue) -> JSONValue? {
    guard case .array(let words) = words else { return nil }
    let given = words.compactMap { word in if case .string(let word) = word { word } else { nil } }
    guard let name = names[given.sorted().joined(separator: ",")] else { return nil }
    return .array(given.map { .string(texts["\(name).\($0)"] ?? "") })
  }

  private static func each(
    of value: JSONValue, _ change: (_ name: String, _ value: JSONValue) -> JSONValue
  ) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members.map { JSONValue.Member(name: $0.name, value: change($0.name, $0.value)) })
  }

  /// Returns the schema of a field with its description before the keywords; without it if there is none, which
  /// a test finds.
  private static func described(
    _ schema: JSONValue, field: String, of record: String, _ variant: String?
  ) -> JSONValue {
    let inner = described(schema, as: "\(record).\(field)")
    guard case .object(let members) = inner, let text = text(of: field, in: record, variant) else {
      return inner
    }
    return .object([JSONValue.Member(name: "description", value: .string(text))] + members)
  }

  private static func text(of field: String, in record: String, _ variant: String?) -> String? {
    if record == "ColorTable" || record == "palette" {
      let parts = field.split(separator: ".")
      guard parts.count == 1 else { return texts["SurfaceColorRole.\(parts[1])"] }
      return texts["SharedColorRole.\(String(field.prefix { !$0.isNumber }))"]
    }
    let own = variant.flatMap { texts["\(record).\($0).\(field)"] }
    return own ?? texts["\(record).\(field)"] ?? texts["*.\(field)"]
  }

  /// The constant `type` or `kind` of an object that is one of several variants of a record.
  private static func variant(of properties: JSONValue?) -> String? {
    for name in ["type", "kind"] {
      if case .string(let constant)? = properties?[name]?["const"] { return constant }
    }
    return nil
  }
}
