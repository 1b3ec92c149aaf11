extension CollapseStyle {
  /// Whether a text is within the limits by its bytes alone: it has no more grapheme clusters than bytes, and no more
  /// line breaks than bytes that may be part of one.
  private func cannotBeTooLong(_ text: String) -> Bool {
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
    var kept = text[..<index]
    while kept.last?.isWhitespace == true { kept.removeLast() }
    return kept + "…"
  }
}
