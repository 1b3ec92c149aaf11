import TextLayout
import TextUnicode

extension Message {
  /// Whether the message is an action or a notice of somebody, whose text says what that person did.
  private var isDeed: Bool {
    kind != .message && sender != nil && !isDeleted && blocks.isEmpty && !text.isEmpty
  }

  /// Whether the text of the message, rather than a label, says who did something.
  func namesSubject(_ style: MessageTextStyle) -> Bool { style.namesSubjects && isDeed }

  /// The message with the name of the person who did something at the start of its text, unless the text has the name
  /// already: "waves" becomes "Ann waves".
  ///
  /// - Complexity: Linear in the text and the name.
  func namingSubject(_ environment: LayoutEnvironment, _ style: MessageTextStyle) -> Message {
    guard namesSubject(style),
      let name = environment.people.name(of: sender, givenAs: senderName)?.inOneLine, !name.isEmpty
    else { return self }
    // Notices of the reader's own actions may begin with "You".
    let you = environment.spoken[.you]
    let (words, known) = (text.lowercased(), name.lowercased())
    // An action may be done to the sender ("hugs Ann"), but a notice that has the name says who did what.
    let isNamed = kind == .notice ? words.hasWord(known) : words.hasPrefix(known + " ")
    if isNamed || words.hasPrefix(you.lowercased() + " ") { return self }
    // The name must not decide the direction of the text, or reorder it.
    let isMixed = name[...].mayReorder || text[...].mayReorder
    let subject = (isMixed ? "\u{2068}\(name)\u{2069}" : name) + " "
    var message = self
    message.text = subject + text
    let length = subject.utf16.count
    message.spans = spans.map {
      let (start, end) = ($0.range.lowerBound, $0.range.upperBound)
      return $0.moved(to: start.addingWithinRange(length)..<end.addingWithinRange(length))
    }
    return message
  }
}

extension String {
  /// Whether the text has some words that are not a part of longer words. Very long words are not looked for.
  ///
  /// - Complexity: Linear in the text.
  fileprivate func hasWord(_ word: String) -> Bool {
    guard word.utf8.count <= 256 else { return false }
    func isLetter(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
    return ranges(of: word).contains {
      let before = $0.lowerBound > startIndex ? self[index(before: $0.lowerBound)] : nil
      return !isLetter(before) && !isLetter($0.upperBound < endIndex ? self[$0.upperBound] : nil)
    }
  }
}

extension Message {
  /// Returns the message as a single text, for places that can show only text. It is the plain text of the
  /// blocks. If the message has no text, it is a description of the first attachment, such as "Photo", "Voice
  /// message" or a file's name.
  ///
  /// - Complexity: Linear in the texts.
  func inOneText(_ environment: LayoutEnvironment) -> Message {
    var plain = inPlainText(Covering(of: id, in: environment.uncovered))
    guard plain.text.isEmpty, !plain.isDeleted, let first = plain.attachments.first else { return plain }
    plain.text = environment.spoken.name(of: first, among: plain.attachments)
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
