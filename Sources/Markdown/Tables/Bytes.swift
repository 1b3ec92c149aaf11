extension UInt8 {
  @inline(__always) var isSpaceOrTab: Bool { self == 0x20 || self == 0x09 }
  /// Space, tab, line feed, form feed, carriage return: what separates within a line, a label and a tag.
  @inline(__always) var isWhiteSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }
  @inline(__always) var isLineEnd: Bool { self == 0x0A || self == 0x0D }
  @inline(__always) var isDigit: Bool { self &- 0x30 < 10 }
  @inline(__always) var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  @inline(__always) var isLetterOrDigit: Bool { isLetter || isDigit }
  /// ASCII punctuation of CommonMark, which is all of it, symbols too.
  @inline(__always) var isPunctuation: Bool {
    self > 0x20 && self < 0x7F && !isLetterOrDigit
  }
  /// A small letter for a capital one.
  @inline(__always) var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
  /// A byte of a UTF-8 sequence other than its first.
  @inline(__always) var isContinuation: Bool { self & 0xC0 == 0x80 }
}

extension Span<UInt8> {
  /// Whether the text at a place starts with a word, ASCII capitals and small letters being the same.
  func hasWord(_ word: StaticString, at place: Int, before end: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place >= 0, place + count <= end else { return false }
    return word.withUTF8Buffer { letters in
      for index in 0..<count where self[place + index].lowercased != letters[index] { return false }
      return true
    }
  }

  /// The first place of a byte in a range, or nil. O(n).
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    for place in range where self[place] == byte { return place }
    return nil
  }

  /// Where the spaces and tabs at the end of a range start.
  func endWithoutSpaces(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1].isSpaceOrTab { end -= 1 }
    return end
  }

  /// Where the spaces and tabs at the start of a range end.
  func startWithoutSpaces(_ range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound, self[start].isSpaceOrTab { start += 1 }
    return start
  }
}
