/// The text to search for: its folded letters, and where to continue after a mismatch.
struct TextPattern {
  private let folding: TextFolding
  private let units: [UInt32]
  /// For each prefix of the pattern, the length of its longest proper border (Knuth, Morris and Pratt).
  private let borders: [Int]
  private let isASCII: Bool

  /// Creates a pattern; nil for an empty text, which has no occurrences.
  init?(_ text: String, _ options: FindOptions) {
    guard let first = text.unicodeScalars.first else { return nil }
    let ignoresCase = !options.contains(.caseSensitive)
    let form: TextFolding.Form =
      TextFolding.isMark(first)
      ? .written : options.contains(.diacriticSensitive) ? .canonical : .letters
    folding = TextFolding(form: form, ignoresCase: ignoresCase)
    units = FoldedText(text, folding).units
    isASCII = units.allSatisfy { $0 < 0x80 }
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
    var matched = 0
    for (place, unit) in text.units.enumerated() {
      matched = extended(matched, by: unit)
      guard matched == units.count else { continue }
      if let start = text.start(of: place + 1 - matched), let end = text.start(of: place + 1) {
        ranges.append(start..<end)
        matched = 0
      } else {
        matched = borders[matched - 1]
      }
    }
    return ranges
  }

  /// Returns the ranges in an ASCII text, in which each byte is a unit and no letter has marks; nil for other
  /// texts.
  private func asciiRanges(in text: String) -> [Range<Int>]? {
    // If the text is not stored as contiguous UTF-8, it is folded instead.
    let found = text.utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>]? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var ranges: [Range<Int>] = []
      guard isASCII else { return ranges }
      var matched = 0
      for (place, byte) in bytes.enumerated() {
        matched = extended(matched, by: folding.folded(ascii: UInt32(byte)))
        guard matched == units.count else { continue }
        ranges.append(place + 1 - matched..<place + 1)
        matched = 0
      }
      return ranges
    }
    return found ?? nil
  }

  /// Returns the length of the matched prefix of the pattern after one more unit of the text.
  private func extended(_ matched: Int, by unit: UInt32) -> Int {
    var matched = matched
    while matched > 0, units[matched] != unit { matched = borders[matched - 1] }
    return units[matched] == unit ? matched + 1 : 0
  }
}
