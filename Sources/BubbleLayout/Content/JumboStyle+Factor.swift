import TextUnicode

extension JumboStyle {
  /// Returns the factor by which a text is enlarged. The result is nil if the text has anything except emoji
  /// and white space, or too many emoji.
  ///
  /// - Parameter objects: The number of custom emoji in the text, each represented by a U+FFFC.
  /// - Complexity: Linear in the text.
  func factor(for text: String, objects: Int = 0) -> Double? {
    // An emoji has far fewer than 512 bytes. A text with more bytes than that for each allowed emoji is not
    // examined.
    guard !factors.isEmpty, text.utf8.count <= factors.count * 512 else { return nil }
    let units = Array(text.utf16)
    let emoji = EmojiSequences.ranges(in: units.span)
    let count = emoji.count + objects
    guard count > 0, count <= factors.count else { return nil }
    var covered = objects
    for range in emoji { covered += range.count }
    let spaces = text.unicodeScalars.reduce(0) {
      $0 + ($1.properties.isWhitespace ? UTF16.width($1) : 0)
    }
    return covered + spaces == units.count ? factors[count - 1] : nil
  }
}
