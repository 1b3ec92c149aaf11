extension AddressScanner {
  /// Returns all addresses of a text, with ranges as UTF-16 offsets, in ascending order.
  ///
  /// - Parameters:
  ///   - isMarkup: Whether underscores before mail addresses may be markup.
  ///   - signs: The signs that are markup at the ends of addresses.
  /// - Complexity: O(n).
  package static func addresses(
    in text: String, isMarkup: Bool = false, signs: AddressSigns = []
  ) -> [BareAddress] {
    var text = text
    return text.withUTF8 { bytes in
      var found = addresses(in: bytes.span, isMarkup: isMarkup, signs: signs)
      var place = 0
      var units = 0
      /// Returns the UTF-16 offset of a byte. The bytes must be in ascending order.
      func offset(of byte: Int) -> Int {
        while place < byte {
          units += bytes[place] & 0xC0 == 0x80 ? 0 : bytes[place] >= 0xF0 ? 2 : 1
          place += 1
        }
        return units
      }
      for index in found.indices {
        let range = found[index].range
        let start = offset(of: range.lowerBound)
        found[index].range = start..<offset(of: range.upperBound)
      }
      return found
    }
  }
}
