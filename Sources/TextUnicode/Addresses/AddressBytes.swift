extension UInt8 {
  @inline(__always) var isASCIIDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}

extension Span<UInt8> {
  /// Whether a byte may be part of a character of a host, and not of an ASCII character that is not.
  @inline(__always) func mayBeInHost(_ place: Int) -> Bool {
    self[place] >= 0x80 || self[place].isASCIILetterOrDigit || self[place] == UInt8(ascii: "-")
      || self[place] == UInt8(ascii: "_")
  }

  /// Whether `www.` is at a place.
  func isWWW(at place: Int, before end: Int) -> Bool {
    guard place + 4 <= end, self[place + 3] == UInt8(ascii: ".") else { return false }
    return (0..<3).allSatisfy { self[place + $0] | 0x20 == UInt8(ascii: "w") }
  }

  /// Whether a word in lower case is at a place, in lower or upper case.
  func matches(_ word: StaticString, at place: Int) -> Bool {
    guard place >= 0, place + word.utf8CodeUnitCount <= count else { return false }
    return word.withUTF8Buffer { bytes in bytes.indices.allSatisfy { self[place + $0] | 0x20 == bytes[$0] } }
  }

  /// Decodes the character at a place. A byte that begins no sequence is a replacement character.
  func scalar(at place: Int, before end: Int) -> (value: UInt32, length: Int) {
    let first = self[place]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard length > 1, place + length <= end else { return (first < 0x80 ? UInt32(first) : 0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard self[place + offset] & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(self[place + offset] & 0x3F)
    }
    return (value, length)
  }

  /// Decodes the character before a place.
  func scalar(before place: Int, from start: Int) -> (value: UInt32, length: Int) {
    var first = place - 1
    while first > start, place - first < 4, self[first] & 0xC0 == 0x80 { first -= 1 }
    let found = scalar(at: first, before: place)
    return found.length == place - first ? found : (0xFFFD, 1)
  }
}
