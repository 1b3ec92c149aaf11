import TextLayout
import TextShaping
import TextUnicode

/// Finds the ranges of a text whose directions are analysed apart from the text around them: code, detected
/// data and named links. Otherwise the slash at the end of an address, or the dashes before an option, would
/// move to its other side in right-to-left text.
struct TextDirections: Sendable {
  /// The kinds of data that the style detects.
  private let detected: [DataKind]
  /// Whether a text without right-to-left letters may run from right to left.
  private let mayBeRightToLeft: Bool

  /// The kinds that make a named link an isolate, if they are found in its words.
  private static let addresses: Set<DataKind> = [.link, .mail, .phone]

  init(detecting kinds: [DataKind], direction: BidiDirection) {
    detected = kinds
    mayBeRightToLeft = direction == .rightToLeft || direction == .autoRightToLeft
  }

  /// Whether the style detects data that may consist of words alone.
  var findsWords: Bool { detected.contains(.date) || findsAddresses }

  /// Whether the style detects postal addresses, the longest data with spaces.
  var findsAddresses: Bool { detected.contains(.address) }

  /// Whether a text or a part of it may need ranges. In other texts, ranges would change nothing.
  func mayMatter(in text: Substring) -> Bool {
    mayBeRightToLeft || text.mayReorder
  }

  /// Returns the ranges in ascending order; empty if they would change nothing.
  ///
  /// - Parameter spans: The spans, by UTF-16 offsets in the text.
  /// - Complexity: Linear in the text, and O(n log n) in the number of spans.
  func ranges(in text: String, spans: [TextSpan]) -> [BidiRange] {
    mayMatter(in: text[...]) ? found(in: text, spans: spans) : []
  }

  /// Returns the ranges of a text in which they may matter.
  func found(in text: String, spans: [TextSpan]) -> [BidiRange] {
    let links = spans.ranges { $0.address != nil }
    let code = spans.ranges { $0.emphases.contains(.code) || $0.isPlainCode }
    guard !detected.isEmpty || !links.isEmpty else { return code.map { BidiRange($0, .leftToRight) } }
    let kinds = Set(detected)
    let wanted = links.isEmpty ? kinds : kinds.union(Self.addresses)
    // A link may be named with an address that no rule detects.
    var runs = code + spans.filter { $0.isNamedWithItsAddress(in: text) }.map(\.range)
    var names: [Range<Int>] = []
    var walk = links[...]
    for data in DataDetector(kinds: wanted).detect(in: text) {
      while let first = walk.first, first.upperBound <= data.range.lowerBound { walk.removeFirst() }
      guard kinds.contains(data.kind) || walk.first?.overlaps(data.range) == true else { continue }
      if Self.addresses.contains(data.kind) { runs.append(data.range) } else { names.append(data.range) }
    }
    let isolates = runs.merged
    let ranges =
      isolates.map { BidiRange($0, .leftToRight) }
      + names.outside(isolates).map { BidiRange($0, .natural) }
    let sorted = ranges.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !links.isEmpty else { return sorted }
    let joined = links.cut(by: sorted.map(\.range)).map { BidiRange($0, .joined) }
    return (sorted + joined).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension Substring {
  /// Whether the text has characters because of which UAX #9 may reorder it: right-to-left characters or
  /// direction controls.
  var mayReorder: Bool {
    // The first such character is U+0590, whose UTF-8 begins with 0xD6.
    highestByte >= 0xD6
      && unicodeScalars.contains { $0.value >= 0x590 && ScalarProperties($0.value).needsBidi }
  }
}

extension TextSpan {
  /// Whether the words of a link are its address, possibly without the scheme.
  fileprivate func isNamedWithItsAddress(in text: String) -> Bool {
    guard let address, !address.isEmpty, range.count <= address.utf16.count else { return false }
    let units = text.utf16
    guard range.lowerBound >= 0, range.upperBound <= units.count else { return false }
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let words = units[start..<units.index(start, offsetBy: range.count)]
    let rest = address.utf16.suffix(range.count)
    guard rest.elementsEqual(words) else { return false }
    return range.count == address.utf16.count || address.utf16.dropLast(range.count).last == 0x3A
      || address.utf16.dropLast(range.count).suffix(3).elementsEqual("://".utf16)
  }
}

extension [TextSpan] {
  /// The ranges of some spans, without overlaps and in ascending order.
  fileprivate func ranges(_ isWanted: (TextSpan) -> Bool) -> [Range<Int>] {
    filter { isWanted($0) && !$0.range.isEmpty }.map(\.range).merged
  }
}

extension [Range<Int>] {
  /// The ranges in ascending order, with overlapping ones joined.
  fileprivate var merged: [Range<Int>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound > range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Returns the ranges that overlap none of the others. Both lists are in ascending order.
  fileprivate func outside(_ others: [Range<Int>]) -> [Range<Int>] {
    var rest = others[...]
    return filter { range in
      while let first = rest.first, first.upperBound <= range.lowerBound { rest.removeFirst() }
      return rest.first.map { !$0.overlaps(range) } ?? true
    }
  }

  /// Returns the parts of the ranges outside the others. Both lists are in ascending order and without overlaps.
  fileprivate func cut(by others: [Range<Int>]) -> [Range<Int>] {
    var rest = others[...]
    var parts: [Range<Int>] = []
    for range in self {
      var start = range.lowerBound
      while let first = rest.first, first.lowerBound < range.upperBound {
        if first.upperBound > start {
          if first.lowerBound > start { parts.append(start..<first.lowerBound) }
          start = first.upperBound
        }
        if first.upperBound > range.upperBound { break }
        rest.removeFirst()
      }
      if start < range.upperBound { parts.append(start..<range.upperBound) }
    }
    return parts
  }
}

extension TextDirection {
  var base: BidiDirection {
    switch self {
    case .natural: .auto
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
