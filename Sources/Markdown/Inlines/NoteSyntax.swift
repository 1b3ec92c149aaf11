/// Parses `[!NOTE]` and the other markers of GitHub's alerts.
enum AlertSyntax {
  /// The kinds, in the order of their numbers, which start at 1.
  static let kinds = AlertKind.allCases

  /// Returns the number of the kind in a marker; nil if the line has anything other than a marker and white
  /// space.
  static func kind(in line: Range<Int>, _ text: Span<UInt8>) -> UInt8? {
    guard line.count >= 6, text[line.upperBound - 1] == UInt8(ascii: "]"),
      text[line.lowerBound] == UInt8(ascii: "["),
      text[line.lowerBound + 1] == UInt8(ascii: "!")
    else { return nil }
    let name = (line.lowerBound + 2)..<(line.upperBound - 1)
    for (index, kind) in kinds.enumerated() where kind.rawValue.utf8.count == name.count {
      if zip(name, kind.rawValue.utf8).allSatisfy({ text[$0].lowercased == $1 }) { return UInt8(index + 1) }
    }
    return nil
  }
}

/// Parses `[^label]`, in definitions and in references.
enum FootnoteSyntax {
  /// Returns the label of a footnote, without its brackets; nil if none starts here. A label has no white
  /// space, no brackets and at most 999 bytes.
  static func label(at place: Int, before end: Int, _ text: Span<UInt8>) -> Range<Int>? {
    guard place + 2 < end, text[place] == UInt8(ascii: "["), text[place + 1] == UInt8(ascii: "^") else {
      return nil
    }
    let start = place + 2
    var stop = start
    while stop < end, stop - start < 1000 {
      switch text[stop] {
      case UInt8(ascii: "]"): return stop > start && stop - start < 1000 ? start..<stop : nil
      case UInt8(ascii: "["), UInt8(ascii: " "), 0x09...0x0D: return nil
      default: stop += 1
      }
    }
    return nil
  }
}
