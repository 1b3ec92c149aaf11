/// An object in a text. Its characters in the text are its words, so that the text reads well without the
/// object.
public enum MarkdownObject: Sendable, Hashable {
  /// A formula, whose words are its TeX source. A display formula stood between `$$` or `\[` and `\]`. An
  /// unfinished one is shown as its source.
  case formula(source: String, isDisplay: Bool, isFinished: Bool)
  /// An image, whose words are those between its brackets, or U+FFFC if there are none.
  case image(address: String, title: String?)
}
