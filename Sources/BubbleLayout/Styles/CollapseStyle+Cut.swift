extension CollapseStyle {
  /// The beginning of a text that is too long, with an ellipsis; nil for a text within the limits.
  ///
  /// - Complexity: Linear in what is kept.
  func cut(_ text: String) -> String? {
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
