import TextUnicode

extension JumboStyle {
  /// The factor by which a text is enlarged; nil for a text that holds anything but emoji and white space, or too
  /// many emoji.
  ///
  /// - Complexity: Linear in the text.
  func factor(for text: String) -> Double? {
    // The longest emoji have less than 64 code units; a text is not looked at for longer than it can be all emoji.
    guard !factors.isEmpty, text.utf8.count <= factors.count * 512 else { return nil }
    let units = Array(text.utf16)
    let emoji = EmojiSequences.ranges(in: units.span)
    guard !emoji.isEmpty, emoji.count <= factors.count else { return nil }
    var covered = 0
    for range in emoji { covered += range.count }
    let spaces = text.unicodeScalars.reduce(0) {
      $0 + ($1.properties.isWhitespace ? UTF16.width($1) : 0)
    }
    return covered + spaces == units.count ? factors[emoji.count - 1] : nil
  }
}
