/// The first letters of the first and the last word of a name, which replace a sender's picture that is not
/// available.
struct Initials {
  /// The initials: at most two grapheme clusters; empty for a name without letters and digits.
  let text: String

  init(_ name: String) {
    // Only the first 200 characters of a long name are examined.
    let words = name.prefix(200).split { !$0.isLetter && !$0.isNumber && !$0.isEmoji }
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words.prefix(1))
    text = ends.compactMap(\.first).map { String($0).uppercased() }.joined()
  }
}

extension Character {
  fileprivate var isEmoji: Bool {
    unicodeScalars.first.map { $0.properties.isEmojiPresentation } ?? false
  }
}
