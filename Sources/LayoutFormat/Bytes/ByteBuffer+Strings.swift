extension ByteBuffer {
  /// Appends a text as a JSON string (RFC 8259 §7).
  ///
  /// It also escapes DEL, the C1 controls, U+2028 and U+2029. Some readers take these for line ends (by
  /// Unicode, or by older JavaScript rules), and one line of output must stay one line.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      var index = 0
      while index < utf8.count {
        let byte = utf8[index]
        if byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
          || byte >= 0x80 && byte != 0xC2 && byte != 0xE2
        {
          index += 1
          continue
        }
        let (length, scalar) = Self.escaped(utf8, at: index)
        if length == 0 {
          index += 1
          continue
        }
        copy(utf8, start..<index)
        append(escape: scalar)
        index += length
        start = index
      }
      copy(utf8, start..<utf8.count)
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func copy(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    if !range.isEmpty { append(contentsOf: UnsafeBufferPointer(rebasing: utf8[range])) }
  }

  /// Returns the length in bytes and the value of a scalar that has to be escaped; the length is 0 for other
  /// scalars.
  private static func escaped(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (length: Int, scalar: UInt32) {
    let byte = utf8[index]
    if byte < 0x80 { return (1, UInt32(byte)) }
    if byte == 0xC2, index + 1 < utf8.count, utf8[index + 1] < 0xA0 { return (2, UInt32(utf8[index + 1])) }
    if byte == 0xE2, index + 2 < utf8.count, utf8[index + 1] == 0x80, utf8[index + 2] | 1 == 0xA9 {
      return (3, 0x2000 | UInt32(utf8[index + 2] & 0x3F))
    }
    return (0, 0)
  }

  private mutating func append(escape scalar: UInt32) {
    append(UInt8(ascii: "\\"))
    switch scalar {
    case 0x22, 0x5C: append(UInt8(scalar))
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    default:
      append(UInt8(ascii: "u"))
      for shift: UInt32 in [12, 8, 4, 0] {
        let digit = UInt8(scalar >> shift & 15)
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
