import BubbleLayout

/// Reads JSON (RFC 8259) from bytes, one value after the other.
///
/// It is made for input that may be damaged or hostile. It repairs text for which Foundation's parser rejects
/// the whole document (lone surrogate escapes, bytes that are not UTF-8). It reports the place of a syntax
/// error, skips unneeded values without building them, and limits the nesting depth.
package struct JSONCursor {
  package let bytes: [UInt8]
  /// The offset of the next byte to read.
  package internal(set) var position: Int
  /// Whether a string read so far contained an escaped surrogate without its other half.
  package internal(set) var hasRepairedSurrogates = false
  /// Whether a string read so far contained bytes that are not UTF-8.
  package internal(set) var hasRepairedBytes = false
  /// Whether `\x0B` is read as the character of that number. Telegram Desktop writes control characters this
  /// way, which is not valid JSON.
  var takesHexadecimalEscapes = false

  /// The maximum nesting depth of arrays and objects.
  package static let maximumDepth = 128

  package init(_ bytes: [UInt8], position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Returns the next byte that is not white space without consuming it; nil at the end.
  package mutating func peek() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// Skips white space and then `byte`, if that comes next. Returns whether it did.
  package mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Resets the record of repairs.
  package mutating func clearRepairs() {
    hasRepairedSurrogates = false
    hasRepairedBytes = false
  }

  package func failure(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(offset: position, reason: reason)
  }

  /// Returns the error that something else was expected at the next byte.
  package mutating func unexpected(_ expectation: String) -> JSONSyntaxError {
    guard let byte = peek() else { return failure("\(expectation) was expected, but the text ends") }
    let found =
      (0x21...0x7E).contains(byte)
      ? "'\(Character(UnicodeScalar(byte)))'" : "byte 0x" + String(byte, radix: 16, uppercase: true)
    return failure("\(expectation) was expected, not \(found)")
  }
}

extension JSONCursor {
  /// Reads one value.
  ///
  /// - Complexity: Linear in the length of the value.
  package mutating func value(depth: Int = 0) throws(JSONSyntaxError) -> JSONValue {
    switch peek() {
    case UInt8(ascii: "{"):
      var members: [JSONValue.Member] = []
      try readObject(depth: depth) { (cursor, name) throws(JSONSyntaxError) in
        members.append(.init(name: name, value: try cursor.value(depth: depth + 1)))
      }
      return .object(members)
    case UInt8(ascii: "["):
      var elements: [JSONValue] = []
      try readArray(depth: depth) { (cursor) throws(JSONSyntaxError) in
        elements.append(try cursor.value(depth: depth + 1))
      }
      return .array(elements)
    case UInt8(ascii: "\""):
      return .string(try string())
    case UInt8(ascii: "t"):
      try readWord("true")
      return .boolean(true)
    case UInt8(ascii: "f"):
      try readWord("false")
      return .boolean(false)
    case UInt8(ascii: "n"):
      try readWord("null")
      return .null
    case UInt8(ascii: "-"):
      return try number()
    case let byte? where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      return try number()
    default:
      throw unexpected("a value")
    }
  }

  /// Skips one value: checks its syntax, but builds nothing.
  package mutating func skipValue(depth: Int = 0) throws(JSONSyntaxError) {
    switch peek() {
    case UInt8(ascii: "{"):
      try readObject(depth: depth) { (cursor, _) throws(JSONSyntaxError) in
        try cursor.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try readArray(depth: depth) { (cursor) throws(JSONSyntaxError) in
        try cursor.skipValue(depth: depth + 1)
      }
    case UInt8(ascii: "\""):
      let repairs = (hasRepairedSurrogates, hasRepairedBytes)
      _ = try string()
      (hasRepairedSurrogates, hasRepairedBytes) = repairs  // a skipped value needs no repair
    default:
      _ = try value(depth: depth)
    }
  }

  /// Reads an object. Calls `member` with the name of each member; `member` has to read or skip the member's
  /// value.
  package mutating func readObject(
    depth: Int = 0,
    member: (inout JSONCursor, String) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    guard take(UInt8(ascii: "{")) else { throw unexpected("'{'") }
    try checkDepth(depth)
    if take(UInt8(ascii: "}")) { return }
    while true {
      guard peek() == UInt8(ascii: "\"") else { throw unexpected("a member's name in quotes") }
      let name = try string()
      guard take(UInt8(ascii: ":")) else { throw unexpected("':'") }
      try member(&self, name)
      if take(UInt8(ascii: "}")) { return }
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or '}'") }
    }
  }

  /// Reads an array. Calls `element` before each element; `element` has to read or skip that element.
  package mutating func readArray(
    depth: Int = 0, element: (inout JSONCursor) throws(JSONSyntaxError) -> Void
  ) throws(JSONSyntaxError) {
    guard take(UInt8(ascii: "[")) else { throw unexpected("'['") }
    try checkDepth(depth)
    if take(UInt8(ascii: "]")) { return }
    while true {
      try element(&self)
      if take(UInt8(ascii: "]")) { return }
      guard take(UInt8(ascii: ",")) else { throw unexpected("',' or ']'") }
    }
  }

  private func checkDepth(_ depth: Int) throws(JSONSyntaxError) {
    guard depth >= Self.maximumDepth else { return }
    throw failure("it is nested more than \(Self.maximumDepth) levels deep")
  }

  private mutating func readWord(_ word: StaticString) throws(JSONSyntaxError) {
    let end = position + word.utf8CodeUnitCount
    let matches = word.withUTF8Buffer { end <= bytes.count && bytes[position..<end].elementsEqual($0) }
    guard matches else { throw unexpected("a value") }
    position = end
  }

  private mutating func number() throws(JSONSyntaxError) -> JSONValue {
    let start = position
    var isWhole = true
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") {
      position += 1
    } else {
      try readDigits()
    }
    if byte == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      try readDigits()
    }
    if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try readDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isWhole, let integer = Int(text) { return .integer(integer) }
    return .number(Double(text) ?? 0)  // the grammar above is a subset of what `Double` reads
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func readDigits() throws(JSONSyntaxError) {
    let start = position
    while let digit = byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) { position += 1 }
    if position == start { throw unexpected("a digit") }
  }
}
