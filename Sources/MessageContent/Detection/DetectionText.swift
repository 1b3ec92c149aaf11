import TextUnicode

/// The UTF-16 units of a text, and the class of the character to which each unit belongs.
package struct DetectionText {
  package let units: ContiguousArray<UInt16>
  private let classes: ContiguousArray<UInt8>

  package var count: Int { units.count }

  private enum Class {
    static let word: UInt8 = 1
    static let host: UInt8 = 2
    static let digit: UInt8 = 4
    static let space: UInt8 = 8
    static let continua: UInt8 = 16
    static let mark: UInt8 = 32
    static let upper: UInt8 = 64
    static let asciiAlphanumeric: UInt8 = 128
  }

  /// - Complexity: Linear in the text.
  package init(_ text: String) {
    var units: ContiguousArray<UInt16> = []
    var classes: ContiguousArray<UInt8> = []
    units.reserveCapacity(text.utf8.count)
    classes.reserveCapacity(text.utf8.count)
    let ascii = Self.ascii
    // Most texts have one byte for each character.
    guard text.highestByte >= 0x80 else {
      for byte in text.utf8 {
        units.append(UInt16(byte))
        classes.append(ascii[Int(byte)])
      }
      self.units = units
      self.classes = classes
      return
    }
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let sort = value < 0x80 ? ascii[Int(value)] : Self.sort(of: value)
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        units.append(unit)
        classes.append(sort)
      }
    }
    self.units = units
    self.classes = classes
  }

  private static let ascii: [UInt8] = (0..<0x80).map { sort(of: $0) }

  private static func sort(of value: UInt32) -> UInt8 {
    let properties = ScalarProperties(value)
    var sort: UInt8 = value < 0x80 && properties.isLetterOrNumber ? Class.asciiAlphanumeric : 0
    switch properties.generalCategory {
    case .lu: sort |= Class.word | Class.upper
    case .ll, .lt, .lm, .lo, .nl, .no, .nd: sort |= Class.word
    // Variation selectors are marks, but they often follow emoji, so they do not count as parts of words.
    case .mn, .mc, .me: sort |= (0xFE00...0xFE0F).contains(value) ? 0 : Class.word | Class.mark
    case .zs, .zl, .zp: sort |= Class.space
    default:
      if value == 0x5F { sort |= Class.word }
      if (0x09...0x0D).contains(value) || value == 0x85 { sort |= Class.space }
    }
    if properties.generalCategory == .nd { sort |= Class.digit }
    let isAlphabetic = value < 0x590 || (0x1E00...0x1FFF).contains(value)
    if isAlphabetic, properties.isLetterOrNumber { sort |= Class.host }
    // In scripts that are written without spaces, a name or an address may follow any letter.
    if sort & Class.word != 0, isWrittenWithoutSpaces(value) { sort |= Class.continua }
    return sort
  }

  /// Returns whether a character is in a script without spaces: Thai, Lao, Burmese, Khmer, or the ideographs
  /// and syllables of East Asian scripts, except Hangul.
  private static func isWrittenWithoutSpaces(_ value: UInt32) -> Bool {
    (0x0E00...0x0EFF).contains(value) || (0x1000...0x109F).contains(value)
      || (0x1780...0x17FF).contains(value)
      || (0x2E80...0xA4CF).contains(value) || (0xF900...0xFAFF).contains(value)
      || (0x2_0000...0x3_FFFF).contains(value)
  }
}

extension DetectionText {
  /// The unit at an offset; 0 for an offset outside the text.
  package subscript(offset: Int) -> UInt16 { units.indices.contains(offset) ? units[offset] : 0 }

  private func has(_ sort: UInt8, at offset: Int) -> Bool {
    classes.indices.contains(offset) && classes[offset] & sort != 0
  }

  /// Returns whether the character is a letter, digit, mark or underscore.
  package func isWord(_ offset: Int) -> Bool { has(Class.word, at: offset) }
  /// Returns whether the character is a letter or digit of a script in which host names are usual: Latin,
  /// Greek or Cyrillic.
  package func isHost(_ offset: Int) -> Bool { has(Class.host, at: offset) }
  /// Returns whether the character is a decimal digit of any script.
  package func isDigit(_ offset: Int) -> Bool { has(Class.digit, at: offset) }
  /// Returns whether the character is white space.
  package func isSpace(_ offset: Int) -> Bool { has(Class.space, at: offset) }
  /// Returns whether the character is a mark that belongs to the character before.
  package func isMark(_ offset: Int) -> Bool { has(Class.mark, at: offset) }
  /// Returns whether the character is a capital letter.
  package func isUppercase(_ offset: Int) -> Bool { has(Class.upper, at: offset) }
  /// Returns whether the character is a letter of a script in which no space separates words.
  package func isContinua(_ offset: Int) -> Bool { has(Class.continua, at: offset) }
  /// Returns whether the character is an ASCII letter or digit.
  package func isASCIIAlphanumeric(_ offset: Int) -> Bool { has(Class.asciiAlphanumeric, at: offset) }
  /// Returns whether the character is an ASCII letter.
  package func isASCIILetter(_ offset: Int) -> Bool { isASCIIAlphanumeric(offset) && !isDigit(offset) }
  /// Returns whether the character is part of a word that a new word cannot follow without a space.
  package func joinsWords(_ offset: Int) -> Bool { isWord(offset) && !isContinua(offset) }

  /// Returns the value of the decimal digit at an offset; 0 if there is none.
  package func digit(at offset: Int) -> UInt8 {
    let unit = self[offset]
    if unit < 0x80 { return UInt8(truncatingIfNeeded: unit &- 0x30) }
    return Unicode.Scalar(unit)?.properties.numericValue.map { UInt8($0) } ?? 0
  }

  /// Returns whether the unit is one of these ASCII characters.
  package func isOne(of characters: StaticString, _ offset: Int) -> Bool {
    let unit = self[offset]
    guard unit > 0, unit < 0x80 else { return false }
    return characters.withUTF8Buffer { $0.contains(UInt8(unit)) }
  }

  /// Returns whether an ASCII word is at an offset, in lower or upper case.
  package func matches(_ word: StaticString, at offset: Int) -> Bool {
    word.withUTF8Buffer { bytes in
      for (index, byte) in bytes.enumerated() {
        let unit = self[offset + index]
        guard unit < 0x80, (0x41...0x5A).contains(unit) ? unit | 0x20 == UInt16(byte) : unit == UInt16(byte)
        else {
          return false
        }
      }
      return true
    }
  }

  /// Returns a short part of the text in lower case.
  package func lowercased(_ range: Range<Int>) -> String {
    String(decoding: units[range], as: UTF16.self).lowercased()
  }
}
