/// The brackets of formulas. A formula's kind is named by the byte that opens it: `$` for `$$`, `[` for `\[`, `(` for `\(`.
enum FormulaSyntax {
  /// The kind of a display formula that starts at a place.
  static func displayOpener(at place: Int, before end: Int, _ text: Span<UInt8>) -> UInt8? {
    guard place + 1 < end else { return nil }
    switch (text[place], text[place + 1]) {
    case (UInt8(ascii: "$"), UInt8(ascii: "$")): return UInt8(ascii: "$")
    case (UInt8(ascii: "\\"), UInt8(ascii: "[")): return UInt8(ascii: "[")
    default: return nil
    }
  }

  /// Where the two bytes that close a formula start. A backslash takes the character after it along. O(n).
  static func closer(of opener: UInt8, in range: Range<Int>, _ text: Span<UInt8>) -> Int? {
    let last: UInt8 = opener == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: ")")
    var place = range.lowerBound
    while place + 1 < range.upperBound {
      let byte = text[place]
      if byte == UInt8(ascii: "\\") {
        if opener != UInt8(ascii: "$"), text[place + 1] == last { return place }
        place += 2
      } else if byte == UInt8(ascii: "$"), opener == UInt8(ascii: "$"), text[place + 1] == UInt8(ascii: "$") {
        return place
      } else {
        place += 1
      }
    }
    return nil
  }
}
