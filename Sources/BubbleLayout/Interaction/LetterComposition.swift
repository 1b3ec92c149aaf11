/// Composition of letters that may be written as two characters, in scripts other than Latin, Greek and
/// Cyrillic. For example, か followed by a voiced sound mark is composed to が, and the parts of a Korean
/// syllable are composed to the syllable.
enum LetterComposition {
  /// Returns the letter that two characters compose; nil if there is none.
  static func letter(_ first: UInt32, _ second: UInt32) -> UInt32? {
    // Below U+0600, searches ignore the marks on letters, so no letter has to be composed.
    if second < 0x600 { return nil }
    if (0x1160..<0x1200).contains(second) { return syllable(first, second) }
    return letters[UInt64(first) << 32 | UInt64(second)]
  }

  /// The ranges of scripts whose letters are composed.
  private static let ranges: [Range<UInt32>] = [
    0x600..<0xE00, 0x1000..<0x1100, 0x1B00..<0x1C00, 0x3040..<0x3100, 0x11000..<0x12000,
  ]

  private static let letters: [UInt64: UInt32] = {
    var letters: [UInt64: UInt32] = [:]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
      let parts = CanonicalMapping.decomposed(scalar)
      guard parts.count > 1, let second = parts.last else { continue }
      // If a letter consists of three characters, the first two are composed first, and then the result and
      // the third.
      let first = CanonicalMapping.composed(Array(parts.dropLast()))
      let whole = CanonicalMapping.composed([scalar])
      guard let letter = first.first, first.count == 1, whole.count == 1 else { continue }
      letters[UInt64(letter.value) << 32 | UInt64(second.value)] = scalar.value
    }
    return letters
  }()

  /// Composes a Korean syllable, as in chapter 3.12 of the Unicode Standard; nil if the characters compose
  /// none.
  private static func syllable(_ first: UInt32, _ second: UInt32) -> UInt32? {
    if (0x1100..<0x1113).contains(first), (0x1161..<0x1176).contains(second) {
      return 0xAC00 + ((first - 0x1100) * 21 + second - 0x1161) * 28
    }
    let isOpen = (0xAC00..<0xD7A4).contains(first) && (first - 0xAC00) % 28 == 0
    return isOpen && (0x11A8..<0x11C3).contains(second) ? first + second - 0x11A7 : nil
  }
}
