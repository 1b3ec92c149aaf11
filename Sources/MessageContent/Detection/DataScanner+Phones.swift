/// Finds phone numbers.
///
/// A phone number has seven to fifteen digits (E.164) and a mark of one: a plus sign with a country code and as
/// many digits as that country's numbers have, an area code in parentheses, a word such as `Tel:` before it, or
/// groups as in the usual spellings of some country (`PhoneForms`). Digits in a row are a number only if they
/// begin like a mobile number. Orders, cards, accounts, books, versions, years and amounts are not detected.
extension DataScanner {
  /// The beginning of a number, up to the end of one of its groups.
  package struct PhonePrefix {
    package var end = 0
    /// The values of the digits.
    package var digits: [UInt8] = []
    package var groups: [Int] = []
    /// The characters between the groups.
    package var separators: [UInt16] = []
    package var hasAreaInParentheses = false
    /// Whether the digit 0 that is not dialled abroad is in parentheses, as in `+44 (0)20`.
    package var hasSpareZero = false
  }

  private static let longestPhone = 32

  /// Returns whether a number may start at an offset, because the text before it does not belong to it.
  package func mayStartNumber(at offset: Int) -> Bool {
    let previous = offset - 1
    if previous == phoneBefore, text.isOne(of: " /,;", previous) { return true }
    if text.joinsWords(previous) || text.isOne(of: "#$&*+-./=@\\%", previous) { return false }
    if [0xA3, 0xA5, 0x20AC].contains(text[previous]) { return false }
    return !(text.isOne(of: ",:", previous) && text.isDigit(previous - 1))
  }

  package func phoneEnd(at start: Int) -> Int? {
    guard mayStartNumber(at: start) else { return nil }
    // A group after other digits is the middle of a longer number.
    let isInside = text.isDigit(start) && isSeparator(text[start - 1]) && text.isDigit(start - 2)
    if isInside && phoneBefore != start - 1 || isInAccount(start) { return nil }
    let word = text.lowercased(wordBefore(start))
    if PhoneForms.isNameOfOthers(word) { return nil }
    let isNamed = text[start] != 0x2B && PhoneForms.isName(word)
    // The longest prefix with an accepted form is used. So a further number after a space is not included.
    var longest: Int?
    for prefix in phonePrefixes(at: start).reversed() {
      guard isPhone(prefix, at: start, isNamed: isNamed) else { continue }
      let next = text.isOne(of: " /,;", prefix.end) ? nextPhoneEnd(after: prefix, at: start) : nil
      if let longest {
        // Two numbers in a row, of which the first could go on with the beginning of the second.
        if let next, next > longest { return prefix.end }
        continue
      }
      // A number with the same separator after it goes on, so that this is only a part of it.
      let goesOn = text[prefix.end] == prefix.separators.last && text.isDigit(prefix.end + 1)
      let isMarked =
        text[start] == 0x2B || prefix.hasAreaInParentheses || isNamed || prefix.digits.starts(with: [0, 0])
      if isMarked || !goesOn || next != nil && mayBeRepeated(prefix) { longest = prefix.end }
    }
    return longest
  }

  /// Whether a prefix of the text at an offset has the form of a phone number.
  private func isPhone(_ prefix: PhonePrefix, at start: Int, isNamed: Bool) -> Bool {
    guard (7...15).contains(prefix.digits.count), !text.joinsWords(prefix.end) else { return false }
    return text[start] == 0x2B
      ? PhoneForms.isInternational(prefix.digits, hasSpareZero: prefix.hasSpareZero)
      : prefix.hasAreaInParentheses || isNamed || PhoneForms.isNational(prefix)
  }

  /// Returns the end of the number after one character behind another number; nil if there is none. It has the
  /// groups of that number, or begins as only phone numbers do.
  private func nextPhoneEnd(after prefix: PhonePrefix, at start: Int) -> Int? {
    let next = prefix.end + 1
    guard text.isDigit(next) || text.isOne(of: "+(", next) else { return nil }
    return phonePrefixes(at: next).last {
      (text.isOne(of: "+(0", next) || $0.groups == prefix.groups) && isPhone($0, at: next, isNamed: false)
    }?.end
  }

  /// Whether two numbers of a form in a row are phone numbers. Equal groups are rather those of a card.
  private func mayBeRepeated(_ prefix: PhonePrefix) -> Bool {
    prefix.digits.first == 0 || Set(prefix.groups).count > 1
  }

  /// Whether a number belongs to an IBAN, whose groups may be letters: two letters and two digits begin it.
  private func isInAccount(_ start: Int) -> Bool {
    var end = start - 1
    for _ in 0..<8 {
      guard end > 0, [0x20, 0xA0, 0x202F].contains(text[end]) else { return false }
      let first = end - 4
      guard first >= 0, (first..<end).allSatisfy({ text.isASCIIAlphanumeric($0) }), !text.isWord(first - 1)
      else {
        return false
      }
      if text.isASCIILetter(first), text.isASCIILetter(first + 1), text.isDigit(first + 2),
        text.isDigit(first + 3)
      {
        return true
      }
      end = first - 1
    }
    return false
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
      } else if unit == 0x20, isAfterAreaCode(prefix),
        text.isOne(of: "-/", offset + 1) || text[offset + 1] == 0x2013,
        text[offset + 2] == 0x20, text.isDigit(offset + 3)
      {
        prefix.separators.append(text[offset + 1])
        offset += 3
      } else {
        break
      }
    }
    return prefixes
  }

  /// Whether an area code may end here, after which a slash or a hyphen between spaces is usual: `030 / 1234567`.
  private func isAfterAreaCode(_ prefix: PhonePrefix) -> Bool {
    prefix.groups.count == 1 && prefix.digits.first == 0 && (2...5).contains(prefix.digits.count)
  }

  private func isSeparator(_ unit: UInt16) -> Bool {
    [0x20, 0x2D, 0x2E, 0x2F, 0xA0, 0x2010, 0x2011, 0x2013, 0x202F].contains(unit)
  }
}
