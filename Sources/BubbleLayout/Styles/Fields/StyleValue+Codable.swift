import Foundation

extension StyleValue: Codable {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Name.self) {
      self = .object(
        try container.allKeys.map { key in
          Member(name: key.stringValue, value: try container.decode(StyleValue.self, forKey: key))
        })
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [StyleValue] = []
      while !container.isAtEnd { elements.append(try container.decode(StyleValue.self)) }
      self = .list(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Name.self)
      for member in members {
        try container.encode(member.value, forKey: Name(stringValue: member.name))
      }
    case .list(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .boolean(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      default: try container.encodeNil()
      }
    }
  }
}

extension StyleValue {
  /// Reads JSON text.
  ///
  /// - Throws: `StyleError` without a field for text that is not JSON.
  init(json: some Sequence<UInt8>) throws(StyleError) {
    do {
      self = try JSONDecoder().decode(StyleValue.self, from: Data(json))
    } catch DecodingError.dataCorrupted(let context) {
      let cause = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      throw StyleError(field: "", reason: "not valid JSON: \(cause ?? context.debugDescription)")
    } catch {
      throw StyleError(field: "", reason: "not valid JSON")
    }
  }

  /// The value as indented JSON; an object of numbers alone stays on one line.
  func json(indentation: Int = 0) -> String {
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .null: return "null"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return Self.text(of: value)
    case .string(let value): return Self.quoted(value)
    case .list(let elements):
      if elements.isEmpty { return "[]" }
      let lines = elements.map { inner + $0.json(indentation: indentation + 2) }
      return "[\n" + lines.joined(separator: ",\n") + "\n" + outer + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let texts = members.map { "\(Self.quoted($0.name)): " + $0.value.json(indentation: indentation + 2) }
      let isFlat = members.allSatisfy { member in
        switch member.value {
        case .object, .list: false
        default: true
        }
      }
      let line = "{ " + texts.joined(separator: ", ") + " }"
      if isFlat && line.count + indentation <= 90 { return line }
      return "{\n" + texts.map { inner + $0 }.joined(separator: ",\n") + "\n" + outer + "}"
    }
  }

  private static func text(of number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func quoted(_ text: String) -> String {
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
