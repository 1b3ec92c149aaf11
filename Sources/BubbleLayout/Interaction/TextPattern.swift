import Foundation

/// A text that is looked for.
struct TextPattern {
  private let text: String
  private let options: String.CompareOptions
  /// The pattern's bytes in small letters, where it is ASCII and case does not matter; empty elsewhere.
  private var ascii: [UInt8] = []
  /// How much of the pattern's start each of its starts ends with, itself apart.
  private var borders: [Int] = []

  init?(_ text: String, _ options: FindOptions) {
    guard !text.isEmpty else { return nil }
    self.text = text
    var compare: String.CompareOptions = []
    if !options.contains(.caseSensitive) { compare.insert(.caseInsensitive) }
    if !options.contains(.diacriticSensitive) { compare.insert(.diacriticInsensitive) }
    self.options = compare
    let bytes = Array(text.utf8)
    let isPlain = bytes.allSatisfy { $0 < 0x80 } && !options.contains(.caseSensitive)
    guard isPlain else { return }
    ascii = bytes.map(Self.lowercase)
    borders = [0]
    var border = 0
    for byte in ascii.dropFirst() {
      while border > 0, ascii[border] != byte { border = borders[border - 1] }
      if ascii[border] == byte { border += 1 }
      borders.append(border)
    }
  }

  /// The UTF-16 ranges at which a text has the pattern, ascending, none overlapping another.
  func ranges(in other: String) -> [Range<Int>] {
    if !ascii.isEmpty, let found = asciiRanges(in: other) { return found }
    var ranges: [Range<Int>] = []
    var start = other.startIndex
    while start < other.endIndex,
      let found = other.range(of: text, options: options, range: start..<other.endIndex), !found.isEmpty
    {
      ranges.append(found.lowerBound.utf16Offset(in: other)..<found.upperBound.utf16Offset(in: other))
      start = found.upperBound
    }
    return ranges
  }

  /// The same for ASCII, in which each byte is a unit and no letter has marks; nil for other texts. Each byte is looked
  /// at once (Knuth, Morris and Pratt).
  private func asciiRanges(in other: String) -> [Range<Int>]? {
    // A text that is not contiguous UTF-8 is left to the library.
    let found = other.utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>]? in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
      var ranges: [Range<Int>] = []
      var matched = 0
      for (place, byte) in bytes.enumerated() {
        matched = extended(matched, by: Self.lowercase(byte))
        guard matched == ascii.count else { continue }
        ranges.append(place + 1 - matched..<place + 1)
        matched = 0
      }
      return ranges
    }
    return found ?? nil
  }

  /// How much of the pattern's start a text ends with, after a byte more.
  private func extended(_ matched: Int, by byte: UInt8) -> Int {
    var matched = matched
    while matched > 0, ascii[matched] != byte { matched = borders[matched - 1] }
    return ascii[matched] == byte ? matched + 1 : 0
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}
