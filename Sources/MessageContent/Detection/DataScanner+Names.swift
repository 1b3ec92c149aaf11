/// Finds mentions and hashtags.
extension DataScanner {
  /// Returns the end of a mention such as `@name`; nil if there is none. The name may contain single dots and
  /// hyphens, and `@host` may follow the name.
  package mutating func mentionEnd(at start: Int) -> Int? {
    let previous = start - 1
    if text.joinsWords(previous) || text.isOne(of: "@/\\", previous) { return nil }
    guard text.isWord(start + 1), !text.isMark(start + 1) else { return nil }
    var end = start + 1
    while text.isWord(end) || text.isOne(of: ".-", end) && text.isWord(end + 1) && text.isWord(end - 1) {
      end += 1
    }
    return text[end] == 0x40 ? mailEnd(around: end) ?? end : end
  }

  /// Returns the end of a hashtag such as `#name`; nil if there is none. A name of only digits is a number,
  /// not a hashtag.
  package func tagEnd(at start: Int) -> Int? {
    let previous = start - 1
    if text.joinsWords(previous) || text.isOne(of: "#&/\\", previous) { return nil }
    guard text.isWord(start + 1), !text.isMark(start + 1) else { return nil }
    var end = start + 1
    var hasLetter = false
    while text.isWord(end) {
      hasLetter = hasLetter || !text.isDigit(end) && text[end] != 0x5F
      end += 1
    }
    return hasLetter ? end : nil
  }
}
