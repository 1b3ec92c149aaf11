import TextUnicode

/// Texts that somebody else wrote, such as names, inside a sentence or on a line with other words. They must
/// not reorder the words around them.
extension String {
  /// The text as it stands in a sentence: without direction controls and, if it could reorder the words around
  /// it, as an isolate (UAX #9, FSI and PDI).
  ///
  /// - Parameter isRightToLeft: Whether the sentence runs from right to left.
  package func inserted(isRightToLeft: Bool = false) -> String {
    let text = withoutDirectionControls
    return text.needsIsolation(isRightToLeft: isRightToLeft) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The text without U+061C, U+200E, U+200F, U+202A to U+202E and U+2066 to U+2069. In a text that is drawn,
  /// the layout ignores such characters where they must have no effect. This is for texts that other software
  /// shows or says.
  package var withoutDirectionControls: String {
    // The first of these characters is U+061C, whose UTF-8 begins with 0xD8.
    guard utf8.contains(where: { $0 >= 0xD8 }), unicodeScalars.contains(where: \.controlsDirection) else {
      return self
    }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.controlsDirection }))
  }

  /// Returns whether the text could reorder the words around it: a text with letters or digits of the other
  /// direction and, in words from right to left, a text without right-to-left letters, such as a telephone
  /// number.
  func needsIsolation(isRightToLeft: Bool) -> Bool {
    var hasLetters = false
    for scalar in unicodeScalars {
      switch ScalarProperties(scalar.value).bidiClass {
      case .l where isRightToLeft: return true
      case .r where !isRightToLeft, .al where !isRightToLeft, .an where !isRightToLeft: return true
      case .r, .al: hasLetters = true
      default: continue
      }
    }
    return isRightToLeft && !hasLetters && !isEmpty
  }
}

extension Unicode.Scalar {
  /// Whether the character has the property Bidi_Control.
  fileprivate var controlsDirection: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
