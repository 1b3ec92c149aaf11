extension CollapseStyle {
  /// Whether the byte counts alone show that a text is within the limits: it has no more grapheme clusters
  /// than bytes, and no more line breaks than bytes that may be part of one.
  func cannotBeTooLong(_ text: String) -> Bool {
    let bytes = text.utf8
    if let graphemes, bytes.count > graphemes { return false }
    guard let newlines, bytes.count > newlines else { return true }
    // Control characters, U+0085 and U+2028, U+2029 by their first bytes.
    return bytes.lazy.filter { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }.count <= newlines
  }

  /// The beginning of a text that is too long, with an ellipsis; nil for a text within the limits.
  ///
  /// - Complexity: Linear in what is kept.
  func cut(_ text: String) -> String? {
    if cannotBeTooLong(text) { return nil }
    var count = 0
    var breaks = 0
    var index = text.startIndex
    while index < text.endIndex {
      let isBreak = text[index].isNewline
      if let graphemes, count == graphemes { break }
      if let newlines, isBreak, breaks == newlines, text.index(after: index) < text.endIndex { break }
      count += 1
      if isBreak { breaks += 1 }
      text.formIndex(after: &index)
    }
    guard index < text.endIndex else { return nil }
    return text.shortened(at: index)
  }
}

extension String {
  /// The text up to a place, with an ellipsis. If the place is within a word that began at most 32 characters
  /// before, the text ends before the word. Longer words, and words of scripts without spaces, are cut.
  func shortened(at index: Index) -> String {
    var kept = self[..<index]
    if index < endIndex, !self[index].isWhitespace {
      let end = kept.suffix(32).lastIndex(where: \.isWhitespace)
      if let end { kept = self[..<end] }
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    // A text of only white space is shown as far as it fits.
    return (kept.isEmpty ? self[..<index] : kept) + "…"
  }
}
