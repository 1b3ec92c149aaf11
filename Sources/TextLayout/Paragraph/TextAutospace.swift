/// Whether ideographs stand apart from the letters and digits beside them: `text-autospace` of CSS Text 4 §8.4; the raw values
/// are CSS's.
public enum TextAutospace: String, Hashable, Sendable, Codable, CaseIterable {
  /// An eighth of an ideograph's width between an ideograph and a letter or digit that touch each other on a line.
  case normal
  /// Nothing is added.
  case noAutospace = "no-autospace"
}
