import TextUnicode

extension SpokenWords {
  /// The words by the tag of their language, each in the order of `SpokenWord`.
  package static let tables: [String: [String]] = texts.reduce(into: [:]) { tables, texts in
    for (language, text) in texts { tables[language] = words(of: text) }
  }

  /// The words of a text of a generated table.
  static func words(of text: String) -> [String] {
    text.split(whereSeparator: { $0 == ";" || $0.isNewline }).map { String($0.drop { $0 == " " }) }
  }
}

extension String {
  /// Whether a text has right-to-left letters, or whether it has left-to-right letters.
  func hasLetters(isRightToLeft: Bool) -> Bool {
    unicodeScalars.contains { scalar in
      switch ScalarProperties(scalar.value).bidiClass {
      case .l: !isRightToLeft
      case .r, .al: isRightToLeft
      default: false
      }
    }
  }
}
