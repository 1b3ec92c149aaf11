/// Finds the delimiters of formulas. The kind of a formula is a byte of its opening delimiter: `$` for `$$`,
/// `[` for `\[`, `(` for `\(`, `b` for `\begin{…}`, and 1 for a single `$`.
enum FormulaSyntax {
  /// Whether formulas of a kind are display formulas.
  static func isDisplay(_ kind: Int) -> Bool {
    kind == 0x24 || kind == 0x5B || kind == Int(EnvironmentSyntax.kind)
  }

  /// The number of bytes of each delimiter that do not belong to the source.
  static func width(_ kind: Int) -> Int { kind == 1 ? 1 : kind == Int(EnvironmentSyntax.kind) ? 0 : 2 }

  /// Returns the kind of a display formula that starts at a place; nil if none does.
  static func displayOpener(at place: Int, before end: Int, _ text: Span<UInt8>) -> UInt8? {
    guard place + 1 < end else { return nil }
    switch (text[place], text[place + 1]) {
    case (UInt8(ascii: "$"), UInt8(ascii: "$")): return UInt8(ascii: "$")
    case (UInt8(ascii: "\\"), UInt8(ascii: "[")): return UInt8(ascii: "[")
    default: return nil
    }
  }

  /// Returns the start of the two bytes that close a formula; nil if there are none. A backslash escapes the
  /// next character. O(n).
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
