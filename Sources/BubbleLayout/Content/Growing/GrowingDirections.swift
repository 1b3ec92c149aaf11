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
  /// - Returns: The index of the first range that may have changed, and the ranges from there on; nil if no
  ///   ranges are needed.
  /// - Complexity: Linear in the text after the settled part, and in about the last thousand units before it.
  mutating func update(
    _ text: String, spans: [TextSpan], settled: (units: Int, bytes: Int)
  ) -> (index: Int, ranges: [BidiRange])? {
    if settled.bytes < place.bytes { (place, count) = ((0, 0), 0) }
    if !matters {
      let start = text.utf8.index(text.startIndex, offsetBy: min(searched, settled.bytes, text.utf8.count))
      matters = directions.mayMatter(in: text[start...])
      searched = settled.bytes
      guard matters else { return nil }
    }
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

  /// How far data reach beyond a space, at most. Dates and postal addresses are the only data with spaces, and
  /// are shorter.
  private static let reach = 512

  /// Moves the place to a line feed, or a space between letters, that is outside of all data.
  private mutating func advance(
    in tail: String, _ ranges: [BidiRange], _ spans: [TextSpan], settled: Int
  ) {
    let length = tail.utf16.count
    let most = min(settled, length - Self.reach)
    guard most > Self.reach else { return }
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
    var best: (units: Int, bytes: Int)?
    for scalar in tail.unicodeScalars {
      if units >= most { break }
      while let first = rest.first, first.lowerBound < units {
        end = max(end, first.upperBound)
        rest.removeFirst()
      }
      if units > 0, end <= units, scalar == "\n" || scalar == " " && last.properties.isAlphabetic {
        best = (units, bytes)
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
