import TextUnicode

/// The text to search for: its folded letters, and where to continue after a mismatch.
struct TextPattern {
  private let folding: TextFolding
  private let units: ContiguousArray<UInt32>
  /// For each prefix of the pattern, the length of its longest proper border (Knuth, Morris and Pratt).
  private let borders: [Int]
  private let isASCII: Bool
  /// Whether the pattern contains white space, so that runs of it in the text have to be found.
  private let hasSpace: Bool

  /// Creates a pattern; nil for a text without letters and marks, which has no occurrences. A text of only
  /// marks occurs in the letters that have these marks.
  init?(_ text: String, _ options: FindOptions) {
    var folding = TextFolding(options)
    var units = FoldedText(text, folding).units
    let isLetters = units.contains { !TextFolding.isMark($0) }
    if !isLetters {
      folding.marks = .alone
      units = FoldedText(text, folding).units
    }
    if units.isEmpty { return nil }
    self.folding = folding
    self.units = units
    // In Turkish, I is the ASCII letter of the unit of ı.
    isASCII = units.allSatisfy { $0 & 0x3FFFFF < 0x80 || folding.isTurkic && $0 & 0x3FFFFF == 0x131 }
    hasSpace = units.contains(0x20)
    var borders = [0]
    var border = 0
    for unit in units.dropFirst() {
      while border > 0, units[border] != unit { border = borders[border - 1] }
      if units[border] == unit { border += 1 }
      borders.append(border)
    }
    self.borders = borders
  }

  /// Returns the UTF-16 ranges in which the pattern occurs, in ascending order and without overlaps.
  ///
  /// - Complexity: Linear in the text. Each letter is folded once.
  func ranges(in text: String) -> [Range<Int>] {
    asciiRanges(in: text) ?? ranges(in: FoldedText(text, folding))
  }

  private func ranges(in text: FoldedText) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var end = 0
    var matched = 0
    for (place, unit) in text.units.enumerated() {
      matched = extended(matched, by: unit)
      guard matched == units.count else { continue }
      // A match that begins with a mark begins where the mark's letter does, which may be in the last match.
      if let range = text.range(of: place + 1 - matched..<place + 1),
        max(range.lowerBound, end) < range.upperBound
      {
        ranges.append(max(range.lowerBound, end)..<range.upperBound)
        end = range.upperBound
        matched = 0
      } else {
        matched = borders[matched - 1]
      }
    }
    return ranges
  }

  /// Returns the ranges in a text of printable ASCII characters, in which each byte is a unit; nil for other
  /// texts.
  private func asciiRanges(in text: String) -> [Range<Int>]? {
    // If the text is not stored as contiguous UTF-8, it is folded instead.
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>]? in
      guard isSimple(bytes) else { return nil }
      var ranges: [Range<Int>] = []
      guard isASCII, folding.marks != .alone else { return ranges }
      var matched = 0
      for (place, byte) in bytes.enumerated() {
        matched = extended(matched, by: folding.folded(ascii: UInt32(byte)) ?? 0x20)
        guard matched == units.count else { continue }
        ranges.append(place + 1 - matched..<place + 1)
        matched = 0
      }
      return ranges
    }
    return found ?? nil
  }

  /// Returns whether each byte is one unit: a printable ASCII character, or white space, which may not come in
  /// runs if the pattern contains any.
  private func isSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var isAfterSpace = false
    for byte in bytes {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if byte >= 0x7F || byte < 0x20 && !isSpace || isSpace && isAfterSpace && hasSpace { return false }
      isAfterSpace = isSpace
    }
    return true
  }

  /// Returns the length of the matched prefix of the pattern after one more unit of the text.
  @inline(__always)
  private func extended(_ matched: Int, by unit: UInt32) -> Int {
    var matched = matched
    while matched > 0, units[matched] != unit { matched = borders[matched - 1] }
    return units[matched] == unit ? matched + 1 : 0
  }
}

extension TextFolding {
  fileprivate init(_ options: FindOptions) {
    self.init(
      marks: options.contains(.diacriticSensitive) ? .compared : .ignored,
      ignoresCase: !options.contains(.caseSensitive), ignoresHamza: options.contains(.hamzaInsensitive),
      isTurkic: options.contains(.turkic))
  }
}
