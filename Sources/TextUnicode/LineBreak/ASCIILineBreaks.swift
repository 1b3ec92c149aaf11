/// Line breaks in ASCII text without control characters other than tabs and hard breaks. The results equal
/// those of `LineBreakAnalysis`, but need no property lookups.
package enum ASCIILineBreaks {
  /// Whether the rules of UAX #14, or Chromium's table, apply to ASCII unchanged with these options.
  package static func answers(_ options: LineBreakOptions) -> Bool {
    options.wordBreak == .normal && options.strictness != .loose && options.followsRules
  }

  /// Calls `body` with each offset at which a line may end, and whether it must. The end of the text is not
  /// included.
  @inline(__always)
  package static func forEach(
    in text: Span<UInt16>, policy: LayoutPolicy, _ body: (Int, _ isMandatory: Bool) -> Void
  ) {
    if policy == .browser {
      BrowserLineBreaks.forEach(inASCII: text, body)
    } else {
      forEach(in: text, body)
    }
  }

  private static func forEach(in text: Span<UInt16>, _ body: (Int, _ isMandatory: Bool) -> Void) {
    guard text.count > 0 else { return }
    let table = Table.shared
    let symbols = table.symbols.span
    let answers = table.answers.span
    var before = LineBreakSymbol.edge
    var left = symbols[Int(text[0] & 0x7F)]
    if left == .sp { left = LineBreakSymbol.edge.followedBySpace }
    for offset in 1..<text.count {
      let right = symbols[Int(text[offset] & 0x7F)]
      // LB28, for by far the most frequent pair.
      if left == .al && right == .al {
        before = .al
        continue
      }
      var answer = answers[Int(left.rawValue) &<< LineBreakTable.rowBits | Int(right.rawValue)]
      if answer == LineBreakTable.needsContext {
        var place = Place(text: text, offset: offset, previous: before)
        answer = LineBreakRules.decide(left, right, &place).rawValue
      }
      if answer != 0 { body(offset, answer != LineBreakOpportunity.allowed.rawValue) }
      before = left
      left = right == .sp ? left.followedBySpace : right
    }
  }

  fileprivate static func symbol(of unit: UInt16) -> LineBreakSymbol {
    Table.shared.symbols[Int(unit & 0x7F)]
  }

  /// The results for ASCII pairs, computed once.
  private struct Table {
    static let shared = Table()

    let symbols: ContiguousArray<LineBreakSymbol>
    /// The results for pairs of symbols, encoded as in `LineBreakTable`. In ASCII, quotation marks are
    /// neither initial nor final, and no character is East Asian.
    let answers: ContiguousArray<UInt8>

    private init() {
      symbols = ContiguousArray(
        (0..<128).map { LineBreakSymbols.unicode.symbol(of: ScalarProperties($0)) })
      var answers = ContiguousArray(repeating: LineBreakTable.needsContext, count: 64 * 64)
      for left in LineBreakSymbol.allCases {
        for right in LineBreakSymbol.allCases {
          var probe = Probe()
          let answer = LineBreakRules.decide(left, right, &probe)
          if !probe.wasAsked {
            answers[Int(left.rawValue) << LineBreakTable.rowBits + Int(right.rawValue)] = answer.rawValue
          }
        }
      }
      self.answers = answers
    }
  }
}

/// A context of ASCII characters, which have none of the properties below.
private protocol ASCIIContext: LineBreakContext {}

extension ASCIIContext {
  mutating func isBeforeEastAsian() -> Bool { false }
  mutating func isLeftEastAsian() -> Bool { false }
  mutating func isRightEastAsian() -> Bool { false }
  mutating func isNextEastAsian() -> Bool { false }
  mutating func isLeftFinalQuote() -> Bool { false }
  mutating func isRightInitialQuote() -> Bool { false }
  mutating func isRightFinalQuote() -> Bool { false }
  mutating func hasOddRegionalIndicators() -> Bool { false }
  mutating func isLeftUnassignedPictograph() -> Bool { false }
}

/// A context that records whether a rule read the surroundings of the pair.
private struct Probe: ASCIIContext {
  var wasAsked = false

  private mutating func asked<Answer>(_ answer: Answer) -> Answer {
    wasAsked = true
    return answer
  }

  mutating func before() -> LineBreakSymbol { asked(.al) }
  mutating func next() -> LineBreakSymbol { asked(.al) }
  mutating func second() -> LineBreakSymbol { asked(.al) }
  mutating func isInNumber() -> Bool { asked(false) }
  mutating func isAfterClosedNumber() -> Bool { asked(false) }
}

/// A pair of adjacent characters in an ASCII text, with the characters around it.
private struct Place: ASCIIContext {
  private let previous: LineBreakSymbol
  private let following: LineBreakSymbol
  private let afterNext: LineBreakSymbol
  private let inNumber: Bool
  private let afterClosedNumber: Bool

  /// - Parameters:
  ///   - offset: The offset of the right character.
  ///   - previous: The symbol before the left character.
  init(text: Span<UInt16>, offset: Int, previous: LineBreakSymbol) {
    func symbol(at offset: Int) -> LineBreakSymbol {
      guard text.indices.contains(offset) else { return .edge }
      return ASCIILineBreaks.symbol(of: text[offset])
    }
    /// Whether NU (SY | IS)* ends at an offset.
    func endsNumber(before end: Int) -> Bool {
      var offset = end - 1
      while symbol(at: offset) == .sy || symbol(at: offset) == .is { offset -= 1 }
      return symbol(at: offset) == .nu
    }
    self.previous = previous
    following = symbol(at: offset + 1)
    afterNext = symbol(at: offset + 2)
    let left = symbol(at: offset - 1)
    let isClosing = left == .cl || left == .cp
    inNumber = !isClosing && endsNumber(before: offset)
    afterClosedNumber = isClosing && endsNumber(before: offset - 1)
  }

  mutating func before() -> LineBreakSymbol { previous }
  mutating func next() -> LineBreakSymbol { following }
  mutating func second() -> LineBreakSymbol { afterNext }
  mutating func isInNumber() -> Bool { inNumber }
  mutating func isAfterClosedNumber() -> Bool { afterClosedNumber }
}
