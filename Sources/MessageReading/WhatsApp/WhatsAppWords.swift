/// Understands the words that WhatsApp writes in exports, in the languages of phones.
enum WhatsAppWords {
  /// Whether a text is WhatsApp's replacement for a deleted message.
  ///
  /// - Parameters:
  ///   - plain: The text as `plain` gives it.
  ///   - isMarked: Whether WhatsApp wrote the text. Then the name of an admin may follow.
  static func isDeleted(_ plain: String, isMarked: Bool) -> Bool {
    if WhatsAppNotes.deleted.contains(plain) { return true }
    return isMarked
      && plain.indices.contains { plain[$0] == " " && WhatsAppNotes.deleted.contains(String(plain[..<$0])) }
  }

  /// Returns the text without the note at its end that the message was edited; nil if there is no such note.
  static func withoutEditedMark(_ text: String) -> String? {
    guard text.utf8.last == UInt8(ascii: ">"), let open = text.utf8.lastIndex(of: UInt8(ascii: "<")) else {
      return nil
    }
    let mark = text[text.utf8.index(after: open)...].dropLast()
    guard mark.utf8.count < 240, WhatsAppNotes.edited.contains(plain(mark)) else { return nil }
    var body = text[..<open].unicodeScalars
    while let last = body.last, last.isDirectionMark || last.properties.isWhitespace { body.removeLast() }
    return String(body)
  }

  /// Returns what an export left out, if a text that WhatsApp wrote has a word that is only in the notes about one kind
  /// of file.
  ///
  /// - Parameter plain: The text as `plain` gives it. Notes about files are short, and one sentence.
  static func omitted(_ plain: String) -> WhatsAppNotes.LeftOut? {
    guard plain.utf8.count < 120, !plain.contains(where: { ".,。".contains($0) }) else { return nil }
    let words = plain.split { !$0.isLetter }
    return words.count < 6 ? words.lazy.compactMap { WhatsAppNotes.kinds[String($0)] }.first : nil
  }

  /// Whether the words in brackets after a file's name say that the file is attached.
  static func isAttached(_ words: some StringProtocol) -> Bool {
    WhatsAppNotes.attached.contains(plain(words))
  }

  /// Whether a word in small letters speaks to the reader.
  static func isSecondPerson(_ word: String) -> Bool { WhatsAppNotes.secondPerson.contains(word) }

  /// Whether a text in a script without spaces contains a word that speaks to the reader.
  static func hasSecondPerson(_ text: some StringProtocol) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0xE0 }) else { return false }
    return WhatsAppNotes.secondPersonParts.contains { text.contains($0) }
  }

  /// Returns a text in small letters without marks, and without white space and full stops at its ends.
  static func plain(_ text: some StringProtocol) -> String {
    var view = text.lowercased()[...].unicodeScalars
    while let last = view.last, isEnd(last) { view.removeLast() }
    while let first = view.first, isEnd(first) { view.removeFirst() }
    return view.contains(where: \.isDirectionMark)
      ? String(String.UnicodeScalarView(view.filter { !$0.isDirectionMark })) : String(view)
  }

  private static func isEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "。" || scalar == "।" || scalar == "۔" || scalar.isDirectionMark
      || scalar.properties.isWhitespace
  }
}

extension WhatsAppWords {
  /// Returns the first number in a text, in the digits of any script, and the word after it.
  static func number(in text: some StringProtocol) -> (value: Int, unit: String, end: String.Index)? {
    var value: Int?
    var place = text.startIndex
    while place < text.endIndex {
      if let digit = text[place].wholeNumberValue, digit < 10 {
        value = min((value ?? 0) * 10 + digit, 1_000_000)
      } else if value != nil {
        break
      }
      place = text.index(after: place)
    }
    guard let value else { return nil }
    let unit = text[place...].drop { !$0.isLetter && $0.wholeNumberValue == nil }.prefix { $0.isLetter }
    return (value, unit.lowercased(), place)
  }

  /// Returns the length of a call in seconds, such as `1 hr 2 min`; nil if a text has none.
  static func length(in text: some StringProtocol) -> Double? {
    var seconds: Int?
    var rest = text[...]
    for _ in 0..<3 {
      guard let found = number(in: rest) else { break }
      let unit =
        WhatsAppNotes.hourUnits.contains(found.unit)
        ? 3_600 : WhatsAppNotes.secondUnits.contains(found.unit) ? 1 : 60
      seconds = (seconds ?? 0) + found.value * unit
      rest = rest[found.end...]
    }
    return seconds.map(Double.init)
  }
}
