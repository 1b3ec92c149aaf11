extension JSONValue {
  /// Returns the value as indented JSON. An object with only numbers and words stays on one line if it fits.
  package func json(indentation: Int = 0) -> String {
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .integer(let value): return String(value)
    case .number(let value): return Int(exactly: value).map(String.init) ?? "\(value)"
    case .string(let value): return Self.quoted(value)
    case .array(let elements):
      if elements.isEmpty { return "[]" }
      let lines = elements.map { inner + $0.json(indentation: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let texts = members.map { "\(Self.quoted($0.name)): " + $0.value.json(indentation: indentation + 2) }
      let isFlat = members.allSatisfy { $0.value.kind != .object && $0.value.kind != .array }
      let line = "{ " + texts.joined(separator: ", ") + " }"
      if isFlat && line.count + indentation <= 90 { return line }
      return "{\n" + texts.map { inner + $0 }.joined(separator: ",\n") + "\n" + outer + "}"
    }
  }

  /// The value as JSON on one line.
  package var line: String {
    switch self {
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value.line)" }.joined(separator: ",") + "}"
    default: json()
    }
  }

  private static func quoted(_ text: String) -> String {
    // Few texts have a character that must be escaped.
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else {
      return "\"\(text)\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue {
  /// The bytes that the value takes in memory, roughly: those of its texts and names, and 32 for each value.
  ///
  /// - Complexity: Linear in the number of values.
  package var weight: Int {
    switch self {
    case .null, .boolean, .integer, .number: 32
    case .string(let text): 32 + text.utf8.count
    case .array(let elements): elements.reduce(32) { $0 + $1.weight }
    case .object(let members): members.reduce(32) { $0 + $1.name.utf8.count + $1.value.weight }
    }
  }
}
