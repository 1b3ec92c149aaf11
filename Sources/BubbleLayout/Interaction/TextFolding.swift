/// The rules by which a search treats letters as equal.
struct TextFolding: Hashable {
  /// How the search treats marks: accents, points, vowel signs above and below, variation selectors, skin
  /// tones.
  enum Form: Hashable {
    /// Marks are ignored, even in composed Latin, Greek and Cyrillic letters. A composed letter of another
    /// script stays different from its base letter: が is not か, and أ is not ا.
    case letters
    /// Texts are equal if they are canonically equivalent. No match ends before a mark.
    case canonical
    /// Texts are compared character by character. This is for patterns that begin with a mark, so that every
    /// occurrence of the mark is found.
    case written
  }

  let form: Form
  let ignoresCase: Bool

  /// Returns whether a character is part of the letter before it. Vowel signs that are drawn beside their
  /// letter count as letters, unless they are composed of other signs.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.generalCategory == .spacingMark, CanonicalMapping.decomposed(scalar) != [scalar] {
      return false
    }
    return properties.isGraphemeExtend || properties.isEmojiModifier
  }

  func folded(ascii unit: UInt32) -> UInt32 {
    ignoresCase && (0x41...0x5A).contains(unit) ? unit | 0x20 : unit
  }

  /// Returns the folding of a character.
  ///
  /// - Complexity: Constant, but slow: `FoldingPage` caches the results.
  func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch form {
    case .written: return cased(scalar)
    case .canonical:
      return CanonicalMapping.decomposed(scalar).flatMap { Self.isMark($0) ? [$0] : cased($0) }
    case .letters:
      if Self.isMark(scalar) { return [] }
      // Even in composed form, some obsolete characters are several characters, of which some are marks.
      return CanonicalMapping.composed([scalar]).enumerated().flatMap {
        $0 > 0 && Self.isMark($1) ? [] : cased(Self.letter(of: $1))
      }
    }
  }

  /// Returns a Latin, Greek or Cyrillic letter without its marks. Any other character is returned unchanged.
  private static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let parts = CanonicalMapping.decomposed(scalar)
    guard parts.count > 1, parts[0].value < 0x530, parts.dropFirst().allSatisfy(isMark) else { return scalar }
    return parts[0]
  }

  /// Folds case with Unicode's full mappings. The character is converted to upper case and the result to
  /// lower case, because several lower-case letters may have the same upper case, and the upper case of ß has
  /// two letters.
  private func cased(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // The upper case of ı is I, but the lower case of I is i, which is a different letter.
    if !ignoresCase || scalar == "ı" { return [scalar] }
    let capital = scalar.properties.lowercaseMapping.unicodeScalars.map(\.properties.uppercaseMapping)
    return capital.joined().unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }
}
