extension String {
  /// The text with emoji presentation, even for emoji that are shown as text by default, such as U+2764 or
  /// U+263A (UTS #51, ED-9a). Emoji with a variation selector are not changed.
  ///
  /// - Complexity: Linear in the text.
  var inEmojiPresentation: String {
    let scalars = unicodeScalars
    // Digits, `#` and `*` are emoji only as keycaps.
    guard scalars.contains(where: { $0.value > 0x7F && $0.isTextByDefault }) else { return self }
    var shown = String.UnicodeScalarView()
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      shown.append(scalar)
      scalars.formIndex(after: &index)
      guard scalar.value > 0x7F, scalar.isTextByDefault else { continue }
      let next = index < scalars.endIndex ? scalars[index] : nil
      if let next, next.properties.isVariationSelector || next.properties.isEmojiModifier { continue }
      shown.append("\u{FE0F}")
    }
    return String(shown)
  }
}

extension Unicode.Scalar {
  fileprivate var isTextByDefault: Bool { properties.isEmoji && !properties.isEmojiPresentation }
}
