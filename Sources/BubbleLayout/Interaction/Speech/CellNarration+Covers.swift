extension CellNarration {
  /// Whether a spoiler covers an attachment.
  func isCovered(_ element: CellElement) -> Bool {
    element.parts.contains { cell.parts[$0].isCovered }
  }

  /// Returns the element of an attachment that a spoiler covers. It says only what kind of attachment it is.
  func hidden(_ element: CellElement, _ word: SpokenWord?) -> AccessibilityElement {
    self.element(
      .button, words.joined([word.map { words[$0] }, words[.hidden]]), element.parts,
      (.reveal, .cover(element.press.block ?? element.path)))
  }

  /// Returns the text of a label as it is read. Covered ranges are replaced.
  func spoken(_ label: LabelPart) -> String {
    label.spans.isEmpty && label.objects.isEmpty ? label.text : spoken(label.asText).text
  }

  /// Returns a text as it is read. Covered ranges are replaced.
  func spoken(_ part: TextPart) -> (text: String, covers: [Range<Int>]) {
    let covers = part.spoilers
    let text = part.spoken(by: narrator.words).words(
      0..<part.text.utf16.count, hiding: covers, by: words[.hidden])
    return (text, covers)
  }
}

extension Part {
  /// Whether a spoiler covers the part or a range of its text.
  var hasCover: Bool {
    switch self {
    case .text(let text): text.spans.contains(where: \.isCover)
    case .label(let label): label.spans.contains(where: \.isCover)
    default: isCovered
    }
  }
}
