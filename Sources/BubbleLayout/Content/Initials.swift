/// The first letters of the first and the last word of a name, which replace a sender's picture that is not
/// available.
struct Initials {
  /// The initials: at most two grapheme clusters; empty for a name without letters and digits.
  let text: String

  /// Additions after a name, in small letters and without full stops.
  private static let additions: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba"]

  init(_ name: String) {
    if name.isTelephoneNumber {
      text = ""
      return
    }
    // Of an address, only the part before the @ names the person.
    let name =
      name.contains(where: \.isWhitespace) ? name[...] : name.prefix { $0 != "@" || name.first == "@" }
    // Only the first 200 characters of a long name are examined. What is in brackets, such as a company, is not part of
    // the name.
    var depth = 0
    let shown = name.prefix(200).filter { character in
      if "([{（［".contains(character) { depth += 1 }
      defer { if ")]}）］".contains(character) { depth = max(0, depth - 1) } }
      return depth == 0
    }
    var words = Self.words(shown.contains { $0.isInName } ? shown[...] : name.prefix(200))
    while words.count > 1, let last = words.last,
      Self.additions.contains(last.filter(\.isLetter).lowercased())
    {
      words.removeLast()
    }
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words.prefix(1))
    text = ends.compactMap(Self.initial).map { String($0).uppercased() }.joined()
  }

  /// Returns the words of a name. Hyphens and apostrophes join words: `Smith-Jones` and `O'Brien` are one name each.
  private static func words(_ name: Substring) -> [Substring] {
    name.split { !$0.isInName && !$0.joinsNames }.filter { $0.contains(where: \.isInName) }
  }

  /// Returns the initial of a word: the first letter of its first capitalized part, so that the initial of `al-Rashid` is
  /// R; or its first letter.
  private static func initial(_ word: Substring) -> Character? {
    let parts = word.split { $0.joinsNames }
    return (parts.first { $0.first?.isUppercase == true } ?? parts.first)?.first
  }
}

extension String {
  /// Whether the text is a telephone number, whose digits are no initials.
  fileprivate var isTelephoneNumber: Bool {
    utf8.count <= 40 && first == "+" && dropFirst().allSatisfy { $0.isASCII && !$0.isLetter }
      && contains(where: \.isNumber)
  }
}

extension Character {
  /// Whether the character may begin a word of a name: a letter, a digit or an emoji.
  fileprivate var isInName: Bool {
    isLetter || isNumber || unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false
  }

  /// Whether the character is a hyphen or an apostrophe.
  fileprivate var joinsNames: Bool {
    "-\u{2010}\u{2011}\u{2013}'\u{2019}\u{02BC}\u{05BE}\u{FF0D}".contains(self)
  }
}
