/// In which order families are asked for characters that the family of a text lacks.
protocol FallbackOrder: Sendable {
  /// The key of a language for orders: two languages with the same key have the same order. Nil for the order
  /// of text without a language. There are at most as many keys as languages.
  func key(forLanguage language: String) -> String?

  /// The families in order, for one of those keys.
  func families(forKey key: String) -> [String]
}
