/// Default word boundaries of UAX #29 for Unicode 17.0 over a whole text, in linear time.
package enum WordBreakAnalysis {
  /// Whether a word boundary lies at each UTF-16 offset; `text.count + 1` entries. An empty text has none.
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
      // Looking past the marks that follow happens only after a letter or number and before punctuation that
      // may join it to the next, so no mark is looked at more than twice.
      let isBoundary = state.isBoundary(before: decoded.properties[index]) {
        var next = index + 1
        while next < decoded.count, decoded.properties[next].wordBreak.isIgnored { next += 1 }
        return next < decoded.count ? decoded.properties[next].wordBreak : nil
      }
      if isBoundary { marks[Int(decoded.offsets[index])] |= flag }
    }
    // WB2
    if decoded.count > 0 { marks[Int(decoded.offsets[decoded.count])] |= flag }
  }
}

extension WordBreakClass {
  /// WB4's (Extend | Format | ZWJ).
  var isIgnored: Bool { self == .extend || self == .format || self == .zwj }

  /// AHLetter
  var isLetter: Bool { self == .aLetter || self == .hebrewLetter }

  /// CR, LF or Newline
  var isLineEnd: Bool { self == .cr || self == .lf || self == .newline }

  /// MidLetter | MidNumLetQ
  var joinsLetters: Bool { self == .midLetter || self == .midNumLet || self == .singleQuote }

  /// MidNum | MidNumLetQ
  var joinsNumbers: Bool { self == .midNum || self == .midNumLet || self == .singleQuote }
}
