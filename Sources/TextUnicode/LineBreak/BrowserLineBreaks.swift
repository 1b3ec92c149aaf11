/// Line breaks as measured in Chromium. `Tests/Conformance/Data/Chromium/README.md` states the rules, whose
/// numbers are used here. A pair of ASCII characters is looked up in a table; UAX #14 decides about other
/// pairs.
///
/// Hard breaks follow UAX #14 under every policy, although rule 1 knows only LF: CR, VT, FF, NEL, U+2028 and
/// U+2029 end a line too, and no line ends just before one of them (LB4 to LB6).
enum BrowserLineBreaks {
  /// The value for a hyphen and a digit. The result then depends on the character before the hyphen.
  private static let needsContext: UInt8 = 3

  /// `LineBreakOpportunity.rawValue` or `needsContext` for two ASCII characters, at the index left × 128 +
  /// right.
  private static let answers: ContiguousArray<UInt8> = {
    let sixes = PackedText.values(graphicPairs, digits: 1, as: UInt8.self)
    return ContiguousArray(
      (0..<128 * 128).map { (pair: Int) -> UInt8 in
        let left = UInt16(pair / 128)
        let right = UInt16(pair % 128)
        if isHardBreak(left) { return left == 0x0D && right == 0x0A ? 0 : 2 }
        if isHardBreak(right) { return 0 }
        if let answer = spaces(left, right) ?? controls(left, right) { return answer }
        if left == 0x2D, isDigit(right) { return needsContext }
        let bit = Int(left - 0x21) * 94 + Int(right - 0x21)
        return sixes[bit / 6] >> UInt8(5 - bit % 6) & 1
      })
  }()

  /// Sets the flags of a text that has only ASCII characters. Does not use UAX #14.
  static func mark(
    ascii text: Span<UInt16>, allowed: UInt8, mandatory: UInt8, in flags: inout ContiguousArray<UInt8>
  ) {
    guard text.count > 0 else { return }
    var marks = flags.mutableSpan
    forEach(inASCII: text) { marks[$0] |= $1 ? mandatory : allowed }
    // LB3: a line ends at the end of the text.
    marks[text.count] |= isHardBreak(text[text.count - 1]) ? mandatory : allowed
  }

  /// Calls `body` with each offset at which a line may end in an ASCII text, and whether it must. The end of
  /// the text is not included.
  @inline(__always)
  static func forEach(inASCII text: Span<UInt16>, _ body: (Int, _ isMandatory: Bool) -> Void) {
    guard text.count > 0 else { return }
    let answers = answers
    var left = text[0] & 0x7F
    for offset in 1..<text.count {
      let right = text[offset] & 0x7F
      var answer = answers[Int(left) &<< 7 | Int(right)]
      if answer == needsContext { answer = hyphen(after: offset > 1 ? text[offset &- 2] : 0) }
      if answer != 0 { body(offset, answer != 1) }
      left = right
    }
  }

  /// Returns Chromium's result for the pair before `offset`, given that of UAX #14. It is not called where a
  /// line must end.
  @inline(__always)
  static func answer(
    _ answer: UInt8, _ right: LineBreakSymbol, _ cursor: inout LineBreakCursor, at offset: Int,
    in text: Span<UInt16>
  ) -> UInt8 {
    let left = text[offset - 1]
    let unit = text[offset]
    // If both characters are beyond Latin-1, only white space is treated differently from UAX #14.
    if left > 0xFF, unit > 0xFF, left != 0x3000, unit != 0x3000 { return answer }
    // LB6: no line ends before a hard break.
    if right.isHardBreak { return 0 }
    return answerNearLatin1(answer, right, &cursor, left, unit, at: offset, in: text)
  }

  private static func answerNearLatin1(
    _ answer: UInt8, _ right: LineBreakSymbol, _ cursor: inout LineBreakCursor, _ left: UInt16,
    _ unit: UInt16, at offset: Int, in text: Span<UInt16>
  ) -> UInt8 {
    if let answer = spaces(left, unit) { return answer }
    if isSpace(before: offset, in: text) { return 1 }
    if let answer = controls(left, unit) { return answer }
    if left < 0x80, unit < 0x80 {
      let pair = answers[Int(left) &<< 7 | Int(unit)]
      return pair == needsContext ? hyphen(after: offset > 1 ? text[offset - 2] : 0) : pair
    }
    // Rule 7: ASCII digits count as letters here. Then fewer rules prohibit a break, so the pair is decided
    // again only if UAX #14 prohibits one.
    if answer == 0, left <= 0xFF, unit <= 0xFF { return cursor.answerWithoutASCIINumbers(right) }
    return answer
  }

  /// Returns the result by rules 2 and 3: white space hangs at the end of its line, and a line may begin
  /// after it, whatever follows. Nil if these rules do not apply.
  @inline(__always)
  private static func spaces(_ left: UInt16, _ right: UInt16) -> UInt8? {
    if right == 0x20 || right == 0x09 || right == 0x3000 { return 0 }
    return left == 0x20 || left == 0x09 ? 1 : nil
  }

  /// Rule 3: whether a space or tab is before `offset`, or before ideographic spaces there, which hang with
  /// it. It is called once for a run of ideographic spaces, because none of them begins a line.
  @inline(__always)
  static func isSpace(before offset: Int, in text: Span<UInt16>) -> Bool {
    var first = offset - 1
    while first > 0, text[first] == 0x3000 { first -= 1 }
    return text[first] == 0x20 || text[first] == 0x09
  }

  /// Returns the result next to a control character, before and after which no line begins; nil for other
  /// pairs.
  @inline(__always)
  private static func controls(_ left: UInt16, _ right: UInt16) -> UInt8? {
    left < 0x20 || right < 0x20 || left == 0x7F || right == 0x7F ? 0 : nil
  }

  /// Returns the result between a hyphen and a digit (rule 4): the hyphen may be a minus sign, unless an
  /// ASCII letter or digit precedes it.
  private static func hyphen(after before: UInt16) -> UInt8 {
    isDigit(before) || (0x61...0x7A).contains(before | 0x20) ? 1 : 0
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
  /// Whether a code unit is LF, VT, FF or CR.
  private static func isHardBreak(_ unit: UInt16) -> Bool { (0x0A...0x0D).contains(unit) }
}
