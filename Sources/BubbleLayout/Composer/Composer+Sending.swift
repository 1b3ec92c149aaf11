extension Composer {
  /// The message that would be sent now.
  ///
  /// Each token is replaced by its text, with the space that it ends in, and a second space that stands for the token's
  /// U+FFFC; every other U+FFFC is replaced by a space. Emoticons are substituted in the text
  /// that was typed, not in the tokens.
  /// - Throws: `ComposerError.emptyContent` for a text of nothing but white space.
  /// - Complexity: Linear in the text.
  public func message() throws(ComposerError) -> OutgoingMessage {
    let units = Array(text.utf16)
    var content = ""
    var ids: [String] = []
    var seen: Set<String> = ["0"]
    var start = 0
    func typed(upTo end: Int) -> String {
      style.emoticons.substituting(
        in: Self.withoutBoxes(String(decoding: units[start..<end], as: UTF16.self)))
    }
    for token in tokens {
      content += typed(upTo: token.offset)
      content += Self.withoutBoxes(token.text) + " "
      start = token.offset + 1
      if seen.insert(token.userID).inserted { ids.append(token.userID) }
    }
    content += typed(upTo: units.count)
    guard content.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { throw .emptyContent }
    return OutgoingMessage(content: content, mentionedIDs: ids)
  }

  /// Returns the message to send and empties the composer.
  ///
  /// - Throws: `ComposerError.emptyContent` for a text of nothing but white space; the composer stays as it is.
  public mutating func send() throws(ComposerError) -> OutgoingMessage {
    let message = try message()
    clear()
    return message
  }

  private static func withoutBoxes(_ string: String) -> String {
    guard string.unicodeScalars.contains("\u{FFFC}") else { return string }
    return String(String.UnicodeScalarView(string.unicodeScalars.map { $0 == "\u{FFFC}" ? " " : $0 }))
  }
}
