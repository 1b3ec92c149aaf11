import TextUnicode

extension SpokenWords {
  /// The words for screen readers in each language, by the tag of the language. They are in the order of
  /// `SpokenWord`.
  package static let tables: [String: [String]] = texts.reduce(into: [:]) { tables, texts in
    for (language, text) in texts { tables[language] = words(of: text) }
  }

  /// Returns the words of one text in a generated table.
  static func words(of text: String) -> [String] {
    text.split(whereSeparator: { $0 == ";" || $0.isNewline }).map { String($0.drop { $0 == " " }) }
  }
}

extension String {
  /// Returns whether the text contains right-to-left letters or, if `isRightToLeft` is false, left-to-right
  /// letters.
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
