extension EmoticonTable {
  /// Returns the text with its emoticons replaced.
  ///
  /// If several emoticons begin at the same place, the longest is replaced. An emoticon inside a URL is not
  /// replaced. A URL here is any text without white space that contains `://` or begins with `www.`. An
  /// emoticon inside a word is not replaced either: between two word characters, or if a letter of the
  /// emoticon touches another letter.
  /// - Complexity: Linear in the text.
  public func substituting(in text: String) -> String { substitute(in: text).text }

  /// Returns whether a text contains a byte with which an emoticon begins.
  func mayOccur(in text: String) -> Bool {
    !trie.isEmpty && text.utf8.contains { trie.mayStart(with: $0) }
  }

  /// Returns the text with its emoticons replaced, and the places of the emoticons: their UTF-16 ranges in
  /// the given text, in ascending order, each with the length of its replacement in UTF-16 units.
  func substitute(in text: String) -> (text: String, substitutions: [(range: Range<Int>, count: Int)]) {
    guard mayOccur(in: text) else { return (text, []) }
    var substitutions: [(range: Range<Int>, count: Int)] = []
    var length = 0
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    var token = 0..<0
    var isURL = false
    while index < bytes.count {
      guard trie.mayStart(with: bytes[index]) else {
        index += 1
        continue
      }
      if index >= token.upperBound {
        token = Self.token(in: bytes, around: index, notBefore: token.upperBound)
        isURL = Self.isURL(bytes, token)
      }
      if isURL {
        index = max(index + 1, token.upperBound)
        continue
      }
      let match = trie.longestMatch(in: bytes, at: index) { end in !Self.isInsideWord(bytes, index..<end) }
      guard let match else {
        index += 1
        continue
      }
      result += bytes[copied..<index]
      result += match.replacement
      length += Self.utf16Count(bytes[copied..<index])
      let end = length + Self.utf16Count(bytes[index..<match.end])
      substitutions.append((length..<end, Self.utf16Count(match.replacement[...])))
      length = end
      index = match.end
      copied = index
    }
    guard copied > 0 else { return (text, []) }
    result += bytes[copied...]
    return (String(decoding: result, as: UTF8.self), substitutions)
  }

  private static func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
  }

  /// Returns the range around a byte up to the nearest white space on both sides.
  private static func token(in bytes: [UInt8], around index: Int, notBefore limit: Int) -> Range<Int> {
    var start = index
    while start > limit, whiteSpaceLength(bytes, endingAt: start) == 0 { start -= 1 }
    var end = index
    while end < bytes.count, whiteSpaceLength(bytes, at: end) == 0 { end += 1 }
    return start..<max(end, index + 1)
  }

  private static func isURL(_ bytes: [UInt8], _ token: Range<Int>) -> Bool {
    let prefix = Array("www.".utf8)
    if token.count > prefix.count,
      zip(token, prefix).allSatisfy({ bytes[$0] | 0x20 == $1 | 0x20 })
    {
      return true
    }
    var index = token.lowerBound
    while index + 2 < token.upperBound {
      if bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == UInt8(ascii: "/"),
        bytes[index + 2] == UInt8(ascii: "/")
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static func isInsideWord(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let before = range.lowerBound > 0 && isWordCharacter(scalar(bytes, endingAt: range.lowerBound))
    let after = range.upperBound < bytes.count && isWordCharacter(scalar(bytes, at: range.upperBound))
    if before && after { return true }
    if before && isLetter(scalar(bytes, at: range.lowerBound)) { return true }
    return after && isLetter(scalar(bytes, endingAt: range.upperBound))
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isAlphabetic ?? false }

  /// Returns whether a character is a letter, a digit, a mark or a connector such as `_`.
  private static func isWordCharacter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .spacingMark, .nonspacingMark, .connectorPunctuation:
      // Variation selectors are marks, but they often follow emoji, so they do not count as parts of words.
      return !(0xFE00...0xFE0F).contains(scalar.value)
    default:
      return scalar.properties.isAlphabetic
    }
  }

  /// Returns the scalar that starts at a byte; nil if the byte is not the first of a scalar.
  private static func scalar(_ bytes: [UInt8], at index: Int) -> Unicode.Scalar? {
    let lead = bytes[index]
    let length = lead < 0x80 ? 1 : lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC0 ? 2 : 0
    guard length > 0, index + length <= bytes.count else { return nil }
    if length == 1 { return Unicode.Scalar(lead) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return Unicode.Scalar(value)
  }

  private static func scalar(_ bytes: [UInt8], endingAt end: Int) -> Unicode.Scalar? {
    var start = end - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return scalar(bytes, at: start)
  }

  /// Returns how many bytes of white space start at an index; 0 if there is none.
  private static func whiteSpaceLength(_ bytes: [UInt8], at index: Int) -> Int {
    let byte = bytes[index]
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) ? 1 : 0 }
    guard let scalar = scalar(bytes, at: index), scalar.properties.isWhitespace else { return 0 }
    return byte >= 0xE0 ? 3 : 2
  }

  private static func whiteSpaceLength(_ bytes: [UInt8], endingAt end: Int) -> Int {
    let byte = bytes[end - 1]
    if byte < 0x80 { return whiteSpaceLength(bytes, at: end - 1) }
    return scalar(bytes, endingAt: end)?.properties.isWhitespace ?? false ? 1 : 0
  }
}
