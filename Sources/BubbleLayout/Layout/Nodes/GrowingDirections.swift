import TextLayout
import TextUnicode

/// The ranges of `TextDirections` in a text that grows. Data are searched again only in the end of the text,
/// from a place on before which nothing can change.
struct GrowingDirections: Sendable {
  private let directions: TextDirections
  /// Whether the ranges matter. Before that, none are found.
  private var matters: Bool
  /// The length of the text that was searched for right-to-left characters, in bytes.
  private var searched = 0
  /// The place before which nothing changes, in UTF-16 units and in bytes, and the number of ranges before it.
  private var place = (units: 0, bytes: 0)
  private var count = 0
  /// The length of the settled part when a place was searched for last, in UTF-16 units.
  private var sought = 0
  /// The signs of data in the settled part, the length of that part in bytes, and whether the rest of the text had
  /// such signs or spans when ranges were found; nil before that.
  private var signs = (DataSigns(), bytes: 0)
  private var restMayHaveRanges: Bool?

  /// The UTF-16 offset from which on the ranges are found again.
  var start: Int { place.units }

  init(_ directions: TextDirections) {
    self.directions = directions
    matters = directions.mayMatter(in: "")
  }

  /// Finds the ranges after text was added.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - spans: The spans, by UTF-16 offsets in the text. Those that end before `start` may be missing.
  ///   - settled: How much of the text has not changed and will not change, in UTF-16 units and in bytes.
  /// - Returns: The index of the first range that may have changed, and the ranges from there on; nil if all
  ///   ranges are as before.
  /// - Complexity: Linear in the text after the settled part, and in about the last 200 units before it, or 800
  ///   if postal addresses are detected.
  mutating func update(
    _ text: String, spans: [TextSpan], settled: (units: Int, bytes: Int)
  ) -> (index: Int, ranges: [BidiRange])? {
    if settled.bytes < place.bytes { (place, count, sought) = ((0, 0), 0, 0) }
    if !matters {
      let start = text.utf8.index(text.startIndex, offsetBy: min(searched, settled.bytes, text.utf8.count))
      matters = directions.mayMatter(in: text[start...])
      searched = settled.bytes
      guard matters else { return nil }
    }
    guard mayChange(text, spans, settled: settled) else { return nil }
    let start = text.utf8.index(text.startIndex, offsetBy: min(place.bytes, text.utf8.count))
    let tail = String(text[start...])
    let from = place.units
    let near = spans.compactMap { span in
      span.range.upperBound > from
        ? span.moved(to: max(0, span.range.lowerBound - from)..<span.range.upperBound - from) : nil
    }
    let ranges = directions.found(in: tail, spans: near)
    let index = count
    advance(in: tail, ranges, near, settled: settled.units - from)
    return (
      index,
      ranges.map {
        BidiRange($0.range.lowerBound + from..<$0.range.upperBound + from, $0.kind)
      }
    )
  }

  /// Whether the ranges may differ from those that were found before: the rest of the text after the settled part,
  /// or the word before it, has or had a sign of data, or a span.
  private mutating func mayChange(
    _ text: String, _ spans: [TextSpan], settled: (units: Int, bytes: Int)
  ) -> Bool {
    // Dates and postal addresses may consist of words.
    guard !directions.findsWords else { return true }
    let isShorter = settled.bytes < signs.bytes
    if isShorter { signs = (DataSigns(), 0) }
    let length = text.utf8.count
    let known = text.utf8.index(text.startIndex, offsetBy: min(signs.bytes, length))
    let rest = text.utf8.index(text.startIndex, offsetBy: min(settled.bytes, length))
    for scalar in text.unicodeScalars[known..<rest] { signs.0.read(scalar) }
    signs.bytes = settled.bytes
    var mayHave = signs.0.areSeen || spans.contains { $0.range.upperBound >= settled.units }
    if !mayHave {
      var last = signs.0
      mayHave = text.unicodeScalars[rest...].contains {
        last.read($0)
        return last.areSeen
      }
    }
    defer { restMayHaveRanges = mayHave }
    return mayHave || isShorter || restMayHaveRanges != false
  }

  /// How far data reach beyond a space, at most. Only phone numbers, dates and postal addresses have spaces, and
  /// they are shorter.
  private var reach: Int { directions.findsAddresses ? 256 : 64 }

  /// Moves the place to a line feed, or a space between letters, that is outside of all data.
  private mutating func advance(
    in tail: String, _ ranges: [BidiRange], _ spans: [TextSpan], settled: Int
  ) {
    // A shorter end is not worth the search for a place.
    guard place.units + settled > sought + 2 * reach else { return }
    sought = place.units + settled
    let most = settled - reach
    // Data of kinds that are not wanted have to be left whole too.
    let data = DataDetector(kinds: Set(DataKind.allCases)).detect(in: tail).map(\.range)
    let closed = (data + ranges.map(\.range) + spans.map(\.range)).sorted {
      $0.lowerBound < $1.lowerBound
    }
    var rest = closed[...]
    var end = 0
    var units = 0
    var bytes = 0
    var last: Unicode.Scalar = "\n"
    var space: (units: Int, bytes: Int)?
    var best: (units: Int, bytes: Int)?
    for scalar in tail.unicodeScalars {
      if units >= most { break }
      if let place = space.take(), scalar.isLetter { best = place }
      while let first = rest.first, first.lowerBound < units {
        end = max(end, first.upperBound)
        rest.removeFirst()
      }
      if units > 0, end <= units {
        if scalar == "\n" { best = (units, bytes) }
        if scalar == " ", last.isLetter { space = (units, bytes) }
      }
      last = scalar
      units += UTF16.width(scalar)
      bytes += UTF8.width(scalar)
    }
    guard let best else { return }
    count += ranges.count { $0.range.upperBound <= best.units }
    place = (place.units + best.units, place.bytes + best.bytes)
  }
}

/// Tells whether the end of a text, from the last space between two letters on, has a character without which there
/// are no links, addresses, numbers, mentions and hashtags.
private struct DataSigns {
  /// Whether the end has such a character.
  private(set) var areSeen = false
  private var isAfterLetter = false
  private var isAfterSpace = false

  mutating func read(_ scalar: Unicode.Scalar) {
    let isLetter = scalar.isLetter
    if isLetter, isAfterSpace { areSeen = false }
    isAfterSpace = isAfterLetter && scalar == " "
    isAfterLetter = isLetter
    if !isLetter { areSeen = areSeen || Self.isSign(scalar) }
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "@", "#", ".", ":", "/", "0"..."9", "\u{FF03}", "\u{3002}", "\u{FF0E}", "\u{FF61}": true
    default: scalar.value >= 0x80 && ScalarProperties(scalar.value).generalCategory == .nd
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character has the property Alphabetic.
  fileprivate var isLetter: Bool {
    value < 0x80 ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
}
