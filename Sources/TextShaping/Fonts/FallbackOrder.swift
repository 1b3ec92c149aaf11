/// The order in which families are tried for characters that the family of a text lacks.
protocol FallbackOrder: Sendable {
  /// Returns a language's key: languages with the same key have the same order. Nil means the order of text
  /// without a language. There are at most as many keys as languages.
  func key(forLanguage language: String) -> String?

  /// Returns the families in the order for a key.
  func families(forKey key: String) -> [String]
}
