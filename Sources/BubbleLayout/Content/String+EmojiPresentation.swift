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

extension String {
  /// Whether the text has emoji or pictographs, white space, and nothing else.
  var consistsOfPictographs: Bool {
    var hasPictograph = false
    for scalar in unicodeScalars {
      if scalar.isPictograph { hasPictograph = true } else if !scalar.standsBesidePictographs { return false }
    }
    return hasPictograph
  }
}

extension Unicode.Scalar {
  /// Whether the character is an emoji by default, or a picture of a thing that may become one. Arrows, squares
  /// and letters such as U+00A9 are emoji too, but people also send them as text.
  fileprivate var isPictograph: Bool {
    properties.isEmojiPresentation || properties.isEmoji && (0x2600...0x27BF ~= value || value >= 0x1F000)
  }

  /// Whether the character may be part of an emoji, or between two.
  fileprivate var standsBesidePictographs: Bool {
    properties.isWhitespace || properties.isEmojiModifier || value == 0x200D || value == 0xFE0F
  }

  fileprivate var isTextByDefault: Bool { properties.isEmoji && !properties.isEmojiPresentation }
}
