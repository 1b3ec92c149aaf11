import TextUnicode

/// A text whose analysis is known beforehand: ASCII without control characters, from left to right, in a font that
/// has all of it. Each unit is a grapheme cluster but CR before LF, the script is Latin, nothing is an emoji.
package struct PlainText: Sendable {
  /// The text in UTF-16: what is shaped, too.
  package let units: ContiguousArray<UInt16>
  /// Latin, or Common for a text without letters.
  package let script: Script

  /// Nil for any other text.
  package init?(_ string: String) {
    var string = string
    var letters: UInt8 = 0
    let units = string.withUTF8 { bytes -> ContiguousArray<UInt16>? in
      // Without a branch, so that many are looked at at once.
      var others: UInt8 = 0
      for byte in bytes {
        others |= (byte & 0x80) | (byte < 0x20 && byte &- 0x09 > 4 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        letters |= (byte | 0x20) &- 0x61 < 26 ? 1 : 0
      }
      guard others == 0 else { return nil }
      return ContiguousArray(unsafeUninitializedCapacity: bytes.count) { units, count in
        for index in 0..<bytes.count { units[index] = UInt16(bytes[index]) }
        count = bytes.count
      }
    }
    guard let units else { return nil }
    self.units = units
    script = letters == 0 ? .common : .latin
  }
}
