/// A script of UAX #24 (Unicode 17.0). The raw values differ between builds; the ISO 15924 tag is the stable
/// name.
@frozen
package struct Script: RawRepresentable, Hashable, Sendable {
  /// An index into the generated table of scripts; Common, Inherited and Unknown are 0, 1 and 2.
  package let rawValue: UInt8

  /// Creates a script from its index. This is for the tables; prefer the constants and `init(tag:)`.
  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Returns the script with an ISO 15924 tag, such as `Latn`; nil if Unicode 17.0 has no such script.
  package init?(tag: String) {
    let wanted = Array(tag.utf8)
    guard wanted.count == 4 else { return nil }
    for value in 0..<UInt8(Script.count) where Script(rawValue: value).tagBytes.elementsEqual(wanted) {
      self.init(rawValue: value)
      return
    }
    return nil
  }

  /// Whether this is an actual script, and not Common, Inherited or Unknown.
  @inlinable package var isReal: Bool { rawValue > 2 }

  /// The ISO 15924 tag, which has four letters.
  package var tag: String { String(decoding: tagBytes, as: UTF8.self) }

  /// The tag as a number, as in HarfBuzz and OpenType: four bytes, the first letter in the highest.
  package var tagValue: UInt32 {
    let tags = Script.tagValues
    return Int(rawValue) < tags.count ? tags[Int(rawValue)] : 0x5A7A_7A7A
  }

  private static let tagValues = ContiguousArray(
    (0..<UInt8(Script.count)).map { value in
      Script(rawValue: value).tagBytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    })

  private var tagBytes: [UInt8] {
    let start = Int(rawValue) * 4
    return Script.tags.withUTF8Buffer { bytes in
      start + 4 <= bytes.count ? Array(bytes[start..<start + 4]) : Array("Zzzz".utf8)
    }
  }
}

extension Script: CustomStringConvertible {
  /// The ISO 15924 tag.
  package var description: String { tag }
}
