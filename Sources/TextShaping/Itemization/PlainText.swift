import TextUnicode

/// A text that needs no analysis: ASCII without control characters, left to right, in a font that has all of
/// ASCII. Each code unit is a grapheme cluster, except in CR LF; the script is Latin; no character is an
/// emoji.
package struct PlainText: Sendable {
  /// The text in UTF-16, which is also the text that is shaped.
  package let units: ContiguousArray<UInt16>
  /// The script: Latin, or Common for a text without letters.
  package let script: Script

  /// Returns nil for a text that needs the Unicode analysis.
  package init?(_ string: String) {
    var string = string
    let read = string.withUTF8 { bytes -> (units: ContiguousArray<UInt16>, hasLetters: Bool)? in
      // An empty result must not write to the storage that all empty arrays share.
      guard !bytes.isEmpty else { return ([], false) }
      // The loop has no branches, so that the compiler can process many bytes at a time.
      var letters: UInt8 = 0
      var others: UInt8 = 0
      for byte in bytes {
        others |= (byte & 0x80) | (byte < 0x20 && byte &- 0x09 > 4 ? 1 : 0) | (byte == 0x7F ? 1 : 0)
        letters |= (byte | 0x20) &- 0x61 < 26 ? 1 : 0
      }
      guard others == 0 else { return nil }
      let units = ContiguousArray<UInt16>(unsafeUninitializedCapacity: bytes.count) { units, count in
        for index in 0..<bytes.count { units[index] = UInt16(bytes[index]) }
        count = bytes.count
      }
      return (units, letters != 0)
    }
    guard let read else { return nil }
    units = read.units
    script = read.hasLetters ? .latin : .common
  }
}
