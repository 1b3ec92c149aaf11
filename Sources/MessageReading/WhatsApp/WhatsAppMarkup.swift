import BubbleLayout

/// WhatsApp's styling: `*bold*`, `_italic_`, `~struck out~`, code in one or three backticks, and lists and quotes by the line.
enum WhatsAppMarkup {
  private static let dialect = InlineMarkup.Dialect(
    signs: [
      .init("*", .bold, isWordBound: true), .init("_", .italic, isWordBound: true),
      .init("~", .strike, isWordBound: true),
    ],
    backticks: 3)

  /// What a text says.
  ///
  /// - Complexity: Linear in the text.
  static func content(of text: String) -> MessageContent {
    // Marks that WhatsApp adds are none that anybody typed.
    let bytes = Array(text.utf8)
    var markup = InlineMarkup(bytes, dialect)
    var blocks = LineBlocks(bytes, kinds: .whatsApp)
    return blocks.read { range in
      var builder = RichTextBuilder()
      markup.append(range, to: &builder)
      return builder.take(trimming: false)
    }
  }
}
