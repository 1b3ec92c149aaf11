extension UInt8 {
  @inline(__always) var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  /// Whether the byte is a space, tab, line feed, form feed or carriage return, which are the white space in
  /// lines, labels and tags.
  @inline(__always) var isWhiteSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }
  @inline(__always) var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isLetterOrDigit: Bool { isLetter || isDigit }
  /// Whether the byte is ASCII punctuation as CommonMark defines it, which includes symbols.
  @inline(__always) var isPunctuation: Bool {
    self > 0x20 && self < 0x7F && !isLetterOrDigit
  }
  /// The lower-case letter for an upper-case one; other bytes unchanged.
  @inline(__always) var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  /// Whether the byte is a continuation byte of a UTF-8 sequence.
  @inline(__always) var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension Span<UInt8> {
  /// Whether the text at a place starts with a word, ignoring the case of ASCII letters.
  func hasWord(_ word: StaticString, at place: Int, before end: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place + count <= end else { return false }
    return word.withUTF8Buffer { letters in
      for index in 0..<count where self[place + index].lowercased != letters[index] { return false }
      return true
    }
  }

  /// Whether a range contains a word, ignoring the case of ASCII letters. O(n).
  func contains(_ word: StaticString, in range: Range<Int>) -> Bool {
    let first = word.withUTF8Buffer { $0[0] }
    for place in range
    where self[place].lowercased == first && hasWord(word, at: place, before: range.upperBound) {
      return true
    }
    return false
  }

  /// Returns the first place of a byte in a range; nil if there is none. O(n).
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    for place in range where self[place] == byte { return place }
    return nil
  }

  /// Returns the end of a range without the spaces and tabs at its end.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isSpaceOrTab { end -= 1 }
    return end
  }

  /// Returns the start of a range without the spaces and tabs at its start.
  func startWithoutSpaces(_ range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, self[start].isSpaceOrTab { start += 1 }
    return start
  }
}
