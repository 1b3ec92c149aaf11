/// Maps letters and digits to Unicode's mathematical alphabets.
package enum MathAlphabet {
  /// Returns a character in an alphabet, or the character itself if the alphabet does not have it.
  package static func character(_ scalar: UInt32, in variant: MathVariant) -> UInt32 {
    guard variant != .normal else { return scalar }
    if let exception = exception(scalar, variant) { return exception }
    switch scalar {
    case 0x41...0x5A: return latin(variant) + scalar - 0x41
    case 0x61...0x7A: return latin(variant) + 26 + scalar - 0x61
    case 0x30...0x39: return digits(variant).map { $0 + scalar - 0x30 } ?? scalar
    default:
      guard let start = greek(variant), let place = greekPlace(scalar) else { return scalar }
      return start + place
    }
  }

  /// Returns the capital A of an alphabet. The small letters come after the capitals.
  private static func latin(_ variant: MathVariant) -> UInt32 {
    switch variant {
    case .normal: 0x41
    case .bold: 0x1D400
    case .italic: 0x1D434
    case .boldItalic: 0x1D468
    case .script: 0x1D49C
    case .boldScript: 0x1D4D0
    case .fraktur: 0x1D504
    case .doubleStruck: 0x1D538
    case .boldFraktur: 0x1D56C
    case .sansSerif: 0x1D5A0
    case .boldSansSerif: 0x1D5D4
    case .sansSerifItalic: 0x1D608
    case .sansSerifBoldItalic: 0x1D63C
    case .monospace: 0x1D670
    }
  }

  private static func digits(_ variant: MathVariant) -> UInt32? {
    switch variant {
    case .bold: 0x1D7CE
    case .doubleStruck: 0x1D7D8
    case .sansSerif: 0x1D7E2
    case .boldSansSerif: 0x1D7EC
    case .monospace: 0x1D7F6
    default: nil
    }
  }

  private static func greek(_ variant: MathVariant) -> UInt32? {
    switch variant {
    case .bold: 0x1D6A8
    case .italic: 0x1D6E2
    case .boldItalic: 0x1D71C
    case .boldSansSerif: 0x1D756
    case .sansSerifBoldItalic: 0x1D790
    default: nil
    }
  }

  /// Returns the index of a character in each Greek alphabet; nil if it is not there. The alphabets also have
  /// the nabla, the partial differential and variant letters.
  private static func greekPlace(_ scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x391...0x3A1: scalar - 0x391
    case 0x3F4: 17
    case 0x3A3...0x3A9: scalar - 0x391
    case 0x2207: 25
    case 0x3B1...0x3C9: 26 + scalar - 0x3B1
    case 0x2202: 51
    case 0x3F5: 52
    case 0x3D1: 53
    case 0x3F0: 54
    case 0x3D5: 55
    case 0x3F1: 56
    case 0x3D6: 57
    default: nil
    }
  }

  /// Returns a letter that is missing in its alphabet because Unicode already had it elsewhere; nil for other
  /// letters.
  private static func exception(_ scalar: UInt32, _ variant: MathVariant) -> UInt32? {
    switch (variant, scalar) {
    case (.italic, 0x68): 0x210E
    case (.italic, 0x131): 0x1D6A4
    case (.italic, 0x237): 0x1D6A5
    case (.bold, 0x3DC): 0x1D7CA
    case (.bold, 0x3DD): 0x1D7CB
    case (.script, 0x42): 0x212C
    case (.script, 0x45): 0x2130
    case (.script, 0x46): 0x2131
    case (.script, 0x48): 0x210B
    case (.script, 0x49): 0x2110
    case (.script, 0x4C): 0x2112
    case (.script, 0x4D): 0x2133
    case (.script, 0x52): 0x211B
    case (.script, 0x65): 0x212F
    case (.script, 0x67): 0x210A
    case (.script, 0x6F): 0x2134
    case (.fraktur, 0x43): 0x212D
    case (.fraktur, 0x48): 0x210C
    case (.fraktur, 0x49): 0x2111
    case (.fraktur, 0x52): 0x211C
    case (.fraktur, 0x5A): 0x2128
    case (.doubleStruck, 0x43): 0x2102
    case (.doubleStruck, 0x48): 0x210D
    case (.doubleStruck, 0x4E): 0x2115
    case (.doubleStruck, 0x50): 0x2119
    case (.doubleStruck, 0x51): 0x211A
    case (.doubleStruck, 0x52): 0x211D
    case (.doubleStruck, 0x5A): 0x2124
    default: nil
    }
  }
}
