/// In which order families are asked for characters that the family of a text lacks.
protocol FallbackOrder: Sendable {
  /// The language as orders tell languages apart: two with the same answer have the same order. Nil for the order of text
  /// without a language. There are no more answers than languages of the world.
  func key(forLanguage language: String) -> String?

  /// The families in order, for one of those keys.
  func families(forKey key: String) -> [String]
}
