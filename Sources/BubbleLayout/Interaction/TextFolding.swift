/// What a search treats as equal, letter by letter.
struct TextFolding: Hashable {
  /// How marks are treated: accents, points, vowel signs above and below, variation selectors, skin tones.
  enum Form: Hashable {
    /// Marks are left out, including those that are part of a Latin, Greek or Cyrillic letter. A letter of
    /// another script stays different from the one that it is composed of: が is not か, and أ is not ا.
    case letters
    /// Texts are equal if they are canonically equivalent, and no match ends before a mark.
    case canonical
    /// Character by character. For patterns that begin with a mark, which is found wherever it was written.
    case written
  }

  let form: Form
  let ignoresCase: Bool

  /// Whether a character belongs to the one before it. Vowel signs that stand beside their letter count as
  /// letters, except those that are parts of others.
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

  /// The folding of a character.
  ///
  /// - Complexity: Constant, but slow: `FoldingPage` caches the results.
  func folded(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch form {
    case .written: return cased(scalar)
    case .canonical:
      return CanonicalMapping.decomposed(scalar).flatMap { Self.isMark($0) ? [$0] : cased($0) }
    case .letters:
      if Self.isMark(scalar) { return [] }
      // Some obsolete characters decompose to others with marks in every normal form.
      return CanonicalMapping.composed([scalar]).enumerated().flatMap {
        $0 > 0 && Self.isMark($1) ? [] : cased(Self.letter(of: $1))
      }
    }
  }

  /// A Latin, Greek or Cyrillic letter without its marks; any other character itself.
  private static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let parts = CanonicalMapping.decomposed(scalar)
    guard parts.count > 1, parts[0].value < 0x530, parts.dropFirst().allSatisfy(isMark) else { return scalar }
    return parts[0]
  }

  /// Unicode's full case folding. It uses the lower case of upper-case letters, because several lower-case
  /// letters may share one, and ß has two.
  private func cased(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // Its upper-case letter is I in Turkish and elsewhere; the lower case of I is another letter.
    if !ignoresCase || scalar == "ı" { return [scalar] }
    let capital = scalar.properties.lowercaseMapping.unicodeScalars.map(\.properties.uppercaseMapping)
    return capital.joined().unicodeScalars.flatMap { Array($0.properties.lowercaseMapping.unicodeScalars) }
  }
}
