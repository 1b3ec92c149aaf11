/// Whether there is extra space between ideographs and adjacent letters or digits: `text-autospace` of CSS
/// Text 4 §8.4, with CSS's values as raw values.
public enum TextAutospace: String, Hashable, Sendable, Codable, CaseIterable {
  /// An eighth of an ideograph's width is added between an ideograph and a letter or digit that are adjacent
  /// on a line.
  case normal
  /// Nothing is added.
  case noAutospace = "no-autospace"
}
