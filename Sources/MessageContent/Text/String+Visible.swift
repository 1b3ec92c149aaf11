import TextUnicode

extension String {
  /// The text, if it has a character that can be seen; nil for an empty text and for one of white space and
  /// other invisible characters, which names nothing.
  package var visible: String? {
    let isVisible = unicodeScalars.contains {
      // U+2800 is a pattern without dots.
      let properties = ScalarProperties($0.value)
      return !$0.properties.isWhitespace && !properties.isDefaultIgnorable
        && properties.generalCategory != .cc
        && $0.value != 0x2800
    }
    return isVisible ? self : nil
  }
}
