extension XMLScanner {
  /// Decoded text: references are replaced, line ends are LF, and bytes that are not UTF-8 are U+FFFD.
  struct Text {
    var string: String
    /// Whether invalid bytes were replaced.
    var isRepaired: Bool
  }

  /// Decodes the text of a range of bytes.
  ///
  /// - Parameter hasReferences: Whether `&` begins a reference.
  /// - Throws: `XMLSyntaxError` for an unknown or invalid reference, and for a character that XML does not
  ///   allow.
  /// - Complexity: Linear in the length of the range.
  func text(
    in range: Range<Int>, hasReferences: Bool = true, isAttribute: Bool = false
  ) throws(XMLSyntaxError) -> Text {
    var content: [UInt8] = []
    content.reserveCapacity(range.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "&") where hasReferences:
        let (scalar, end) = try reference(at: offset, before: range.upperBound)
        content += String(scalar).utf8
        offset = end
        continue
      case 0x09, 0x0A: content.append(isAttribute ? 0x20 : byte)
      case 0x0D:
        // CR LF is one line end.
        let isPair = offset + 1 < range.upperBound && bytes[offset + 1] == 0x0A
        if !isPair { content.append(isAttribute ? 0x20 : 0x0A) }
      case 0..<0x20:
        let number = String(byte, radix: 16, uppercase: true)
        throw XMLSyntaxError(
          offset: offset, reason: "the character U+00\(byte < 16 ? "0" : "")\(number) is not allowed")
      default: content.append(byte)
      }
      offset += 1
    }
    if let valid = String(validating: content, as: UTF8.self) {
      return Text(string: valid, isRepaired: false)
    }
    return Text(string: String(decoding: content, as: UTF8.self), isRepaired: true)
  }

  /// The maximum length of a reference, in bytes. It is enough for every name, and for numbers with leading
  /// zeros.
  private static let longestReference = 32

  private func reference(
    at start: Int, before limit: Int
  ) throws(XMLSyntaxError) -> (scalar: Unicode.Scalar, end: Int) {
    let stretch = bytes[(start + 1)..<min(limit, start + 1 + Self.longestReference)]
    guard let end = stretch.firstIndex(where: { Self.endsName($0) || $0 == UInt8(ascii: ";") }),
      end > start + 1, bytes[end] == UInt8(ascii: ";")
    else { throw XMLSyntaxError(offset: start, reason: "'&' does not begin a reference") }
    let name = bytes[(start + 1)..<end]
    if let scalar = name.first == UInt8(ascii: "#")
      ? Self.numbered(name.dropFirst()) : HTMLEntities.scalar(named: name)
    {
      return (scalar, end + 1)
    }
    let word = String(decoding: name, as: UTF8.self)
    throw XMLSyntaxError(
      offset: start,
      reason: word.hasPrefix("#") ? "&\(word); is not a character" : "the entity &\(word); is not known")
  }

  /// Returns the character of a decimal number, or of a hexadecimal one after `x`; nil if XML does not allow
  /// the character.
  private static func numbered(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    var value: UInt32 = 0
    let rest = isHexadecimal ? digits.dropFirst() : digits
    for byte in rest {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, isHexadecimal || digit < 10 else {
        return nil
      }
      value = value * (isHexadecimal ? 16 : 10) + UInt32(digit)
      if value > 0x10_FFFF { return nil }
    }
    guard !rest.isEmpty, value >= 0x20 || [0x09, 0x0A, 0x0D].contains(value), value & 0xFFFE != 0xFFFE else {
      return nil
    }
    return Unicode.Scalar(value)
  }
}
