extension Message {
  /// Returns the message as a single text, for places that can show only text. It is the plain text of the
  /// blocks. If the message has no text, it is a description of the first attachment, such as "Photo", "Voice
  /// message" or a file's name.
  ///
  /// - Complexity: Linear in the texts.
  func inOneText(_ environment: LayoutEnvironment) -> Message {
    var plain = inPlainText(Covering(of: id, in: environment.uncovered))
    guard plain.text.isEmpty, !plain.isDeleted, let first = plain.attachments.first else { return plain }
    let words = SpokenWords(environment.locale, language: environment.language)
    plain.text = words.name(of: first, among: plain.attachments)
    plain.spans = first.isCovered && !plain.text.isEmpty ? [.cover(of: plain.text)] : []
    return plain
  }

  /// The message with its text as one line.
  var inOneLine: Message {
    let line = OneLine(text)
    var message = self
    message.text = line.text
    message.spans = line.places(of: spans)
    return message
  }
}
