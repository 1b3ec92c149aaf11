/// `word-break: break-all` under Unicode's policy: letters have become ideographs (`LineBreakSymbols`), and so CSS Text 3
/// §5.2 would have numbers. Their rules stay where a sign is concerned.
enum LettersApart {
  /// The answer for a pair, given that of UAX #14.
  ///
  /// Rules of our own: a sign (`-`, `+`, `%`, `€`) stays with its number, as LB25 has it, and lam with the alef after it, which
  /// readers know as one letter. Marks stay with their letters by LB9 and for being of one grapheme cluster.
  static func answer(
    _ answer: UInt8, _ left: LineBreakSymbol, _ right: LineBreakSymbol, at offset: Int, in text: Span<UInt16>
  ) -> UInt8 {
    if answer == 0 { return isBetweenNumbers(left, right) ? 1 : 0 }
    return isLamAlef(at: offset, in: text) ? 0 : answer
  }

  /// Whether an alef at an offset belongs to a lam before it. O(marks between).
  static func isLamAlef(at offset: Int, in text: Span<UInt16>) -> Bool {
    isAlef(text[offset]) && isLam(before: offset, in: text)
  }

  /// Whether a number takes part that an ideograph in its place would be cut from: digits, decimal points and brackets
  /// (LB25, LB30).
  private static func isBetweenNumbers(_ left: LineBreakSymbol, _ right: LineBreakSymbol) -> Bool {
    switch (left, right) {
    case (.nu, .nu), (.is, .nu), (.sy, .nu), (.cp, .nu), (.nu, .op): true
    default: false
    }
  }

  /// The alefs that fonts join with a lam: Arabic, with madda, hamza above or below, wasla and wavy hamza.
  private static func isAlef(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0622, 0x0623, 0x0625, 0x0627, 0x0671...0x0673, 0x0675: true
    default: false
    }
  }

  /// Whether a lam stands before `offset`, marks on it left out. A non-joiner keeps the two apart. O(marks).
  private static func isLam(before offset: Int, in text: Span<UInt16>) -> Bool {
    var place = offset - 1
    while place > 0, isArabicMark(text[place]) { place -= 1 }
    return place >= 0 && (text[place] == 0x0644 || (0x06B5...0x06B8).contains(text[place]))
  }

  private static func isArabicMark(_ unit: UInt16) -> Bool {
    (0x0300..<0x0900).contains(unit) && ScalarProperties(UInt32(unit)).isMark
  }
}
