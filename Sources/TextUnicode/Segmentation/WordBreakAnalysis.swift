/// Finds the default word boundaries of UAX #29 for Unicode 17.0 in a whole text, in linear time.
package enum WordBreakAnalysis {
  /// Returns whether a word boundary is at each UTF-16 offset: `text.count + 1` entries. An empty text has no
  /// boundary.
  package static func boundaries(in text: Span<UInt16>) -> ContiguousArray<Bool> {
    var flags = ContiguousArray<UInt8>(repeating: 0, count: text.count + 1)
    mark(DecodedText(text), flag: 1, in: &flags)
    return ContiguousArray(flags.lazy.map { $0 != 0 })
  }

  /// Sets `flag` at each boundary.
  static func mark(_ decoded: DecodedText, flag: UInt8, in flags: inout ContiguousArray<UInt8>) {
    var state = WordBreakState()
    var marks = flags.mutableSpan
    for index in 0..<decoded.count {
      // The closure looks past the following marks. It is called only after a letter or number, before
      // punctuation that may join it to the next one, so no mark is read more than twice.
      let isBoundary = state.isBoundary(before: decoded.properties[index]) {
        var next = index + 1
        while next < decoded.count, decoded.properties[next].wordBreak.isIgnored { next += 1 }
        return next < decoded.count ? decoded.properties[next].wordBreak : nil
      }
      if isBoundary { marks[Int(decoded.offsets[index])] |= flag }
    }
    // WB2: the end of the text is a boundary.
    if decoded.count > 0 { marks[Int(decoded.offsets[decoded.count])] |= flag }
  }
}

extension WordBreakClass {
  /// Whether WB4 ignores the class: (Extend | Format | ZWJ).
  var isIgnored: Bool { self == .extend || self == .format || self == .zwj }

  /// Whether the class is in AHLetter.
  var isLetter: Bool { self == .aLetter || self == .hebrewLetter }

  /// Whether the class is CR, LF or Newline.
  var isLineEnd: Bool { self == .cr || self == .lf || self == .newline }

  /// Whether the class joins letters: MidLetter | MidNumLetQ.
  var joinsLetters: Bool { self == .midLetter || self == .midNumLet || self == .singleQuote }

  /// Whether the class joins numbers: MidNum | MidNumLetQ.
  var joinsNumbers: Bool { self == .midNum || self == .midNumLet || self == .singleQuote }
}
