import BubbleLayout

/// Decodes what is `Decodable` from a `JSONValue`, so that the parts of a message have one form in JSON, the one
/// that their types state themselves.
///
/// It is stricter than Foundation's decoder in nothing but numbers beyond the range of `Double`, which it
/// refuses. Where a member stands twice in an object the last one counts.
struct JSONValueDecoder: Decoder {
  let value: JSONValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ value: JSONValue, path: [any CodingKey] = []) {
    self.value = value
    codingPath = path
  }

  /// Decodes a value.
  ///
  /// - Throws: `DecodingError`, the path from the value on in its context.
  /// - Complexity: Linear in the value for types that read each member once.
  static func decode<Part: Decodable>(
    _ type: Part.Type, from value: JSONValue, path: [any CodingKey] = []
  ) throws -> Part {
    do {
      return try Part(from: JSONValueDecoder(value, path: path))
    } catch DecodingError.dataCorrupted(let context) {
      // A raw value that no case has: the standard library names the type, a reader wants the choices.
      guard case .string(let text) = value, let choices = choices(of: type) else {
        throw DecodingError.dataCorrupted(context)
      }
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "\"\(text.prefix(40))\" is none of \(choices)"))
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw mismatch([String: JSONValue].self, "an object") }
    return KeyedDecodingContainer(JSONKeyedContainer(members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSONValue].self, "an array") }
    return JSONUnkeyedContainer(elements, codingPath: codingPath)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }

  private static func choices(of type: Any.Type) -> String? {
    guard let type = type as? any CaseIterable.Type else { return nil }
    let names = names(of: type)
    guard names.count > 1, let last = names.last else { return nil }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func names<Choice: CaseIterable>(of type: Choice.Type) -> [String] {
    type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
  }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .boolean(let boolean) = value else { throw mismatch(type, "a boolean") }
    return boolean
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .string(let string) = value else { throw mismatch(type, "a string") }
    return string
  }

  func decode(_ type: Double.Type) throws -> Double {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number) where number.isFinite: return number
    case .number: throw corrupted("the number is too large")
    default: throw mismatch(type, "a number")
    }
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

  func decode<Part: Decodable>(_ type: Part.Type) throws -> Part {
    try Self.decode(type, from: value, path: codingPath)
  }

  private func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws -> Integer {
    switch value {
    case .integer(let number):
      if let exact = Integer(exactly: number) { return exact }
    case .number(let number):
      if let exact = Integer(exactly: number) { return exact }
    default: throw mismatch(type, "an integer")
    }
    throw corrupted("an integer of \(Integer.bitWidth) bits was expected, not another number")
  }

  private func mismatch(_ type: Any.Type, _ expectation: String) -> DecodingError {
    .typeMismatch(
      type, .init(codingPath: codingPath, debugDescription: "\(expectation) was expected, not \(value.kind)"))
  }

  private func corrupted(_ reason: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: reason))
  }
}
