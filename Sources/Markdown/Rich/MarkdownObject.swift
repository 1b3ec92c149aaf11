/// Something in a text that is not shown as its characters. Its characters in the text are its words, so that the text reads well
/// without it.
public enum MarkdownObject: Sendable, Hashable {
  /// A formula: its words are its source, TeX. A display formula stood between `$$` or `\[` and `\]`. One that is unfinished is shown
  /// as its source.
  case formula(source: String, isDisplay: Bool, isFinished: Bool)
  /// An image: its words are those between its brackets, or U+FFFC if there are none.
  case image(address: String, title: String?)
}
