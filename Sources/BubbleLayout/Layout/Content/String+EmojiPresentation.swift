import TextUnicode

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
