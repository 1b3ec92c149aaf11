extension JSONValue: Codable {
  /// Reads a value. Decoders do not preserve the order of an object's members, so the members are sorted by
  /// name. So if there are several errors, always the same one is reported.
  package init(from decoder: any Decoder) throws {
    // The most common kinds are tried first, because each failed attempt creates an error.
    if let container = try? decoder.singleValueContainer() {
      if container.decodeNil() {
        self = .null
        return
      }
      if let string = try? container.decode(String.self) {
        self = .string(string)
        return
      }
    }
    if let container = try? decoder.container(keyedBy: JSONStep.self) {
      self = .object(
        try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map { key in
          Member(name: key.stringValue, value: try container.decode(JSONValue.self, forKey: key))
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !container.isAtEnd { elements.append(try container.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if let boolean = try? container.decode(Bool.self) {
        self = .boolean(boolean)
      } else if let integer = try? container.decode(Int.self) {
        self = .integer(integer)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: JSONStep.self)
      for member in members { try container.encode(member.value, forKey: .member(member.name)) }
      return
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
      return
    default: break
    }
    var container = encoder.singleValueContainer()
    switch self {
    case .boolean(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    default: try container.encodeNil()
    }
  }
}
