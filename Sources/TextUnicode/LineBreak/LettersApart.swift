/// `word-break: break-all` under the Unicode policy. Letters already count as ideographs
/// (`LineBreakSymbols`), and CSS Text 3 §5.2 requires the same for numbers. But the rules that keep a sign
/// with its number still apply.
enum LettersApart {
  /// Returns the result for a pair, given that of UAX #14.
  ///
  /// Two rules are our own. A sign (`-`, `+`, `%`, `€`) stays with its number, as in LB25. A lam stays with
  /// the alef after it, because readers see the two as one letter. Marks stay with their letters by LB9, and
  /// because they belong to the same grapheme cluster.
  static func answer(
    _ answer: UInt8, _ left: LineBreakSymbol, _ right: LineBreakSymbol, at offset: Int, in text: Span<UInt16>
  ) -> UInt8 {
    if answer == 0 { return isBetweenNumbers(left, right) ? 1 : 0 }
    return isLamAlef(at: offset, in: text) ? 0 : answer
  }

  /// Whether an alef at an offset belongs to a lam before it. O(number of marks between them).
  static func isLamAlef(at offset: Int, in text: Span<UInt16>) -> Bool {
    isAlef(text[offset]) && isLam(before: offset, in: text)
  }

  /// Whether only a rule for numbers (LB25, LB30) prohibits the break: at digits, decimal points and
  /// brackets, where an ideograph in place of the number would allow it.
  private static func isBetweenNumbers(_ left: LineBreakSymbol, _ right: LineBreakSymbol) -> Bool {
    switch (left, right) {
    case (.nu, .nu), (.is, .nu), (.sy, .nu), (.cp, .nu), (.nu, .op): true
    default: false
    }
  }

  /// Whether a code unit is an alef that fonts join with a lam: plain, or with madda, hamza above or below,
  /// wasla or wavy hamza.
  private static func isAlef(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0622, 0x0623, 0x0625, 0x0627, 0x0671...0x0673, 0x0675: true
    default: false
    }
  }

  /// Whether a lam is before `offset`, ignoring marks on it. A non-joiner separates the two. O(number of
  /// marks).
  private static func isLam(before offset: Int, in text: Span<UInt16>) -> Bool {
    var place = offset - 1
    while place > 0, isArabicMark(text[place]) { place -= 1 }
    return place >= 0 && (text[place] == 0x0644 || (0x06B5...0x06B8).contains(text[place]))
  }

  private static func isArabicMark(_ unit: UInt16) -> Bool {
    (0x0300..<0x0900).contains(unit) && ScalarProperties(UInt32(unit)).isMark
  }
}
