/// Finds phone numbers.
///
/// A phone number has seven to fifteen digits (E.164) and a mark of one: a plus sign with a country code and as
/// many digits as that country's numbers have, an area code in parentheses, a word such as `Tel:` before it, or
/// groups as in the usual spellings of some country (`PhoneForms`). Digits in a row are a number only if they
/// begin like a mobile number. Orders, cards, accounts, books, versions, years and amounts are not detected.
extension DataScanner {
  /// The beginning of a number, up to the end of one of its groups.
  struct PhonePrefix {
    var end = 0
    /// The values of the digits.
    var digits: [UInt8] = []
    var groups: [Int] = []
    /// The characters between the groups.
    var separators: [UInt16] = []
    var hasAreaInParentheses = false
    /// Whether the digit 0 that is not dialled abroad is in parentheses, as in `+44 (0)20`.
    var hasSpareZero = false
  }

  private static let longestPhone = 32

  /// Returns whether a number may start at an offset, because the text before it does not belong to it.
  func mayStartNumber(at offset: Int) -> Bool {
    let previous = offset - 1
    if text.joinsWords(previous) || text.isOne(of: "#$&*+-./=@\\%", previous) { return false }
    if [0xA3, 0xA5, 0x20AC].contains(text[previous]) { return false }
    return !(text.isOne(of: ",:", previous) && text.isDigit(previous - 1))
  }

  func phoneEnd(at start: Int) -> Int? {
    guard mayStartNumber(at: start) else { return nil }
    let hasPlus = text[start] == 0x2B
    // A group after other digits is the middle of a longer number.
    if text.isDigit(start), isSeparator(text[start - 1]), text.isDigit(start - 2) { return nil }
    let isNamed = !hasPlus && PhoneForms.isName(text.lowercased(wordBefore(start)))
    // The longest prefix with an accepted form is used. So a further number after a space is not included.
    for prefix in phonePrefixes(at: start).reversed() {
      guard (7...15).contains(prefix.digits.count), !text.joinsWords(prefix.end) else { continue }
      // A number with the same separator after it goes on, so that this is only a part of it.
      let goesOn = text[prefix.end] == prefix.separators.last && text.isDigit(prefix.end + 1)
      let isPhone =
        hasPlus
        ? PhoneForms.isInternational(prefix.digits, hasSpareZero: prefix.hasSpareZero)
        : prefix.hasAreaInParentheses || isNamed || PhoneForms.isNational(prefix, goesOn: goesOn)
      if isPhone { return prefix.end }
    }
    return nil
  }

  /// Returns the word before an offset, without a colon, a full stop and spaces between them.
  private func wordBefore(_ start: Int) -> Range<Int> {
    var end = start
    while end > 0, start - end < 3, text.isOne(of: " :.", end - 1) || text[end - 1] == 0xFF1A { end -= 1 }
    var first = end
    while first > 0, end - first < 12, text.isWord(first - 1), !text.isDigit(first - 1) { first -= 1 }
    return first..<end
  }

  private func phonePrefixes(at start: Int) -> [PhonePrefix] {
    var prefixes: [PhonePrefix] = []
    var prefix = PhonePrefix()
    var isOpen = false
    var offset = start
    if text[offset] == 0x2B { offset += 1 }
    while offset - start < Self.longestPhone {
      let unit = text[offset]
      if text.isDigit(offset) {
        var length = 0
        while text.isDigit(offset), length <= 15 {
          prefix.digits.append(text.digit(at: offset))
          offset += 1
          length += 1
        }
        prefix.groups.append(length)
        prefix.end = offset
        if !isOpen {
          // A prefix must not end in the middle of a group of digits.
          if text.isDigit(offset) { break }
          prefixes.append(prefix)
        }
      } else if unit == 0x28, !isOpen, !prefix.hasAreaInParentheses, text.isDigit(offset + 1) {
        isOpen = true
        offset += 1
      } else if unit == 0x29, isOpen, (text[start] == 0x2B ? 1...5 : 2...5).contains(prefix.groups.last ?? 0)
      {
        isOpen = false
        prefix.hasAreaInParentheses = true
        prefix.hasSpareZero = prefix.groups.last == 1 && prefix.digits.last == 0
        offset += 1
        if text.isOne(of: "-/ ", offset), text.isDigit(offset + 1) { offset += 1 }
        guard text.isDigit(offset) else { break }
        prefix.separators.append(unit)
      } else if isSeparator(unit), !prefix.groups.isEmpty,
        text.isDigit(offset + 1) || text[offset + 1] == 0x28
      {
        prefix.separators.append(unit)
        offset += 1
      } else {
        break
      }
    }
    return prefixes
  }

  private func isSeparator(_ unit: UInt16) -> Bool {
    [0x20, 0x2D, 0x2E, 0x2F, 0xA0, 0x2010, 0x2011, 0x2013, 0x202F].contains(unit)
  }
}
