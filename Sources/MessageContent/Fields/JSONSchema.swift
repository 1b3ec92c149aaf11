/// A JSON Schema (draft 2020-12) that is composed of smaller schemas, with the definitions that it refers to.
package struct JSONSchema: Hashable, Sendable {
  /// The keywords of the schema.
  package let members: [JSONValue.Member]
  /// The definitions to which `$ref` refers, by their names.
  package let definitions: [String: JSONValue]

  /// - Parameter parts: The schemas that are contained in `members`, whose definitions are needed.
  private init(_ members: [(name: String, value: JSONValue)], parts: [JSONSchema] = []) {
    self.members = members.map { JSONValue.Member(name: $0.name, value: $0.value) }
    definitions = parts.reduce(into: [:]) { all, part in all.merge(part.definitions) { first, _ in first } }
  }

  private init(members: [JSONValue.Member], definitions: [String: JSONValue]) {
    self.members = members
    self.definitions = definitions
  }

  package var value: JSONValue { .object(members) }

  /// Returns the schema as a whole document, with the definitions in the order of their names.
  package func document(title: String) -> JSONValue {
    let head: [(String, JSONValue)] = [
      ("$schema", .string("https://json-schema.org/draft/2020-12/schema")), ("title", .string(title)),
    ]
    let sorted = definitions.sorted { $0.key < $1.key }.map {
      JSONValue.Member(name: $0.key, value: $0.value)
    }
    return .object(
      head.map { .init(name: $0.0, value: $0.1) } + members
        + (sorted.isEmpty ? [] : [.init(name: "$defs", value: .object(sorted))]))
  }
}

extension JSONSchema {
  package static let null = JSONSchema([("type", .string("null"))])
  package static let string = JSONSchema([("type", .string("string"))])
  package static let boolean = JSONSchema([("type", .string("boolean"))])

  /// An array with at least one element of any kind.
  package static let nonEmptyArray = JSONSchema([("type", .string("array")), ("minItems", .integer(1))])

  package static func number(in range: ClosedRange<Double>? = nil) -> JSONSchema {
    let bounds = range.map {
      [("minimum", JSONValue.number($0.lowerBound)), ("maximum", .number($0.upperBound))]
    }
    return JSONSchema([("type", .string("number"))] + (bounds ?? []))
  }

  package static func integer(in range: ClosedRange<Int>? = nil) -> JSONSchema {
    let bounds = range.map {
      [("minimum", JSONValue.integer($0.lowerBound)), ("maximum", .integer($0.upperBound))]
    }
    return JSONSchema([("type", .string("integer"))] + (bounds ?? []))
  }

  /// Returns the schema of a string that matches a regular expression.
  package static func string(pattern: String) -> JSONSchema {
    JSONSchema([("type", .string("string")), ("pattern", .string(pattern))])
  }

  /// Returns the schema of one of several words.
  package static func choice(_ words: [String]) -> JSONSchema {
    JSONSchema([("enum", .array(words.map { .string($0) }))])
  }

  /// Returns the schema of exactly one value.
  package static func constant(_ value: JSONValue) -> JSONSchema { JSONSchema([("const", value)]) }

  /// Returns the schema of an array.
  ///
  /// - Parameter count: The number of elements; nil for any number.
  package static func array(
    of element: JSONSchema, count: ClosedRange<Int>? = nil, isUnique: Bool = false
  ) -> JSONSchema {
    var members: [(String, JSONValue)] = [("type", .string("array")), ("items", element.value)]
    if let count {
      members += [("minItems", .integer(count.lowerBound)), ("maxItems", .integer(count.upperBound))]
    }
    if isUnique { members.append(("uniqueItems", .boolean(true))) }
    return JSONSchema(members, parts: [element])
  }

  /// Returns the schema of an array in which each element has a schema of its own.
  ///
  /// - Parameter required: The number of elements that must be present.
  package static func tuple(_ elements: [JSONSchema], required: Int) -> JSONSchema {
    JSONSchema(
      [
        ("type", .string("array")), ("prefixItems", .array(elements.map(\.value))),
        ("items", .boolean(false)), ("minItems", .integer(required)),
      ], parts: elements)
  }

  /// A member of an object.
  package struct Property: Sendable {
    package let name: String
    package let schema: JSONSchema
    package let isRequired: Bool

    package init(_ name: String, _ schema: JSONSchema, isRequired: Bool = false) {
      self.name = name
      self.schema = schema
      self.isRequired = isRequired
    }
  }

  /// Returns the schema of an object.
  ///
  /// - Parameter allowsOthers: Whether members with other names are allowed.
  package static func object(_ properties: [Property], allowsOthers: Bool = false) -> JSONSchema {
    var members: [(String, JSONValue)] = [("type", .string("object"))]
    members.append(
      ("properties", .object(properties.map { .init(name: $0.name, value: $0.schema.value) })))
    let required = properties.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", .boolean(allowsOthers)))
    return JSONSchema(members, parts: properties.map(\.schema))
  }

  /// Returns the schema of an object whose members may have any name, and whose values have one form.
  package static func map(of value: JSONSchema) -> JSONSchema {
    JSONSchema([("type", .string("object")), ("additionalProperties", value.value)], parts: [value])
  }

  package static func any(of schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema([("anyOf", .array(schemas.map(\.value)))], parts: schemas)
  }

  /// The schema that allows the same values as this one, and null.
  package var nullable: JSONSchema {
    guard members.count == 1, members[0].name == "anyOf", case .array(let choices) = members[0].value else {
      return .any(of: [self, .null])
    }
    let members = [JSONValue.Member(name: "anyOf", value: .array(choices + [Self.null.value]))]
    return JSONSchema(members: members, definitions: definitions)
  }

  /// Returns the schema that has the keywords of both schemas.
  package func and(_ other: JSONSchema) -> JSONSchema {
    JSONSchema(
      members: members + other.members,
      definitions: definitions.merging(other.definitions) { first, _ in first })
  }

  /// Returns a reference to a definition with this name.
  package static func reference(to name: String) -> JSONSchema {
    JSONSchema([("$ref", .string("#/$defs/\(name)"))])
  }

  /// Returns a reference to this schema, which is added to the definitions.
  package func defined(as name: String) -> JSONSchema {
    JSONSchema(
      members: [.init(name: "$ref", value: .string("#/$defs/\(name)"))],
      definitions: definitions.merging([name: value]) { first, _ in first })
  }
}
