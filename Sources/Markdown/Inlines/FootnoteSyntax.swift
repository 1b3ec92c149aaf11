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
