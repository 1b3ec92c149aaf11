import BubbleLayout

/// Reads WhatsApp's formatting: `*bold*`, `_italic_`, `~struck out~`, code in one or three backticks, and
/// lines of lists and quotes.
enum WhatsAppMarkup {
  private static let dialect = InlineMarkup.Dialect(
    signs: [
      .init("*", .bold, isWordBound: true), .init("_", .italic, isWordBound: true),
      .init("~", .strike, isWordBound: true),
    ],
    backticks: 3)

  /// Returns the content of a text.
  ///
  /// - Complexity: Linear in the text.
  static func content(of text: String) -> MessageContent {
    let bytes = Array(text.utf8)
    return LineBlocks.content(of: bytes, kinds: .whatsApp) { range in
      var markup = InlineMarkup(bytes, dialect)
      var builder = RichTextBuilder()
      markup.append(range, to: &builder)
      return builder.take(trimming: false)
    }
  }
}
