/// An object in a text. The text contains words in its place, so that it can be read without the object.
public enum MarkdownObject: Sendable, Hashable {
  /// A formula, whose words are its TeX source. In the source a display formula is between `$$` and `$$`, or
  /// between `\[` and `\]`. An unfinished formula is shown as its source.
  case formula(source: String, isDisplay: Bool, isFinished: Bool)
  /// An image. Its words are its alternative text, or U+FFFC if it has none.
  case image(address: String, title: String?)
}
