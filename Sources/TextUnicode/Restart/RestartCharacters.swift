extension ScalarProperties {
  /// Whether the character alone determines how UAX #14 and UAX #29 treat the text after it, whatever precedes
  /// it. It must start a grapheme cluster. `Span.mayRestart` examines the text for the other characters.
  fileprivate var standsAlone: Bool {
    switch lineBreak {
    // These look further back: across spaces (LB14 to LB17), for a number (LB25), a quotation or a hyphen (LB15a,
    // LB20a, LB21a), a base (LB9, LB28a), or for pairs (LB30a).
    case .sp, .sy, .is, .cl, .cp, .qu, .hy, .hh, .cm, .zwj, .vi, .vf, .ri: false
    default: true
    }
  }
}

extension Span where Element == UInt16 {
  /// How far back spaces and regional indicators are followed.
  private static var farthest: Int { 64 }

  /// Whether the rules of UAX #14 and UAX #29 give the text after the character at an offset the same
  /// boundaries, whatever precedes that character, and whether the boundaries up to it are final.
  ///
  /// - Parameters:
  ///   - offset: The start of a grapheme cluster.
  ///   - known: An earlier offset for which this is true; 0 if there is none.
  package func mayRestart(at offset: Int, after known: Int) -> Bool {
    let properties = ScalarProperties(scalar(at: offset).value)
    guard !properties.isMark else { return false }
    // What an abbreviation mark of Thai or Lao is depends on the next two characters.
    if Self.isAbbreviation(self[offset]) || offset > 0 && Self.isAbbreviation(self[offset - 1]) {
      return false
    }
    switch properties.graphemeBreak {
    case .extend, .zwj, .spacingMark: return false
    default: break
    }
    switch properties.lineBreak {
    case .sp: return isPlainSpace(at: offset, after: known)
    case .ri: return isFirstIndicator(at: offset, after: known)
    // LB25 and LB28a look at the next two characters.
    case .op, .ak, .as: return hasTwoBases(after: offset)
    default: return properties.isDottedCircle ? hasTwoBases(after: offset) : properties.standsAlone
    }
  }

  private static func isAbbreviation(_ unit: UInt16) -> Bool { unit == 0x0E2F || unit == 0x0EAF }

  /// Whether a space follows none of the characters that LB8 and LB14 to LB17 look for across spaces.
  private func isPlainSpace(at offset: Int, after known: Int) -> Bool {
    var start = offset
    let limit = Swift.max(0, offset - Self.farthest)
    while start > limit, start > known, self[start - 1] == 0x20 { start -= 1 }
    if start == known, known > 0 { return true }
    while start > limit {
      let properties = ScalarProperties(scalar(before: start).value)
      switch properties.lineBreak {
      case .cm, .zwj: start -= scalar(before: start).length
      case .zw, .op, .qu, .cl, .cp, .b2: return false
      default: return true
      }
    }
    return start == 0
  }

  /// Whether the regional indicators before one are pairs, which LB30a and GB12 count in the same way.
  private func isFirstIndicator(at offset: Int, after known: Int) -> Bool {
    var start = offset
    while start > 0, offset - start <= Self.farthest, start != known {
      let before = scalar(before: start)
      guard isRegionalIndicator(at: start - before.length) else {
        let lineBreak = ScalarProperties(before.value).lineBreak
        return lineBreak != .cm && lineBreak != .zwj
      }
      guard start >= 4, isRegionalIndicator(at: start - 4) else { return false }
      start -= 4
    }
    return start == 0 || start == known
  }

  /// Whether two characters that are not marks follow the one at an offset.
  private func hasTwoBases(after offset: Int) -> Bool {
    var place = offset + scalar(at: offset).length
    var count = 0
    while place < self.count, place - offset < Self.farthest {
      let (value, length) = scalar(at: place)
      place += length
      let properties = ScalarProperties(value)
      if properties.lineBreak == .cm || properties.lineBreak == .zwj || properties.isMark { continue }
      count += 1
      if count == 2 { return true }
    }
    return false
  }

  /// The scalar that ends at an offset greater than 0, and its length.
  private func scalar(before offset: Int) -> (value: UInt32, length: Int) {
    if offset > 1, self[offset - 1] & 0xFC00 == 0xDC00, self[offset - 2] & 0xFC00 == 0xD800 {
      return scalar(at: offset - 2)
    }
    return scalar(at: offset - 1)
  }

  /// Whether the dictionaries for text of class SA (Thai, Lao, Khmer, Burmese) begin at a letter, because none
  /// is before it.
  package func startsComplexText(at offset: Int) -> Bool {
    guard offset > 0 else { return true }
    let before = ScalarProperties(scalar(before: offset).value).lineBreak
    return before != .sa && before != .cm
  }

  /// The length of the text after a break on which the dictionaries decide it. They look for two more words after
  /// a word; the longest words of ICU and of the word lists have 33 letters.
  package static var longestLookahead: Int { 120 }

  /// Whether a break of the dictionaries is final, and a word begins there whatever precedes it. The
  /// dictionaries take one word after the other, and leave a few letters alone.
  package func startsFinalWord(at offset: Int) -> Bool {
    guard let letters = Self.dictionaryLetters(self[offset]), letters.contains(self[offset - 1]),
      // A sign moves the break after it.
      !LineBreakTailoring.isSign(at: offset - 1, in: self), !LineBreakTailoring.isSign(at: offset, in: self)
    else { return false }
    var end = offset
    while end < count, letters.contains(self[end]), ScalarProperties(UInt32(self[end])).lineBreak == .sa {
      end += 1
      if end - offset >= Self.longestLookahead { return true }
    }
    guard end < count, end - offset >= shortestDictionaryText else { return false }
    let next = ScalarProperties(scalar(at: end).value).lineBreak
    return next != .sa && next != .cm
  }

  /// ICU does not divide four letters, nor do the word lists divide three.
  private var shortestDictionaryText: Int { 8 }

  private static func dictionaryLetters(_ unit: UInt16) -> ClosedRange<UInt16>? {
    switch unit {
    case 0x0E00...0x0E7F: 0x0E00...0x0E7F
    case 0x0E80...0x0EFF: 0x0E80...0x0EFF
    case 0x1000...0x109F: 0x1000...0x109F
    case 0x1780...0x17FF: 0x1780...0x17FF
    default: nil
    }
  }
}
