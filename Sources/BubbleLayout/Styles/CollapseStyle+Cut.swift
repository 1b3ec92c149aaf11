extension CollapseStyle {
  /// Returns whether a text is certainly within the limits, judged by its bytes: it has at most as many
  /// grapheme clusters as bytes, and at most as many line breaks as bytes that may be part of one.
  func cannotBeTooLong(_ text: String) -> Bool {
    let bytes = text.utf8
    if let graphemes, bytes.count > graphemes { return false }
    guard let newlines, bytes.count > newlines else { return true }
    // Line breaks are the control characters U+000A to U+000D, and U+0085, U+2028 and U+2029, which are
    // counted by their first bytes.
    return bytes.lazy.filter { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }.count <= newlines
  }

  /// Returns whether a message is longer than the limits, and of a kind that is shortened.
  func shortens(_ message: Message) -> Bool {
    (blocks || message.format != .markdown && message.blocks.isEmpty) && cut(message.text) != nil
  }

  /// Returns whether a text is so long that its beginning is much lower at all widths: it is twice as long, or five line
  /// breaks are hidden. A shorter text is shown whole where lines are long (`MessageTextRule.wholeFrom`).
  func alwaysSaves(_ text: String) -> Bool {
    var wide = self
    wide.graphemes = graphemes.map { $0 * 2 }
    wide.newlines = newlines.map { $0 + 4 }
    return wide.cut(text) != nil
  }

  /// Returns the beginning of a text that is too long, with an ellipsis; nil for a text within the limits.
  ///
  /// - Complexity: Linear in the returned text.
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
  /// Returns the text up to an index, with an ellipsis. If the index is inside a word that began at most 32
  /// characters before, the text ends before the word. A longer word is cut at the index, and so is a text in
  /// a script without spaces.
  func shortened(at index: Index) -> String {
    var kept = self[..<index]
    if index < endIndex, !self[index].isWhitespace {
      let end = kept.suffix(32).lastIndex(where: \.isWhitespace)
      if let end { kept = self[..<end] }
    }
    while kept.last?.isWhitespace == true { kept.removeLast() }
    // If only white space precedes the index, it is kept.
    return (kept.isEmpty ? self[..<index] : kept) + "…"
  }
}
