/// Finds phone numbers by the form of their groups of digits.
///
/// A phone number has seven to fifteen digits (E.164). It begins with `+`, `0` or an area code in
/// parentheses, or it has one of the usual groupings: 555-1234, 555 123 4567, 1-800-555-1234, 138 1234 5678,
/// 12 34 56 78 90. Ten or eleven digits in a row are a phone number too. Other numbers, versions, years and
/// amounts are not detected.
extension DataScanner {
  /// The beginning of a number, up to the end of one of its groups.
  private struct PhonePrefix {
    var end = 0
    var digits = 0
    var groups: [Int] = []
    /// The characters between the groups.
    var separators: [UInt16] = []
    var hasAreaInParentheses = false
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
    let startsWithZero = text[start] == 0x30
    // The longest prefix with an accepted form is used. So a further number after a space is not included.
    for prefix in phonePrefixes(at: start).reversed() {
      guard (7...15).contains(prefix.digits), !text.joinsWords(prefix.end) else { continue }
      if hasPlus || prefix.hasAreaInParentheses || isPhone(prefix, startsWithZero: startsWithZero) {
        return prefix.end
      }
    }
    return nil
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
          offset += 1
          length += 1
        }
        prefix.groups.append(length)
        prefix.digits += length
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

  private func isPhone(_ prefix: PhonePrefix, startsWithZero: Bool) -> Bool {
    let groups = prefix.groups
    if groups.count == 1 { return (10...11).contains(prefix.digits) }
    if startsWithZero { return prefix.digits >= 7 && groups[0] >= 2 }
    if Set(prefix.separators).count > 1 { return false }
    let isSpaced = prefix.separators.first == 0x20
    switch groups {
    case [3, 4]: return !isSpaced && prefix.separators.first != 0x2F
    case [3, 3, 4], [1, 3, 3, 4], [3, 4, 4]: return true
    case [3, 3, 3]: return prefix.separators.first == 0x2D
    default: return groups.count >= 4 && groups.allSatisfy { $0 == 2 } && prefix.separators.first != 0x2F
    }
  }
}
