/// The first letters of the first and the last word of a name, which replace a sender's picture that is not
/// available.
struct Initials {
  /// The initials: at most two grapheme clusters; empty for a name without letters and digits.
  let text: String

  /// Additions after a name, in small letters and without full stops.
  private static let additions: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq", "mba"]
  /// The maximum length of an addition with its full stops, such as `Ph.D.`, in bytes.
  private static let longestAddition = 8

  init(_ name: String) {
    if name.isTelephoneNumber {
      text = ""
      return
    }
    // Only the first 200 characters of a long name are examined.
    let name = Self.person(in: name).prefix(200)
    let shown = Self.outsideBrackets(name)
    var words = Self.words(shown.contains { $0.isInName } ? shown : name)
    while words.count > 1, let last = words.last, last.utf8.count <= Self.longestAddition,
      Self.additions.contains(last.filter(\.isLetter).lowercased())
    {
      words.removeLast()
    }
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words.prefix(1))
    text = ends.compactMap(Self.initial).map { String($0).uppercased() }.joined()
  }

  /// Returns the name of a person; of an address, the part before the @.
  private static func person(in name: String) -> Substring {
    // Most names have no such sign, which bytes show at once.
    guard name.utf8.dropFirst().contains(UInt8(ascii: "@")), name.utf8.first != UInt8(ascii: "@"),
      !name.contains(where: \.isWhitespace)
    else { return name[...] }
    return name.prefix { $0 != "@" }
  }

  /// Returns a name without what is in brackets, such as a company.
  private static func outsideBrackets(_ name: Substring) -> Substring {
    guard name.unicodeScalars.contains(where: { $0.bracket != 0 }) else { return name }
    var depth = 0
    return name.filter { character in
      let bracket = character.unicodeScalars.first?.bracket ?? 0
      defer { if bracket < 0 { depth = max(0, depth - 1) } }
      if bracket > 0 { depth += 1 }
      return depth == 0
    }[...]
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
    utf8.count <= 40 && utf8.first == UInt8(ascii: "+")
      && dropFirst().allSatisfy { $0.isASCII && !$0.isLetter }
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
    switch unicodeScalars.first {
    case "-", "\u{2010}", "\u{2011}", "\u{2013}", "'", "\u{2019}", "\u{02BC}", "\u{05BE}", "\u{FF0D}": true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// 1 for an opening bracket, -1 for a closing one, 0 for anything else.
  fileprivate var bracket: Int {
    switch self {
    case "(", "[", "{", "（", "［": 1
    case ")", "]", "}", "）", "］": -1
    default: 0
    }
  }
}
