/// The forms in which phone numbers are written in many countries.
package enum PhoneForms {
  /// Returns whether a word before a number says that it is a phone number.
  package static func isName(_ word: String) -> Bool { names.contains(word) }

  private static let names: Set<String> = [
    "tel", "tél", "telefon", "teléfono", "telefone", "téléphone", "phone", "mobile", "mobil", "handy", "fax",
    "тел", "телефон", "电话", "電話", "手机", "携帯", "전화", "هاتف", "טלפון", "โทร",
  ]

  /// Returns whether a word before a number says that it is another number.
  package static func isNameOfOthers(_ word: String) -> Bool { others.contains(word) }

  private static let others: Set<String> = [
    "iban", "isbn", "issn", "ean", "imei", "invoice", "tracking", "bestellnummer", "rechnung",
    "rechnungsnummer",
    "konto", "kontonummer", "facture", "factura", "fattura", "счёт", "订单", "訂單",
  ]

  // MARK: International

  /// Returns whether digits are a country code and as many further digits as its numbers have (ITU-T E.164).
  package static func isInternational(_ digits: [UInt8], hasSpareZero: Bool) -> Bool {
    guard digits.count > 3 else { return false }
    let pair = Int(digits[0]) * 10 + Int(digits[1])
    let spare = hasSpareZero ? 1 : 0
    if digits[0] == 1 || digits[0] == 7 {
      return digits.count == 11 + spare && (digits[0] == 7 || digits[1] > 1)
    }
    if let lengths = lengths[pair] { return lengths.contains(digits.count - 2 - spare) }
    return longCodes.contains(pair) && (5...12).contains(digits.count - 3 - spare)
  }

  /// The lengths of the national numbers behind country codes of two digits.
  private static let lengths: [Int: ClosedRange<Int>] = [
    20: 8...10, 27: 9...9, 30: 10...10, 31: 7...11, 32: 8...9, 33: 9...9, 34: 9...9, 36: 8...9, 39: 6...12,
    40: 9...9, 41: 9...12, 43: 5...13, 44: 7...10, 45: 8...8, 46: 7...13, 47: 5...8, 48: 9...9, 49: 5...13,
    51: 8...9, 52: 10...11, 53: 6...8, 54: 10...11, 55: 10...11, 56: 9...9, 57: 8...10, 58: 10...10,
    60: 8...10, 61: 9...10, 62: 7...12, 63: 8...10, 64: 8...10, 65: 8...11, 66: 8...9,
    81: 9...10, 82: 8...11, 84: 9...10, 86: 8...12, 90: 10...10, 91: 10...10, 92: 9...10, 93: 9...9,
    94: 9...9, 95: 7...10, 98: 10...10,
  ]

  /// The first two digits of the country codes of three digits.
  private static let longCodes: Set<Int> = [
    21, 22, 23, 24, 25, 26, 29, 35, 37, 38, 42, 50, 59, 67, 68, 69, 80, 85, 87, 88, 96, 97, 99,
  ]

  // MARK: National

  /// Returns whether a number without a plus sign and parentheses has the form of a phone number.
  ///
  /// It does not matter here what follows.
  package static func isNational(_ number: DataScanner.PhonePrefix) -> Bool {
    let digits = number.digits
    guard number.groups.count > 1 else { return isMobile(digits) }
    if digits[0] == 0, digits[1] == 0 {
      // The prefix 00 stands for the plus sign.
      return number.groups[0] > 1 && isInternational(Array(digits.dropFirst(2)), hasSpareZero: false)
    }
    if digits[0] == 0 { return hasTrunkForm(number) }
    return hasUsualForm(number)
  }

  /// Whether digits in a row begin like a mobile number: of China (138…), Germany (0151…), Japan (090…), Korea
  /// (010…), Egypt (010…), the United Kingdom (07…), Turkey (05…), all with eleven digits.
  private static func isMobile(_ digits: [UInt8]) -> Bool {
    guard digits.count == 11 else { return false }
    switch (digits[0], digits[1], digits[2]) {
    case (1, 3, _), (1, 5, 0...3), (1, 5, 5...9), (1, 7, 0...8), (1, 8, _), (1, 9, 0...3), (1, 9, 5...9):
      return true
    case (0, 1, 5...7), (0, 1, 0...2), (0, 7...9, 0), (0, 7, 4...9), (0, 5, 0...5): return true
    default: return false
    }
  }

  /// Whether a number that begins with one zero has an area code of at least two digits, and no form of other
  /// numbers: `06 12 34 56 78` has five pairs, and four pairs are a date or a version.
  private static func hasTrunkForm(_ number: DataScanner.PhonePrefix) -> Bool {
    let groups = number.groups
    // Turkey: 0 532 123 45 67.
    if groups == [1, 3, 3, 2, 2] { return number.separators.allSatisfy { $0 == 0x20 } }
    guard groups[0] > 1, groups.count < 6, number.digits.count < 13 else { return false }
    if groups.allSatisfy({ $0 == 2 }) { return groups.count == 5 }
    return number.separators[0] != 0x2E || groups.count > 2
  }

  /// The groups of digits of a form, the first digits that it allows, and the separators between the groups.
  private struct Form {
    let groups: [Int]
    let first: ClosedRange<UInt8>
    let separators: String
    /// Whether different separators may be used.
    var isMixed = false
    /// The numbers that the second group may be; empty for any.
    let areas: [Int]

    init(
      _ groups: [Int], _ first: ClosedRange<UInt8>, _ separators: String, isMixed: Bool = false,
      areas: [Int] = []
    ) {
      self.areas = areas
      self.groups = groups
      self.first = first
      self.separators = separators
      self.isMixed = isMixed
    }
  }

  private static let forms = [
    // North America: 555-1234, 555 123 4567, 1-800-555-1234.
    Form([3, 4], 2...9, "-."), Form([3, 3, 4], 2...9, " -.", isMixed: true),
    Form([1, 3, 3, 4], 1...1, " -.", isMixed: true),
    // Israel: 1-700-555-123.
    Form([1, 3, 3, 3], 1...1, "-", areas: [599, 700, 800, 801, 809]),
    // China: 138 1234 5678. India: 98765 43210. Singapore and Hong Kong: 9123 4567.
    Form([3, 4, 4], 1...1, " -"), Form([5, 5], 6...9, " -"), Form([4, 4], 8...9, " "),
    // Brazil, Mexico, Argentina: 11 91234-5678, 55 1234 5678.
    Form([2, 5, 4], 1...9, " -", isMixed: true), Form([2, 4, 4], 1...9, " -", isMixed: true),
    // Russia: 8 800 555-35-35, 123-45-67. Poland: 501-234-567, 22 123 45 67. Spain: 612 34 56 78.
    Form([1, 3, 3, 2, 2], 7...8, " -", isMixed: true), Form([3, 2, 2], 1...9, "-"),
    Form([3, 3, 3], 4...9, "-"), Form([2, 3, 2, 2], 1...9, " -", isMixed: true),
    Form([3, 2, 2, 2], 6...9, " -."), Form([3, 3, 2, 2], 2...9, " -", isMixed: true),
    // Italy: 333 1234567. Australia: 1800 123 456.
    Form([3, 7], 3...3, " -"), Form([4, 3, 3], 1...1, " "),
    // Denmark, Norway: 12 34 56 78. France, without its zero, and numbers of ten digits: 12 34 56 78 90.
    Form([2, 2, 2, 2], 1...9, " "), Form([2, 2, 2, 2, 2], 1...9, " -."),
  ]

  private static func hasUsualForm(_ number: DataScanner.PhonePrefix) -> Bool {
    guard let form = forms.first(where: { $0.groups == number.groups }),
      form.first.contains(number.digits[0])
    else { return false }
    if !form.areas.isEmpty {
      let area = number.digits[1...].prefix(form.groups[1]).reduce(0) { $0 * 10 + Int($1) }
      guard form.areas.contains(area) else { return false }
    }
    let separators = number.separators.map { separator -> Character in
      switch separator {
      case 0xA0, 0x202F: " "
      case 0x2010, 0x2011, 0x2013: "-"
      default: Unicode.Scalar(separator).map(Character.init) ?? " "
      }
    }
    guard separators.allSatisfy({ form.separators.contains($0) }),
      form.isMixed || Set(separators).count == 1
    else { return false }
    // Two round numbers, such as `200-3000`, are a range.
    let isRound = number.digits.suffix(3).allSatisfy { $0 == 0 } && number.digits[number.groups[0] - 1] == 0
    return !(number.groups.count == 2 && isRound)
  }
}
