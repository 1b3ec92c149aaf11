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
    guard mayHaveMarkup(text.utf8) else { return MessageContent(RichText(text)) }
    let bytes = Array(text.utf8)
    return LineBlocks.content(of: bytes, kinds: .whatsApp) { range in
      var markup = InlineMarkup(bytes, dialect)
      var builder = RichTextBuilder()
      markup.append(range, to: &builder)
      return builder.take(trimming: false)
    }
  }

  /// Whether a text has a sign of markup, or a line that may belong to a list or a quote. Most texts have none.
  private static func mayHaveMarkup(_ bytes: String.UTF8View) -> Bool {
    var isStart = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"): return true
      case UInt8(ascii: "-"), UInt8(ascii: ">"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isStart { return true }
      default: break
      }
      isStart = byte == 0x0A || isStart && byte == 0x20
    }
    return false
  }
}
