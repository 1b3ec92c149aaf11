extension JSONCursor {
  /// Reads a string. Lone surrogate escapes and bytes that are not UTF-8 become U+FFFD and are recorded.
  package mutating func string() throws(JSONSyntaxError) -> String {
    guard take(UInt8(ascii: "\"")) else { throw unexpected("a string") }
    let start = position
    var isASCII = true
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        let content = bytes[start..<position]
        position += 1
        return decoded(content, isASCII: isASCII)
      }
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      if byte < 0x20 { throw controlCharacter(byte) }
      isASCII = isASCII && byte < 0x80
      position += 1
    }
    throw failure("a string is not closed")
  }

  /// Continues reading a string from its first escape.
  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var content = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return decoded(content[...], isASCII: false)
      }
      if byte < 0x20 { throw controlCharacter(byte) }
      position += 1
      guard byte == UInt8(ascii: "\\") else {
        content.append(byte)
        continue
      }
      content.append(contentsOf: String(try escape()).utf8)
    }
    throw failure("a string is not closed")
  }

  /// Reads what follows a backslash.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    guard let byte else { throw failure("a string is not closed") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    case UInt8(ascii: "x") where takesHexadecimalEscapes:
      return Unicode.Scalar(UInt8(truncatingIfNeeded: try hexadecimal(digits: 2)))
    default:
      position -= 1
      throw unexpected("an escape such as \\n or \\u0041")
    }
  }

  /// Reads four hexadecimal digits. If they are a high surrogate, it also reads the escape of the low
  /// surrogate.
  private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try hexadecimal(digits: 4)
    if let scalar = Unicode.Scalar(UInt32(unit)) { return scalar }
    let isFirst = unit < 0xDC00
    if isFirst, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      let back = position
      position += 2
      let second = try hexadecimal(digits: 4)
      if UTF16.isTrailSurrogate(second) {
        // The scalar is always valid, because each surrogate contributes ten bits.
        let value = 0x1_0000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
        return Unicode.Scalar(value) ?? "\u{FFFD}"
      }
      position = back  // another character, which is read by itself
    }
    hasRepairedSurrogates = true
    return "\u{FFFD}"
  }

  private mutating func hexadecimal(digits: Int) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<digits {
      guard let byte, let digit = Character(UnicodeScalar(byte)).hexDigitValue else {
        throw unexpected(digits == 4 ? "four hexadecimal digits" : "two hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      position += 1
    }
    return unit
  }

  private mutating func decoded(_ content: ArraySlice<UInt8>, isASCII: Bool) -> String {
    if !isASCII {
      if let valid = String(validating: content, as: UTF8.self) { return valid }
      hasRepairedBytes = true
    }
    return String(decoding: content, as: UTF8.self)
  }

  private func controlCharacter(_ byte: UInt8) -> JSONSyntaxError {
    let number = String(byte, radix: 16, uppercase: true)
    return failure("a string contains the unescaped control character U+00\(byte < 16 ? "0" : "")\(number)")
  }
}
