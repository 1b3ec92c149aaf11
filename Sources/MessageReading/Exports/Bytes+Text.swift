extension UInt8 {
  /// Whether the byte is an ASCII character other than a letter, digit, space or control character.
  var isASCIIPunctuation: Bool {
    (0x21...0x2F).contains(self) || (0x3A...0x40).contains(self) || (0x5B...0x60).contains(self)
      || (0x7B...0x7E).contains(self)
  }

  var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
  /// Whether the byte is a Latin letter.
  var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

extension [UInt8] {
  /// Returns the scalar whose UTF-8 begins at a byte offset; U+FFFD if the bytes are invalid, nil outside the
  /// bytes.
  func scalar(at place: Int) -> Unicode.Scalar? {
    guard indices.contains(place) else { return nil }
    if self[place] < 0x80 { return Unicode.Scalar(self[place]) }
    let end = Swift.min(place + 4, count)
    return String(decoding: self[place..<end], as: UTF8.self).unicodeScalars.first
  }

  /// Returns the scalar whose UTF-8 ends at a byte offset; nil at the start.
  func scalar(before place: Int) -> Unicode.Scalar? {
    guard place > 0 else { return nil }
    var start = place - 1
    while start > 0, start > place - 4, self[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(at: start)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter or a digit of a script that separates words by spaces.
  var isOfWord: Bool {
    if isASCII { return properties.isAlphabetic || (0x30...0x39).contains(value) }
    guard properties.isAlphabetic || properties.numericType != nil else { return false }
    switch value {
    case 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFF9D,
      0x20000...0x3FFFF:
      return false
    default: return true
    }
  }
}
