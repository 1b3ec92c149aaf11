extension Message {
  /// The message as one text, for rows that have room for nothing else: the plain text of its blocks or, if
  /// it has no words, what it carries ("Photo", "Voice message", a file's name).
  ///
  /// - Complexity: Linear in the texts.
  func inOneText(_ environment: LayoutEnvironment) -> Message {
    var plain = inPlainText
    guard plain.text.isEmpty, !plain.isDeleted, let first = plain.attachments.first else { return plain }
    let words = SpokenWords(environment.locale, language: environment.language)
    plain.text = words.name(of: first, among: plain.attachments)
    plain.spans = []
    return plain
  }
}
